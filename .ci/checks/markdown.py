"""Reads what the checks need of a Markdown file: fenced blocks, links, anchors."""

import re
from collections import namedtuple

# `line` is that of the block's first line of text; `marks` are the `<!-- ci:… -->` comments just above.
Block = namedtuple("Block", "language text line marks")
FENCE = re.compile(r"^( *)(`{3,}|~{3,}) *([\w+-]*)")
MARK = re.compile(r"^\s*<!--\s*ci:(.*?)\s*-->\s*$")


def split(source):
    """The fenced blocks, and the other lines as [(number, text)]."""
    blocks, prose, marks, open_block = [], [], [], None
    for number, line in enumerate(source.splitlines(), 1):
        fence = FENCE.match(line)
        if open_block:
            indent, marker, language, first, body, above = open_block
            if fence and line.strip().startswith(marker) and not line.strip(" `~"):
                blocks.append(Block(language, "\n".join(body) + "\n", first, above))
                open_block = None
            else:
                body.append(line.removeprefix(indent))
        elif fence:
            open_block = (*fence.groups(), number + 1, [], marks)
            marks = []
        else:
            prose.append((number, line))
            if mark := MARK.match(line):
                marks = marks + [mark.group(1)]
            elif line.strip():
                marks = []
    if open_block:
        raise SystemExit(f"the block that starts at line {open_block[3] - 1} is never closed")
    return blocks, prose


def anchors(prose):
    """The fragments that links may name: headings as GitHub spells them, and explicit ids."""
    found, seen = set(), {}
    for _, line in prose:
        found.update(re.findall(r'<\w+[^>]*\b(?:id|name)="([^"]+)"', line))
        if heading := re.match(r"^#{1,6}\s+(.*?)\s*#*$", line):
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading.group(1))
            text = re.sub(r"<[^>]*>", "", text)
            slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            count = seen.get(slug, 0)
            seen[slug] = count + 1
            found.add(f"{slug}-{count}" if count else slug)
    return found


def links(prose):
    """Every (line, target) that is not inside inline code."""
    for number, line in prose:
        line = re.sub(r"(`+).*?\1", lambda code: " " * len(code.group()), line)
        for target in re.findall(r"\]\(\s*<?([^)\s>]+)", line):
            yield number, target
        for target in re.findall(r'\b(?:src|href)="([^"]+)"', line):
            yield number, target
        if reference := re.match(r"^\s*\[[^\]]+\]:\s*<?([^\s>]+)", line):
            yield number, reference.group(1)
