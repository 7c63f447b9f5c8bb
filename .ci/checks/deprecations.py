"""Keeps the compiler messages of the trait DeprecationMessages in step with the catalogue of codes.

Legacy symbols carry a block of three lines, which stands between their attributes and their declaration:

    #if DeprecationMessages
      @available(*, deprecated, message: "WHAT IS THE MATTER; use WHAT (LP123)")
    #endif

A declaration of ours that mentions legacy symbols carries one with a text of its own, because uses inside
what is deprecated do not warn. Where the package's own code meets such a declaration through a protocol, the
chain ends: a deprecated witness of a requirement that is not deprecated does not warn.

usage: deprecations.py [--update]   compares the blocks with the catalogue, or writes those of the catalogue
       deprecations.py --build      builds with the trait: no product warns, and old code is told its codes

The catalogue is read from `legacy-places explain` of the last build, which must exist. `--update` gives every
block that is there the right text, too: to mark a declaration of ours, write the block with any text.
"""

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import swift_text

ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = ["LegacyPlaces", "LegacyPlacesTesting", "PlacesCommand"]
TRAIT = "DeprecationMessages"
SCRATCH = ".build/traits-deprecations"
# The text of what is ours and goes with the legacy symbols.
OURS = "Goes with the legacy module; use PlacesCore (LP110)"
# At least so many codes must be seen in the old code of Tests/LegacyShapes, and together with OldScreens.
FEWEST_CODES, FEWEST_CODES_WITH_SCREENS = 25, 30

# Members are told by a code of their own where they stand in these types; elsewhere the type's code says it.
LISTS = {"AutocompleteListController", "GMSAutocompleteTableDataSource"}
MEMBERS = {
    **{code: {"GMSPlacesClient"}
       for code in ["LP102", "LP103", "LP104", "LP105", "LP106", "LP107", "LP108"]},
    "LP119": LISTS, "LP125": LISTS | {"GMSAutocompleteFetcher"}, "LP132": {"Key"}, "LP142": {"GMSPlace"},
    "LP144": LISTS}
# Codes of symbols that the package does not offer: the modules, and calls it leaves to Google's Swift SDK.
NOT_OFFERED = {"LP100", "LP110", "LP161", "LP171"}

BLOCK = re.compile(
    r'[ ]*#if DeprecationMessages\n\s*@available\(\s*\*,\s*deprecated,\s*message:\s*"([^"\n]*)"\s*\)\n\s*'
    r"#endif\n")
DECLARATION = re.compile(
    r"[ ]*(?:@\w+(?:\([^)\n]*\))?[ ]+)*"
    r"(?P<words>(?:(?:public|open|package|internal|fileprivate|private|final|static|class|override|convenience"
    r"|required|lazy|weak|nonisolated|mutating|indirect)(?:\(\w+\))?[ ]+)*)"
    r"(?P<kind>class|struct|enum|protocol|extension|typealias|func|let|var|init)\b[ ]*(?P<name>[\w.`]*)")


class Declaration:
    """One declaration of a file: where a block goes, what it is called, what it stands in."""

    def __init__(self, offset, kind, name, owner, words):
        self.offset, self.kind, self.name, self.owner, self.words = offset, kind, name, owner, words


def declarations(source):
    """The declarations at file scope and one level below, those inside `#if` too."""
    code, offset, depth, owners, found = swift_text.blanked(source), 0, 0, [], []
    for line in code.splitlines(keepends=True):
        match = DECLARATION.match(line)
        if match and depth == len(owners) and depth < 2:
            kind, name = match["kind"], match["name"].split(".")[-1]
            if kind in ("func", "init"):
                name += labels(code, offset + match.end())
            found.append(Declaration(offset, kind, name, owners[-1] if owners else None, match["words"].split()))
            if kind in ("class", "struct", "enum", "protocol", "extension") and depth == 0:
                opening = code.find("{", offset)
                if code.count("{", offset, opening + 1) == 1:
                    owners.append(name)
        for character in line:
            depth += {"{": 1, "}": -1}.get(character, 0)
            if character == "}" and depth < len(owners):
                owners.pop()
        offset += len(line)
    return found


