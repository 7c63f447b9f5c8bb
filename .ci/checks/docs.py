"""Checks the documents: their links lead somewhere and their Swift compiles.

Swift blocks are compiled one by one against the last build, with the imports they show. `GooglePlaces` is
read as `LegacyPlaces` and `GooglePlacesSwift` as `PlacesCore`, since that is the promise. Blocks with
`GooglePlaces` or `LegacyPlaces` are Swift 5, all others Swift 6. Blocks that need UIKit or a manifest are
parsed only. A comment just above a block says otherwise:

    <!-- ci:continues -->          goes on from the block before it
    <!-- ci:parse-only why -->     is not complete enough to compile
    <!-- ci:without-objc -->       is compiled without its @objc, which Linux does not have
    <!-- ci:skip why -->           is not to be read as Swift
    <!-- ci:file path -->          is that file of the repository, which another step compiles

usage: docs.py check <build folder with Modules>
       docs.py commands <file>      prints the `sh` blocks under `<!-- ci:run -->`
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import unquote

import markdown
import toolchain

ROOT = Path(__file__).resolve().parent.parent.parent
NOT_ON_LINUX = {"UIKit", "SwiftUI", "MapKit", "CoreLocation", "GoogleMaps", "PackageDescription"}


def documents():
    files = [*ROOT.glob("*.md"), *(ROOT / "Examples").glob("*.md"), *ROOT.glob("Examples/*/*.md"),
             *ROOT.glob("Sources/**/*.md")]
    return sorted(f for f in files if ".build" not in f.parts)


def read(file, cache={}):
    if file not in cache:
        try:
            cache[file] = markdown.split(file.read_text(encoding="utf-8"))
        except SystemExit as problem:
            raise SystemExit(f"{file.relative_to(ROOT)}: {problem}")
    return cache[file]


def broken_links(file):
    for line, target in markdown.links(read(file)[1]):
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        path, _, fragment = unquote(target).partition("#")
        found = (file.parent / path).resolve() if path else file
        if not found.exists() or ROOT not in [found, *found.parents]:
            yield line, f"{target}: there is no such file"
        elif fragment and found.suffix == ".md" and fragment not in markdown.anchors(read(found)[1]):
            yield line, f"{target}: {found.name} has no such heading"


def swift_blocks(file):
    """(block, text to compile or None to parse, problem) of each Swift block."""
    before = ""
    for block in read(file)[0]:
        if block.language != "swift":
            continue
        words = {mark.split(" ")[0]: mark.partition(" ")[2] for mark in block.marks}
        for word in words:
            if word not in ("continues", "parse-only", "without-objc", "skip", "file"):
                raise SystemExit(f"{file.name}:{block.line}: unknown mark ci:{word}")
            if word in ("parse-only", "skip") and not words[word]:
                raise SystemExit(f"{file.name}:{block.line}: ci:{word} must say why")
        if "skip" in words or "file" in words:
            continue
        here = f'#sourceLocation(file: "{file.relative_to(ROOT)}", line: {block.line})\n{block.text}'
        if "without-objc" in words:
            here = re.sub(r"@objc(?:Members)?\b(?:\([\w:]*\))?", "", here)
        text = (before if "continues" in words else "") + here
        before = text
        yield block, text, "parse-only" in words


def stale_blocks(file):
    """The blocks that are said to be a file and are not."""
    for block in read(file)[0]:
        for mark in block.marks:
            if not mark.startswith("file "):
                continue
            path = ROOT / mark.removeprefix("file ").strip()
            if not path.is_file():
                yield block.line, f"there is no file {path.relative_to(ROOT)}"
            elif path.read_text(encoding="utf-8") != block.text:
                yield block.line, f"the block differs from {path.relative_to(ROOT)}; copy the file again"


def compile_block(text, parse_only, build):
    """The compiler's complaints, or nothing."""
    imports = set(re.findall(r"^\s*(?:@\w+ )*import (?:\w+ )?(\w+)", text, re.M))
    legacy = imports & {"GooglePlaces", "LegacyPlaces"}
    text = re.sub(r"\bimport GooglePlacesSwift\b", "import PlacesCore", text)
    text = re.sub(r"\bimport GooglePlaces\b", "import LegacyPlaces", text)
    mode = ["-parse"] if parse_only or imports & NOT_ON_LINUX else [
        "-typecheck", "-I", str(Path(build, "Modules")),
        "-plugin-path", str(toolchain.root() / "lib/swift/host/plugins/testing")]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "main.swift")
        file.write_text(text)
        done = subprocess.run(
            ["swiftc", *mode, "-suppress-warnings", "-enable-bare-slash-regex",
             "-swift-version", "5" if legacy else "6", str(file)], capture_output=True, text=True)
    return done.stderr if done.returncode else ""


def check(build):
    files, problems = documents(), []
    for file in files:
        for line, problem in [*broken_links(file), *stale_blocks(file)]:
            problems.append(f"{file.relative_to(ROOT)}:{line}: {problem}")
    blocks = [(file, *found) for file in files for found in swift_blocks(file)]
    with ThreadPoolExecutor(2) as pool:
        for complaint in pool.map(lambda b: compile_block(b[2], b[3], build), blocks):
            if complaint:
                problems.append(complaint)
    if problems:
        print("\n".join(problems))
        raise SystemExit(f"Faults in the documents: {len(problems)}.")
    print(f"{len(files)} documents, {len(blocks)} Swift blocks")


def commands(file):
    if not Path(file).exists():
        raise SystemExit(f"There is no {file}: add it, with the set-up commands in a ```sh block under "
                         "the comment <!-- ci:run -->.")
    blocks = [b for b in markdown.split(Path(file).read_text(encoding="utf-8"))[0] if "run" in b.marks]
    if not blocks or any(b.language != "sh" for b in blocks):
        raise SystemExit(f"{file} has no ```sh block under <!-- ci:run -->, or one that is not sh.")
    for block in blocks:
        print(block.text, end="")


if __name__ == "__main__":
    {"check": check, "commands": commands}[sys.argv[1]](sys.argv[2])
