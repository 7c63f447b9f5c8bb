"""Compares the public API with .ci/api/<Module>.txt, or writes those files.

One line per public symbol, `path | kind | access and declaration`, and one per conformance, sorted. What
follows from a conformance (`==`, `hash(into:)`, `encode(to:)` …) is left out. The dump is the Linux one:
what stands in `#if os(iOS)` is not in it.

usage: api.py <build folder with Modules> [--update]
"""

import difflib
import json
import subprocess
import sys
from pathlib import Path

import toolchain

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".ci" / "api"
IMPLIED_MEMBERS = {
    "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)", "init(from:)"}
IMPLIED_CONFORMANCES = {"Copyable", "Escapable", "SendableMetatype", "CVarArg", "_Pointer"}


def modules():
    """Every target that an app reaches through a library product of the package."""
    out = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True)
    if out.returncode:
        raise SystemExit(out.stderr)
    package = json.loads(out.stdout)
    needs = {
        target["name"]: [d["byName"][0] for d in target["dependencies"] if "byName" in d]
        for target in package["targets"]}
    reached = set()
    queue = [t for p in package["products"] if "library" in p["type"] for t in p["targets"]]
    while queue:
        name = queue.pop()
        if name not in reached:
            reached.add(name)
            queue += needs[name]
    return sorted(reached)


def lines(graph):
    """The text of one module's API."""
    names, found = {}, set()
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        names[symbol["identifier"]["precise"]] = ".".join(path)
        if path[-1] in IMPLIED_MEMBERS:
            continue
        declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
        access = "" if symbol["accessLevel"] == "public" else symbol["accessLevel"] + " "
        where = extension(symbol)
        found.add(
            f"{'.'.join(path)} | {symbol['kind']['identifier'].removeprefix('swift.')} | "
            f"{access}{' '.join(declaration.split())}{where}")
    for link in graph["relationships"]:
        if link["kind"] == "conformsTo" and link["source"] in names:
            target = names.get(link["target"], link.get("targetFallback", "")).removeprefix("Swift.")
            if target and target not in IMPLIED_CONFORMANCES:
                found.add(f"{names[link['source']]} | conforms to | {target}{condition(link)}")
    return sorted(found)


def extension(symbol):
    """The constraints of the extension that a member stands in, as source."""
    constraints = symbol.get("swiftExtension", {}).get("constraints", [])
    return condition({"swiftConstraints": constraints})


def condition(link):
    spelled = {"conformance": ":", "superclass": ":", "sameType": "=="}
    parts = [
        f"{c['lhs']} {spelled[c['kind']]} {c['rhs']}" for c in link.get("swiftConstraints", [])]
    return " where " + ", ".join(sorted(parts)) if parts else ""


def main(build, update):
    names, changed = modules(), False
    dumps = {
        f"{module}.txt": lines(graph)
        for module, graph in toolchain.symbol_graphs(names, include=[Path(build, "Modules")])}
    FOLDER.mkdir(exist_ok=True)
    known = {file.name for file in FOLDER.glob("*.txt")}
    for name in sorted(known | set(dumps)):
        file = FOLDER / name
        old = file.read_text().splitlines() if name in known else []
        new = dumps.get(name, [])
        if update and name in dumps:
            file.write_text("".join(line + "\n" for line in new))
        elif update:
            file.unlink()
        elif old != new or (name in known) != (name in dumps):
            changed = True
            print(f"--- {name}")
            print("\n".join(difflib.unified_diff(old, new, "recorded", "built", n=0, lineterm="")))
    if changed:
        raise SystemExit("The public API differs from the record in .ci/api.")
    total = sum(len(dump) for dump in dumps.values())
    print(f"{len(dumps)} modules, {total} lines")


if __name__ == "__main__":
    main(sys.argv[1], "--update" in sys.argv[2:])