def labels(code, at):
    """The labels of the parameter list that begins at or after an offset, as `(_:filter:)`."""
    at = code.index("(", at)
    depth, parts, start = 0, [], at + 1
    for index in range(at, len(code)):
        character = code[index]
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and code[index - 1] != "-"):
            depth -= 1
        if (character == "," and depth == 1) or depth == 0:
            parts.append(code[start:index].split())
            start = index + 1
        if depth == 0:
            break
    return "(" + "".join(part[0].rstrip(":") + ":" for part in parts if part) + ")"


def catalogue(binary):
    """The codes of symbols: id, message and symbols."""
    ids = re.findall(r'<a id="lp(1\d\d)">', (ROOT / "MIGRATION.md").read_text())

    def explain(number):
        out = subprocess.run(
            [str(binary), "explain", f"LP{number}", "--json"], capture_output=True, text=True)
        if out.returncode:
            raise SystemExit(f"{binary} explain LP{number} failed:\n{out.stderr}")
        return json.loads(out.stdout)[0]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(explain, ids))


def text(code):
    use = f"; use {code['replacement']}" if code.get("replacement") else ""
    return f"{code['message']}{use} ({code['code']})"


class Messages:
    """Which text a declaration must carry."""

    def __init__(self, codes):
        self.types, self.prefixes, self.members = {}, [], {}
        for code in codes:
            if code["code"] in NOT_OFFERED:
                continue
            for symbol in code["symbols"]:
                if symbol.endswith("*"):
                    self.prefixes.append((symbol[:-1], text(code)))
                elif re.match(r"k?GMS", symbol):
                    self.types[symbol] = text(code)
                elif code["code"] in MEMBERS:
                    self.members[symbol] = (MEMBERS[code["code"]], text(code))
        self.seen = set()

    def wanted(self, declaration):
        name, owner = declaration.name, declaration.owner
        if declaration.kind == "extension" or not {"public", "open"} & set(declaration.words):
            return None
        if "override" in declaration.words:
            return None
        if owner is None:
            if name in self.types:
                self.seen.add(name)
                return self.types[name]
            return next((text for prefix, text in self.prefixes if name.startswith(prefix)), None)
        owners, message = self.members.get(name, ((), None))
        if owner in owners:
            self.seen.add(name)
            return message
        return None

    def unseen(self):
        return sorted((set(self.types) | set(self.members)) - self.seen)


def block(indent, message):
    return f'{indent}#if {TRAIT}\n{indent}  @available(*, deprecated, message: "{message}")\n{indent}#endif\n'


def corrected(source, messages, report):
    """The source with the right blocks; `report` is told where they were not."""
    pieces, end = [], 0
    for declaration in declarations(source):
        before = source[end:declaration.offset]
        there = next((m for m in BLOCK.finditer(before) if m.end() == len(before)), None)
        wanted = messages.wanted(declaration)
        if wanted is None and there:
            wanted = OURS
        if wanted and (there is None or there.group(1) != wanted):
            number = source.count("\n", 0, declaration.offset) + 1
            report(number, declaration.name, there.group(1) if there else None)
            line = source[declaration.offset:]
            indent = line[:len(line) - len(line.lstrip(" "))]
            pieces += [before[:there.start()] if there else before, block(indent, wanted)]
        else:
            pieces.append(before)
        end = declaration.offset
    return "".join([*pieces, source[end:]])


