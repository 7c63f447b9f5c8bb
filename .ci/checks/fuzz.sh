#!/usr/bin/env bash
# Feeds the scanner with random changes of the corpus, under the address sanitizer, for about twenty seconds:
#
#   bash .ci/checks/fuzz.sh            the run of CI, the same inputs each time
#   bash .ci/checks/fuzz.sh SECONDS    a longer one with another seed
#
# What made it fail once lies in Tests/ScanFuzz/Found and is run first. A new finding is left in .build/fuzz: mend it,
# make it small (`.build/fuzz/scan-fuzz -minimize_crash=1 -runs=10000 FILE`) and put it there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
build=.build/fuzz
mkdir -p "$build/seeds" "$build/corpus"

library=$build/libMigrationCodes.a
features=(-swift-version 6)
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility; do
  features+=(-enable-upcoming-feature "$feature")
done
mapfile -t sources < <(find Sources/MigrationAssistant Tests/ScanFuzz/Sources -name "*.swift" | sort)
program=$build/scan-fuzz
newest=$(ls -t "${sources[@]}" Sources/MigrationCodes/*.swift .ci/checks/fuzz.sh | sed -n 1p)
if [ ! -x "$program" ] || [ "$newest" -nt "$program" ]; then
  swiftc -O -package-name LegacyPlaces -parse-as-library -emit-library -static -emit-module -module-name MigrationCodes \
    -emit-module-path "$build/MigrationCodes.swiftmodule" "${features[@]}" \
    Sources/MigrationCodes/*.swift -o "$library"
  swiftc -O -package-name LegacyPlaces -sanitize=fuzzer,address -parse-as-library -module-name ScanFuzz \
    -I "$build" "${features[@]}" "${sources[@]}" "$library" -o "$program"
fi

# Each source of the corpus is a seed; a byte before it says what it is.
python3 - "$build/seeds" <<'PY'
import pathlib, sys
seeds = pathlib.Path(sys.argv[1])
for path in sorted(pathlib.Path("Tests/ScanCorpus").rglob("*")):
    kind = {".swift": b"\0", ".m": b"\1", ".mm": b"\1", ".h": b"\1"}.get(path.suffix)
    if kind: (seeds / path.name).write_bytes(kind + path.read_bytes()[:4000])
record = "a/B.swift\tLP101\tuse\t3\tGMSPlacesClient\n\\#c\\t.m\tLP202\tmistake\t1\t\\u{2028}x\n"
(seeds / "record").write_bytes(b"\2" + record.encode())
for path in sorted(pathlib.Path("Tests/RewritePairs").rglob("before.swift.txt")):
    for level in b"\4", b"\5":
        (seeds / f"{path.parent.name}-{ord(level)}").write_bytes(level + path.read_bytes()[:4000])
(seeds / "rules").write_bytes(b"\3*.swift\n!a/**/b\n/x[a-c]/\n\0a/b/c.swift")
PY

# Swift's own report of a crash gets into the way of the sanitizer's.
export SWIFT_BACKTRACE=enable=no
options=(-max_len=4096 -timeout=5 -rss_limit_mb=2048 -artifact_prefix="$build/" -print_final_stats=1)
found=(Tests/ScanFuzz/Found/*)
if [ -e "${found[0]}" ]; then "$program" "${options[@]}" "${found[@]}"; fi
rm -rf "$build/corpus" && mkdir "$build/corpus"
if [ $# -gt 0 ]; then
  "$program" "${options[@]}" -max_total_time="$1" "$build/corpus" "$build/seeds"
else
  "$program" "${options[@]}" -seed=1 -runs=20000 "$build/corpus" "$build/seeds"
fi
