"""Compares what the scanner finds in the Swift files of the corpus with the compiler's own parser.

usage: oracle.py [<build folder>]

Tests/ScanOracle/Oracle.swift is compiled against the SwiftSyntax of the toolchain and lists identifiers, imports and
references of the same files. They must agree with `legacy-places scan` in
  - names: every legacy name that is code is a finding, and every such finding is one;
  - imports of GooglePlaces and LegacyPlaces;
  - members: every finding of a member is a reference in the tree, and where the tree shows a call, one with the
    labels of the member, a trailing closure standing for the callback.
Disagreements must stand in EXPLAINED. Where the toolchain has no SwiftSyntax, one line says so.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CORPUS = ROOT / "Tests/ScanCorpus"
WORK = ROOT / ".build/oracle"

# (file, what, name): why. "declared" in the first place stands for all files that declare the name.
EXPLAINED = {
    ("declared", "name only in the tree"): "the file declares the type itself, so no use of it is legacy",
    ("CityPickerModel.swift", "import only in the tree", "GooglePlaces"):
        "another library of that name: the file uses `GooglePlaces` as a type of its own and no legacy name",
    ("RideSearchViewModel.swift", "import only in the tree", "GooglePlaces"): "the same",
    ("SearchFlowTests.swift", "import only in the tree", "GooglePlaces"): "the same",
}


def binary():
    """The oracle, compiled when its source is newer; `None` without SwiftSyntax."""
    swiftc = shutil.which("swiftc")
    host = pathlib.Path(swiftc).resolve().parents[1] / "lib/swift/host" if swiftc else None
    if not host or not (host / "SwiftParser.swiftmodule").exists():
        return None
    source, made = ROOT / "Tests/ScanOracle/Oracle.swift", WORK / "oracle"
    if made.exists() and made.stat().st_mtime > source.stat().st_mtime:
        return made
    WORK.mkdir(parents=True, exist_ok=True)
    run = subprocess.run(
        [swiftc, "-O", "-o", made, "-module-cache-path", WORK / "cache", "-I", host, "-L", host, "-lSwiftSyntax",
         "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host, source], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(run.stdout + run.stderr)
    return made


def text_of(path):
    """A file as the scanner reads it: UTF-8 without a byte order mark."""
    data = path.read_bytes()
    if data[:2] in (b"\xfe\xff", b"\xff\xfe"):
        return data.decode("utf-16")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def vocabulary():
    """The legacy names, and the members of Swift with their labels (`None` for a property)."""
    names = (ROOT / "Sources/MigrationCodes/LegacyNames.swift").read_text()
    names = set(re.findall(r"\b(?:k?GMS\w+|gmsAutocomplete\w+)", names[names.index("let names"):]))
    source = (ROOT / "Sources/MigrationAssistant/Vocabulary/Member.swift").read_text()
    source = source[source.index("static let all"):source.index("struct Selector")]
    members = []
    for code, member in re.findall(r'Member\(\s*"(LP\d+)",\s*"([^"]+)"', source):
        base, _, labels = member.partition("(")
        members.append((code, base, "(" + labels if labels else None, member))
    if len(names) < 150 or len(members) < 30:
        raise SystemExit(f"only {len(names)} names and {len(members)} members were read from the sources")
    return names, members


def fits(labels, written):
    """Whether the labels of a call are those of a member; closures behind the call may stand for the last."""
    if labels is None or written in ("-", "override", labels):
        return True
    return labels.endswith("callback:)") and written == labels[:-len("callback:)")] + "{}:)"


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug")
    oracle = binary()
    if not oracle:
        print("oracle: not compared, this toolchain has no SwiftSyntax in lib/swift/host")
        return 0
    names, members = vocabulary()
    files = sorted(CORPUS.glob("*/*.swift"))
    copies = WORK / "files"
    shutil.rmtree(copies, ignore_errors=True)
    copies.mkdir(parents=True)
    for number, file in enumerate(files):
        (copies / f"{number:04}.swift").write_bytes(text_of(file).encode())
    (WORK / "words").write_text("\n".join(sorted(names)) + "\n")
    run = subprocess.run(
        [oracle, WORK / "words", *sorted(copies.iterdir())], capture_output=True, text=True, encoding="utf-8")
    if run.returncode:
        raise SystemExit(run.stdout + run.stderr)
    tree = {"name": {}, "declared": {}, "import": {}, "reference": {}}
    for line in run.stdout.split("\n")[:-1]:
        number, row, column, what, name, labels = line.split("\t")
        tree[what][(int(number), int(row), int(column))] = (name, labels)

    scan = subprocess.run(
        [build / "legacy-places", "scan", "--no-ignore", "--format", "json", *files], capture_output=True, text=True)
    if scan.returncode:
        raise SystemExit(scan.stdout + scan.stderr)
    report = json.loads(scan.stdout)
    if report["skipped"]:
        raise SystemExit(f"not read: {report['skipped']}")
    number_of = {str(file): number for number, file in enumerate(files)}
    found = {"name": {}, "import": {}, "member": {}}
    member_of = {member: (base, labels) for _, base, labels, member in members}
    codes_of = {(code, member) for code, _, _, member in members}
    for one in report["findings"]:
        place = (number_of[one["file"]], one["line"], one["column"])
        if one["code"] in ("LP100", "LP110"):
            found["import"][place] = one["symbol"]
        elif one["symbol"] in names and one["kind"] == "use":
            found["name"][place] = one["symbol"]
        elif (one["code"], one["symbol"]) in codes_of and one["kind"] != "mistake":
            found["member"][place] = one["symbol"]

    declared = {(place[0], name) for place, (name, _) in tree["declared"].items()}
    trouble, used, counts = [], set(), {}

    def disagree(place, what, name):
        file = files[place[0]].name
        key = (file, what, name)
        if (place[0], name) in declared and ("declared", what) in EXPLAINED:
            key = ("declared", what)
        if key in EXPLAINED:
            used.add(key)
            counts[key] = counts.get(key, 0) + 1
        else:
            trouble.append(f"{file}:{place[1]}:{place[2]}: {what}: {name}")

    for place, (name, _) in sorted(tree["name"].items()):
        if found["name"].get(place) != name:
            disagree(place, "name only in the tree", name)
    for place, name in sorted(found["name"].items()):
        if tree["name"].get(place, ("",))[0] != name:
            disagree(place, "name only in the scan", name)

    imports = {place: name for place, (name, _) in tree["import"].items() if name in ("GooglePlaces", "LegacyPlaces")}
    for place, name in sorted(imports.items()):
        if found["import"].get(place) != name:
            disagree(place, "import only in the tree", name)
    for place, name in sorted(found["import"].items()):
        if imports.get(place) != name:
            disagree(place, "import only in the scan", name)

    for place, member in sorted(found["member"].items()):
        base, labels = member_of[member]
        name, written = tree["reference"].get(place, ("", ""))
        if name != base:
            disagree(place, "member that is no reference", member)
        elif not fits(labels, written):
            disagree(place, f"member called as {written}", member)

    calls = quiet = 0
    for place, (name, written) in tree["reference"].items():
        if any(labels and base == name and written.startswith("(") and fits(labels, written)
               for _, base, labels, _ in members):
            calls += 1
            quiet += place not in found["member"]

    for line in trouble:
        print(line)
    for key in EXPLAINED.keys() - used:
        trouble.append(key)
        print(f"no longer so, take it out of EXPLAINED: {key}")
    if trouble:
        print(f"oracle: {len(trouble)} disagreements that .ci/checks/oracle.py does not explain")
        return 1
    print(
        f"oracle: {len(files)} Swift files; names {len(tree['name'])} in the tree, {len(found['name'])} in the scan;"
        f" imports {len(imports)} and {len(found['import'])}; members {len(found['member'])}, all in the tree"
        f" ({calls} calls of their shape there, {quiet} of them on something else)")
    for key, count in sorted(counts.items()):
        print(f"oracle: {count} explained, {' '.join(key)}: {EXPLAINED[key]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
