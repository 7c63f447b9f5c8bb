# What CI does with the examples, read by .ci/run. Each executable under Examples/ must stand here.
#
#   run NAME [ARGUMENT...]         must end well
#   same NAME NAME [ARGUMENT...]   both must end well and print the same
#   unit_tests [FOLDER]            `swift test` in Examples/, or in Examples/FOLDER
#   package FOLDER                 what follows is about the package Examples/FOLDER

# front_door NAME: the old sample and the ported one print the same.
front_door() {
  same "$1Sample" "$1SamplePorted"
  cat "$work/one" >>"$work/printed"
}

# quoted FILE: what the file says the samples print, in blocks that begin with something typed or tapped, is so.
quoted() {
  python3 - "$1" "$work/printed" <<'EOF'
import re, sys

page, printed = (open(path, encoding="utf-8").read() for path in sys.argv[1:])
blocks = re.findall(r"^```text\n(> .*?)^```", page, re.DOTALL | re.MULTILINE)
stale = [block for block in blocks if block not in printed]
if stale or not blocks:
    raise SystemExit("no sample prints this any more:\n" + "\n".join(stale))
EOF
}

front_door Fetcher
front_door Table
front_door Results
front_door FullScreen
quoted Examples/README.md

package Benchmarks
run Benchmarks --check

package ScanBenchmark
run ScanBenchmark --check

unit_tests BehaviourSuite
