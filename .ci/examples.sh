# What CI does with the examples, read by .ci/run. Each executable under Examples/ must stand here.
#
#   run NAME [ARGUMENT...]         must end well
#   same NAME NAME [ARGUMENT...]   both must end well and print the same
#   unit_tests                     `swift test` in Examples/
#   package FOLDER                 what follows is about the package Examples/FOLDER

same FetcherSample FetcherSamplePorted
same TableSample TableSamplePorted
same ResultsSample ResultsSamplePorted
same FullScreenSample FullScreenSamplePorted

package Benchmarks
run Benchmarks --check
