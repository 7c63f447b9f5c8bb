"""Compares what the scanner finds in the Swift files of the corpus with what the toolchain's own parser sees.

usage: oracle.py <build folder with legacy-places>

The parser (SwiftSyntax, as it comes with the toolchain) knows nothing of our lexer and rules. From both sides:

- every legacy name that is a token of code, unless the file declares it, is a finding, and no other is;
- every import of GooglePlaces or LegacyPlaces is one, and no other is;
- every member that the scanner tells is a call or reference with these labels, and in files of places every such
  call or reference is told.

What does not agree must stand in .ci/oracle/explained.tsv with a reason, and what stands there must be so.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CORPUS = ROOT / "Tests/ScanCorpus"
HERE = ROOT / ".ci/oracle"
OF_PLACES = ("viewport", "openNowStatus", "isOpen()", "isOpen(at:)")
MODULES = {"GooglePlaces": "LP100", "LegacyPlaces": "LP110"}


def parser():
    """The folder of the toolchain's SwiftSyntax, or nothing."""
    done = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True)
    if done.returncode:
        return None
    host = Path(json.loads(done.stdout)["paths"]["runtimeResourcePath"], "host")
    return host if (host / "SwiftParser.swiftmodule").exists() else None


def legacy_names():
    text = (ROOT / "Sources/MigrationCodes/LegacyNames.swift").read_text()
    names = set(re.findall(r"\bk?(?:GMS|gms)\w+", text))
    assert len(names) > 300, "the list of legacy names is not read any more"
    return names


def members():
    """The members of the table in the corpus's rules, in Swift: base name to lists of labels, or None."""
    found = {}
    section = (CORPUS / "README.md").read_text().split("## Members")[1].split("\n## ")[0]
    for row in re.findall(r"^\| LP\d+ \| (.*?) \|", section, re.MULTILINE):
        for name in re.findall(r"`([^`]+)`", row):
            if name.startswith("GMS"):
                continue
            base, _, labels = name.partition("(")
            found.setdefault(base, []).append(labels.rstrip(":)").split(":") if labels else None)
    # Its "three siblings" are not written out.
    found["isOpen"] += [["withPlaceID", "callback"], ["withPlaceID", "date", "callback"], ["with", "date", "callback"]]
    assert len(found) > 20, "the table of members is not read any more"
    return found


def full_name(sight, table):
    """The name in the table of a call, reference or declaration, or None."""
    base, _, labels = sight.partition("(")
    written = [part for part in labels.rstrip(")").split(":") if part] if labels else None
    for known in table[base]:
        if known is None and written is None:
            return base
        if known is None or written is None:
            continue
        if known == [""] and not written:
            return f"{base}()"
        known = [label for label in known if label]
        if written == known or (written and written[-1] == "*" and known[-1:] == ["callback"]
                                and written[:-1] == known[:-1]):
            return f"{base}({''.join(label + ':' for label in known)})"
    return None


