"""Checks the pairs of Tests/RewritePairs with the compiler: what a rewrite gives parses, and calls that went to
the async core type-check against the last build, in Swift 5 as old code is.

The old spellings of Tests/LegacyShapes, which compile as they are, are rewritten too, and compile again.

usage: rewrite.py <build folder with Modules>
"""

import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAIRS = ROOT / "Tests/RewritePairs"


def complaints(file, build):
    """The compiler's words about a file, or nothing."""
    kind = file.relative_to(PAIRS).parts[0]
    mode = ["-frontend", "-parse"]
    if kind == "async":
        mode = ["-typecheck", "-swift-version", "5", "-warnings-as-errors", "-module-cache-path",
                str(Path(build, "ModuleCache")), "-I", str(Path(build, "Modules"))]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "Pair.swift")
        copy.write_bytes(file.read_bytes())
        done = subprocess.run(["swiftc", *mode, str(copy)], capture_output=True, text=True)
        return done.stderr.replace(str(copy), str(file.relative_to(ROOT))) if done.returncode else ""


def shapes(build):
    """The compiler's words about the old spellings after a rewrite."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "Shapes")
        shutil.copytree(ROOT / "Tests/LegacyShapes", copy)
        subprocess.run([Path(build, "legacy-places"), "rewrite", copy, "--level", "async", "--write", "--allow-dirty"],
                       check=True, capture_output=True)
        text = "".join(file.read_text() for file in copy.rglob("*.swift"))
        if text.count("await PlacesClient.shared.") < 10:
            return "Hardly anything in Tests/LegacyShapes was rewritten.\n"
        done = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", "5", "-I", str(Path(build, "Modules")), "-module-cache-path",
             str(Path(build, "ModuleCache")), "-module-name", "LegacyShapes", *map(str, copy.rglob("*.swift"))],
            capture_output=True, text=True)
        return done.stderr if done.returncode else ""


def main():
    files = sorted(PAIRS.glob("*/*/after.swift.txt"))
    if len(files) < 60:
        raise SystemExit(f"only {len(files)} pairs were found under {PAIRS.relative_to(ROOT)}")
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda file: complaints(file, sys.argv[1]), files))
    found.append(shapes(sys.argv[1]))
    for text in found:
        print(text, end="")
    if any(found):
        raise SystemExit(1)
    print(f"{len(files)} pairs: all parse, those of level async type-check")


if __name__ == "__main__":
    main()
