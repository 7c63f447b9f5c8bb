"""Checks what a document says that a program prints.

The lines of the blocks under `<!-- ci:printed PROGRAM -->` must stand in the output one after the other; a line `…` is
for lines that were left out.

usage: printed.py <document> <program> <file with its output>
"""

import sys
from pathlib import Path

import markdown


def missing(block, printed):
    """The first line of a block that is not printed where it should be, or nothing."""
    parts, found = [[]], 0
    for line in block.splitlines():
        if line.strip() == "…":
            parts.append([])
        else:
            parts[-1].append(line.rstrip())
    for part in filter(None, parts):
        places = [at for at in range(found, len(printed)) if printed[at:at + len(part)] == part]
        if not places:
            return "\n".join(part)
        found = places[0] + len(part)
    return ""


def main():
    document, program, output = sys.argv[1:]
    printed = [line.rstrip() for line in Path(output).read_text(encoding="utf-8").splitlines()]
    blocks = [block for block in markdown.split(Path(document).read_text(encoding="utf-8"))[0]
              if f"printed {program}" in block.marks]
    if not blocks:
        raise SystemExit(f"{document} has no block under <!-- ci:printed {program} -->.")
    for block in blocks:
        if part := missing(block.text, printed):
            raise SystemExit(f"{document}:{block.line}: {program} does not print this:\n{part}")


if __name__ == "__main__":
    main()