def compare(binary, update):
    messages, problems, changed = Messages(catalogue(binary)), [], []
    count = 0
    for module in MODULES:
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            source, name = file.read_text(), str(file.relative_to(ROOT))

            def report(line, symbol, there, name=name):
                what = "has no message" if there is None else f"says “{there}”"
                problems.append(f"{name}:{line}: {symbol} {what}")

            new = corrected(source, messages, report)
            count += len(BLOCK.findall(new))
            if update and new != source:
                file.write_text(new)
                changed.append(name)
    if changed:
        subprocess.run(["swift", "format", "format", "-i", *changed], cwd=ROOT, check=True)
    if unseen := messages.unseen():
        print("\n".join(f"the catalogue names {symbol}, which is declared nowhere" for symbol in unseen))
        raise SystemExit(1)
    if problems and not update:
        print("\n".join(problems))
        raise SystemExit("Run `python3 .ci/checks/deprecations.py --update` after a build.")
    print(f"{count} declarations carry a message" + (f", {len(changed)} files changed" if changed else ""))


def silent(*arguments):
    """Builds with the trait, warnings being errors."""
    done = subprocess.run(
        ["swift", "build", *arguments, "-Xswiftc", "-warnings-as-errors"], cwd=ROOT, capture_output=True,
        text=True)
    output = done.stdout + done.stderr
    if done.returncode or "warning:" in output:
        print("\n".join(sorted(set(re.findall(r".*(?:error|warning): .*", output)))) or output)
        raise SystemExit(
            f"A product does not build without warnings under the trait {TRAIT}. Put the block above the "
            "declaration around each, or reach it through a protocol.")


def told(module, folder, scratch, *flags):
    """The warnings of old code, in Swift 5 mode, over the modules of a build."""
    # Straight to the compiler: a build would not repeat the warnings of what is built already. A part of the
    # package, as there: the compiler has more to say of a stranger.
    package = re.search(r'"-package-name","([^"]+)"', (ROOT / scratch / "debug.yaml").read_text())[1]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", "-module-name", module, "-package-name", package,
         "-I", f"{scratch}/debug/Modules", *flags, *map(str, sorted((ROOT / folder).rglob("*.swift")))],
        cwd=ROOT, capture_output=True, text=True)
    found = set(re.findall(r"^(\S+:\d+:\d+: (?:warning|error): .*)$", done.stderr, re.M))
    strange = sorted(w for w in found if not re.search(r"\(LP\d{3}\)( \[#DeprecatedDeclaration\])?$", w))
    if done.returncode or strange:
        print("\n".join(strange) or done.stderr)
        raise SystemExit(f"{folder} meets more than messages with a code under the trait {TRAIT}.")
    return found


def build():
    """Builds every product with the trait, then has the compiler read the old code of the tests."""
    # The command is made of every library of the package; the tests are not built.
    silent("--traits", TRAIT, "--scratch-path", SCRATCH, "--product", "legacy-places")
    found = told("LegacyShapes", "Tests/LegacyShapes", SCRATCH)
    fewest = FEWEST_CODES
    if sys.platform == "linux":
        # The screens, over the stand-in for UIKit, whose package has no traits of its own.
        scratch = SCRATCH + "-headless"
        for target in ("LegacyPlaces", "SwiftUI"):
            silent("--package-path", "Tests/HeadlessUIKit", "--scratch-path", scratch, "--target", target,
                   "-Xswiftc", f"-D{TRAIT}")
        found |= told("OldScreens", "Tests/HeadlessUIKit/OldScreens", scratch, "-DHEADLESS_UIKIT")
        fewest = FEWEST_CODES_WITH_SCREENS
    seen = {code for warning in found for code in re.findall(r"\((LP\d{3})\)", warning)}
    if len(seen) < fewest:
        raise SystemExit(
            f"Old code is told of {len(seen)} codes, fewer than {fewest}: {', '.join(sorted(seen))}.")
    print(f"No product warns; old code is told {len(found)} times of {len(seen)} codes: "
          + " ".join(sorted(seen)))


if __name__ == "__main__":
    if "--build" in sys.argv[1:]:
        build()
    else:
        built = [ROOT / folder / "legacy-places" for folder in (".build/debug", f"{SCRATCH}/debug")]
        built = [file for file in built if file.exists()]
        if not built:
            raise SystemExit("There is no legacy-places in .build/debug: run `swift build` first.")
        compare(max(built, key=lambda file: file.stat().st_mtime), "--update" in sys.argv[1:])
