"""Reports what Sources/ uses that the package's oldest platforms lack.

A build on Linux ignores availability, so two readings take its place:

1. the compiler's index of the last build names each declaration used; the toolchain's symbol graphs say
   since when it exists. Exact, but blind to code that Linux does not compile;
2. a text search, comments and literals blanked, for the lines of newer.tsv and for the toolchain's newer
   types: it also sees `#if os(iOS)`, and language features that need a newer runtime.

Both first prove themselves on fixtures/newer.swift. A line that ends in `// ci:newer-ok <why>` is let
through, for code under `#available`.

usage: availability.py <build folder with index/store>
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import swift_text
import toolchain
from index_store import IndexStore

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FIXTURE = HERE.parent / "fixtures" / "newer.swift"
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Synchronization", "Observation",
    "Distributed", "Runtime", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking"]
# A `for await` names these on Linux; built for an older system it calls `next()`.
CHOSEN_BY_TARGET = re.compile(r"\.next\(isolation:\)$")
NEWER_MODULES = {
    "Synchronization": "iOS 18, macOS 15", "Observation": "iOS 17, macOS 14",
    "Runtime": "iOS 26, macOS 26"}


def oldest_platforms():
    """What the manifest promises, as {"iOS": (16, 0), "macOS": (13, 0)}."""
    manifest = (ROOT / "Package.swift").read_text()
    found = re.findall(r"\.(iOS|macOS)\(\.v(\d+)(?:_(\d+))?\)", manifest)
    if {name for name, _, _ in found} != {"iOS", "macOS"}:
        raise SystemExit("Package.swift no longer says platforms: [.iOS(.vN), .macOS(.vN)]; "
                         "teach .ci/checks/availability.py the new form.")
    return {name: (int(major), int(minor or 0)) for name, major, minor in found}


def since(symbol, oldest):
    """"iOS 18, macOS 15" when the symbol is newer than the platforms, else None."""
    versions = {}
    for entry in symbol.get("availability", []):
        if entry.get("domain") in oldest and "introduced" in entry:
            version = entry["introduced"]
            versions[entry["domain"]] = (version["major"], version.get("minor", 0))
    if all(versions[name] <= oldest[name] for name in versions):
        return None
    return ", ".join(
        f"{name} {major}" + (f".{minor}" if minor else "")
        for name, (major, minor) in sorted(versions.items(), key=lambda item: item[0].lower()))


class Newer:
    """What the toolchain declares only for newer systems, by USR and, for whole types, by name."""

    def __init__(self):
        oldest = oldest_platforms()
        self.by_usr, self.by_name, old_names = {}, {}, set()
        for module, graph in toolchain.symbol_graphs(MODULES):
            for symbol in graph["symbols"]:
                path, usr = symbol["pathComponents"], symbol["identifier"]["precise"]
                newer = since(symbol, oldest) or NEWER_MODULES.get(module)
                if newer and CHOSEN_BY_TARGET.search(".".join(path)):
                    continue
                if newer:
                    self.by_usr[usr] = (".".join(path), newer)
                    if len(path) == 1 and re.fullmatch(r"[A-Z]\w{4,}", path[0]):
                        self.by_name[path[0]] = newer
                else:
                    old_names.update(path)
        for name in old_names:
            self.by_name.pop(name, None)
        if "s:s11InlineArrayV" not in self.by_usr or len(self.by_usr) < 500:
            raise SystemExit("The toolchain's symbol graphs no longer carry availability as expected; "
                             "look at .ci/checks/availability.py.")


def rules():
    for line in (HERE / "newer.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, first, instead = line.split("\t")
            yield re.compile(pattern), first, instead


def in_text(files, newer):
    """Findings of the text search, as {(file, line): message}."""
    code = {file: swift_text.blanked(file.read_text()) for file in files}
    declared = re.compile(r"\b(?:struct|class|enum|actor|protocol|typealias|case|associatedtype)\s+(\w+)")
    own = {name for text in code.values() for name in declared.findall(text)}
    names = {name: first for name, first in newer.by_name.items() if name not in own}
    found = {}
    for file, text in code.items():
        for number, line in enumerate(text.splitlines(), 1):
            for pattern, first, instead in table:
                if match := pattern.search(line):
                    what = " ".join(match.group().split())
                    found.setdefault((file, number), f"`{what}` needs {first}; instead: {instead}")
            for word in re.findall(r"\b[A-Z]\w{4,}\b", line):
                if word in names:
                    found.setdefault((file, number), f"`{word}` needs {names[word]}")
            if match := re.search(r"\bimport\s+(?:\w+\s+)?(\w+)", line):
                if first := NEWER_MODULES.get(match.group(1)):
                    found.setdefault((file, number), f"module {match.group(1)} needs {first}")
    return found


def in_index(store, files, newer):
    """Findings of the index, as {(file, line): message}; stops when a file is not in it."""
    records = {Path(path).resolve(): record for path, record in store.records().items()}
    found = {}
    for file in files:
        if file not in records:
            raise SystemExit(f"{file.relative_to(ROOT)} is not in the index of the last build: "
                             "run `bash .ci/run build`, and see that a target holds the file.")
        for line, usr in store.occurrences(records[file]) if records[file] else []:
            if usr in newer.by_usr:
                name, first = newer.by_usr[usr]
                found.setdefault((file, line), f"`{name}` needs {first}")
    return found


def without_allowed(found):
    return {
        (file, line): message for (file, line), message in found.items()
        if not re.search(r"//\s*ci:newer-ok\s+\S", file.read_text().splitlines()[line - 1])}


def prove(newer):
    """Runs both readings on the fixture and stops unless they report just the marked lines."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
             "-index-store-path", folder, str(FIXTURE)], capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{FIXTURE.relative_to(ROOT)} does not compile:\n{done.stderr}")
        store = IndexStore(folder, toolchain.root())
        index, text = in_index(store, [FIXTURE], newer), in_text([FIXTURE], newer)
    marked = {
        number for number, line in enumerate(FIXTURE.read_text().splitlines(), 1)
        if line.endswith("// newer")}
    reported = {line for _, line in without_allowed({**text, **index})}
    for line in sorted(marked - reported):
        print(f"fixture line {line}: should have been reported")
    for line in sorted(reported - marked):
        print(f"fixture line {line}: reported for nothing: {({**text, **index})[FIXTURE, line]}")
    if marked != reported or not index or not text:
        raise SystemExit("The availability check does not work: its own fixture is misjudged.")
    return len(marked)


def main(build):
    newer = Newer()
    proved = prove(newer)
    # A plugin runs in SwiftPM on the developer's machine, and is compiled only there.
    files = sorted(file for file in (ROOT / "Sources").rglob("*.swift") if "ScanPlugin" not in file.parts)
    store = IndexStore(Path(build, "index", "store"), toolchain.root())
    found = without_allowed({**in_text(files, newer), **in_index(store, files, newer)})
    for (file, line), message in sorted(found.items()):
        print(f"{file.relative_to(ROOT)}:{line}: {message}")
    if found:
        oldest = ", ".join(f"{k} {v[0]}" for k, v in sorted(oldest_platforms().items()))
        raise SystemExit(f"Lines that use what {oldest} lack: {len(found)}.")
    print(f"{len(files)} files, {len(newer.by_usr)} newer declarations known, "
          f"{proved} planted uses found")


table = list(rules())

if __name__ == "__main__":
    main(sys.argv[1])
