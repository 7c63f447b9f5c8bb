"""Swift source with its comments and string literals blanked, line by line in place."""

import re


def blanked(source):
    """The same text with comments and literals as spaces; code inside `\\( )` is kept."""
    out = []
    _code(source, 0, out, closing=None)
    return "".join(out)


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def _code(source, at, out, closing):
    depth = 0
    while at < len(source):
        if source.startswith("//", at):
            end = source.find("\n", at)
            end = len(source) if end < 0 else end
            out.append(_blank(source[at:end]))
            at = end
        elif source.startswith("/*", at):
            end = _comment_end(source, at)
            out.append(_blank(source[at:end]))
            at = end
        elif match := re.compile(r'(#*)("""|")').match(source, at):
            at = _string(source, match, out)
        elif closing and source[at] == "(":
            depth += 1
            out.append(source[at])
            at += 1
        elif closing and source[at] == ")" and depth == 0:
            return at
        else:
            depth -= 1 if closing and source[at] == ")" else 0
            out.append(source[at])
            at += 1
    return at


def _comment_end(source, at):
    depth, at = 1, at + 2
    while at < len(source) and depth:
        if source.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif source.startswith("*/", at):
            depth, at = depth - 1, at + 2
        else:
            at += 1
    return at


def _string(source, opening, out):
    hashes, quote = opening.groups()
    escape, end, at = "\\" + hashes, quote + hashes, opening.end()
    out.append(_blank(opening.group()))
    while at < len(source):
        if source.startswith(end, at):
            out.append(_blank(end))
            return at + len(end)
        if source.startswith(escape + "(", at):
            out.append(_blank(escape) + "(")
            at = _code(source, at + len(escape) + 1, out, closing=")")
        elif source.startswith(escape, at):
            width = len(escape) + 1
            out.append(_blank(source[at:at + width]))
            at += width
        elif quote == '"' and source[at] == "\n":
            return at
        else:
            out.append(_blank(source[at]))
            at += 1
    return at
