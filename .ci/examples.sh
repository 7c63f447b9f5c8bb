# What CI does with the examples, read by .ci/run. Each executable of Examples/ must stand here.
#
#   run NAME [ARGUMENT...]         must end well
#   same NAME NAME [ARGUMENT...]   both must end well and print the same
#   unit_tests                     `swift test` in Examples/