def utf8(data):
    for mark, name in ((b"\xfe\xff", "utf-16"), (b"\xff\xfe", "utf-16"), (b"\xef\xbb\xbf", "utf-8-sig")):
        if data.startswith(mark):
            return data.decode(name)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def seen(files, host, names, table):
    """What the parser sees, by file: tuples of kind, line, column, name."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "oracle")
        done = subprocess.run(
            ["swiftc", "-O", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath",
             "-Xlinker", host, HERE / "oracle.swift", "-o", program], capture_output=True, text=True)
        if done.returncode:
            raise SystemExit("the oracle does not compile:\n" + done.stderr[-4000:])
        Path(folder, "names").write_text("\n".join(names))
        Path(folder, "bases").write_text("\n".join(table))
        copies = {}
        for number, file in enumerate(files):
            copy = Path(folder, f"{number}.swift")
            copy.write_bytes(utf8(file.read_bytes()).encode())
            copies[str(copy)] = file
        done = subprocess.run([program, Path(folder, "names"), Path(folder, "bases"), *copies], capture_output=True,
                              text=True, check=True)
        sights = {file: [] for file in files}
        for line in done.stdout.splitlines():
            copy, kind, row, column, name = line.split("\t")
            sights[copies[copy]].append((kind, int(row), int(column), name))
        return sights


def found(files, build):
    """What the scanner finds, by file."""
    done = subprocess.run([Path(build, "legacy-places"), "scan", "--no-ignore", "--format", "json", *files],
                          capture_output=True, text=True, check=True)
    findings = {file: [] for file in files}
    for finding in json.loads(done.stdout)["findings"]:
        findings[Path(finding["file"])].append(finding)
    return findings


def disagreements(sights, findings, names, table):
    """Lines of: which side alone, what, line, column, name."""
    declared = {name for kind, _, _, name in sights if kind == "declares"}
    uses = [finding for finding in findings if finding["kind"] != "mistake"]

    def at(finding):
        return finding["line"], finding["column"], finding["symbol"]

    def compare(what, ours, theirs):
        lines = [("parser", what, *place) for place in (theirs - ours)]
        lines += [("scanner", what, *place) for place in (ours - theirs)]
        return lines

    lines = compare("name", {at(f) for f in uses if f["symbol"] in names},
                    {(row, column, name) for kind, row, column, name in sights
                     if kind == "name" and name not in declared})
    lines += compare("import", {at(f) for f in uses if f["code"] in MODULES.values()
                                and f["symbol"] in MODULES},
                     {(row, column, name) for kind, row, column, name in sights
                      if kind == "import" and name in MODULES})
    # Members: what is told must be there; what is there must be told in files of places.
    calls = {}
    for kind, row, column, name in sights:
        if kind in ("call", "reference", "override"):
            known = full_name(name, table)
            if known or "(" not in name:
                calls[row, column] = known or name
    told = {at(f) for f in uses if f["symbol"].partition("(")[0] in table and f["symbol"] not in names}
    is_places = bool(uses) or any(kind == "import" and name == "GoogleMaps" for kind, _, _, name in sights)
    for row, column, symbol in sorted(told):
        name = calls.pop((row, column), None)
        if name != symbol and name != symbol.partition("(")[0]:
            lines.append(("scanner", "member", row, column, symbol))
    if is_places:
        for (row, column), name in calls.items():
            # A bare name of a function is no call, and of these the receiver must be known as a place.
            if name not in OF_PLACES and (None in table[name.partition("(")[0]] or "(" in name):
                lines.append(("parser", "member", row, column, name))
    return sorted(lines, key=lambda line: (line[2:], line))


def main(build):
    host = parser()
    if not host:
        print("oracle: skipped, this toolchain has no SwiftSyntax for programs to link")
        return
    names, table = legacy_names(), members()
    files = sorted(CORPUS.glob("*/*.swift"))
    sights, findings = seen(files, host, names, table), found(files, build)
    lines = ["\t".join(map(str, (file.relative_to(CORPUS), *line))) for file in files
             for line in disagreements(sights[file], findings[file], names, table)]
    explained = {}
    for line in (HERE / "explained.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            place, _, reason = line.rpartition("\t")
            explained[place] = reason.strip()
    new = [line for line in lines if not explained.get(line)]
    stale = [line for line in explained if line not in lines]
    for line in new:
        print(f"not explained: {line}")
    for line in stale:
        print(f"explained, but they agree: {line}")
    kinds = Counter(kind for file in files for kind, *_ in sights[file])
    print(f"oracle: {len(files)} Swift files, {kinds['name']} legacy names, {kinds['import']} imports and "
          f"{kinds['call'] + kinds['reference']} calls and references of the parser; "
          f"{len(lines) - len(new)} disagreements, explained; {len(new)} not explained")
    if new or stale:
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1])
