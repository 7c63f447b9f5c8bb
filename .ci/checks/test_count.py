"""Counts the tests of a `swift test` run from the closing lines of Swift Testing and XCTest.

usage: test_count.py <log>             prints the closing lines
       test_count.py --total <lines>   prints such lines again, then `N passed, 0 failed`

A log without a readable count, with no test, with a failed or with a skipped one is an error: a test that
does not run proves nothing.
"""

import re
import sys
from pathlib import Path

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
SWIFT_TESTING = re.compile(r"Test run with (\d+) tests?\b.* (passed|failed) after [\d.]+ seconds")
XCTEST = re.compile(r"Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failures?")
SKIPPED = re.compile(r'^\S+ (?:Test|Suite) (?:".*"|[^"\s]\S*) skipped|\d+ tests? skipped and', re.M)


def closing_lines(log):
    """The lines that close the runs: each of Swift Testing, and the last of XCTest if it ran any test."""
    lines = [line.strip() for line in COLOUR.sub("", log).splitlines()]
    closing = [line for line in lines if SWIFT_TESTING.search(line)]
    xctest = [line for line in lines if XCTEST.match(line)]
    if xctest and not xctest[-1].startswith("Executed 0 "):
        closing.append(xctest[-1])
    return closing


def total(lines):
    count = 0
    for line in lines:
        if match := SWIFT_TESTING.search(line):
            if match.group(2) != "passed":
                raise SystemExit(f"Tests failed: {line}")
            count += int(match.group(1))
        elif match := XCTEST.match(line):
            if match.group(2) != "0":
                raise SystemExit(f"Tests failed: {line}")
            count += int(match.group(1))
    if count == 0:
        raise SystemExit("No test ran, or the closing line of the test run could not be read.")
    return count


def main(arguments):
    text = Path(arguments[-1]).read_text(encoding="utf-8", errors="replace")
    lines = closing_lines(text)
    count = total(lines)
    if skipped := SKIPPED.search(COLOUR.sub("", text)):
        raise SystemExit(f"A test was skipped: {skipped.group()}")
    print("\n".join(lines))
    if arguments[0] == "--total":
        print(f"{count} passed, 0 failed")


if __name__ == "__main__":
    main(sys.argv[1:])
