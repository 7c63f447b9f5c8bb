"""Checks Sources/ for what the package promises not to do: foreign modules, and ways around the compiler.

Comments and literals do not count. A rule's exceptions stand beside it.
"""

import re
from pathlib import Path

import swift_text

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Sources"
# The libraries of the Swift toolchain, and of the systems where the code inside `#if` is built.
SYSTEM_MODULES = {
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "PackagePlugin", "Glibc", "Musl", "Darwin",
    "CoreLocation", "UIKit", "SwiftUI", "Combine", "RegexBuilder"}
LOCK = "Sources/PlacesEngine/Support/Locked.swift"
# Pattern, files it may stand in, why not.
RULES = [
    (r"@unchecked\s+Sendable\b", {LOCK}, "keep the state in a `Locked` value"),
    (r"\bnonisolated\s*\(\s*unsafe\s*\)", set(), "keep the state in a `Locked` value"),
    (r"\bcanImport\s*\(\s*UIKit\s*\)", set(), "it depends on build order; write `#if os(iOS)`"),
    (r"@testable\b", set(), "a seam between targets is `package`"),
    (r"\bNSLock\b|\bpthread_mutex|\bos_unfair_lock\b|\bNSRecursiveLock\b", {LOCK},
     "there is one lock, `Locked`"),
    (r"\bThread\s*\.\s*(current\s*\.\s*)?isMainThread\b", {"Sources/LegacyPlaces/Support/MainThread.swift"},
     "it is false on the main actor in places; ask the main queue"),
]
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)")


def findings():
    own = {folder.name for folder in SOURCES.iterdir() if folder.is_dir()}
    for file in sorted(SOURCES.rglob("*.swift")):
        name = str(file.relative_to(ROOT))
        for number, line in enumerate(swift_text.blanked(file.read_text()).splitlines(), 1):
            if found := IMPORT.match(line):
                # Only plugins have SwiftPM's own module.
                plugin = {"PackagePlugin"} if file.is_relative_to(SOURCES / "ScanPlugin") else set()
                if found.group(1) not in SYSTEM_MODULES | own | plugin:
                    yield f"{name}:{number}: module {found.group(1)} is not one the package may use"
            for pattern, allowed, instead in RULES:
                if name not in allowed and (found := re.search(pattern, line)):
                    yield f"{name}:{number}: `{found.group()}`: {instead}"


if __name__ == "__main__":
    problems = list(findings())
    print("\n".join(problems) or "no exception beyond those listed")
    raise SystemExit(1 if problems else 0)
