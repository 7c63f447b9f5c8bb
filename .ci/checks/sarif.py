"""Checks the scan's SARIF against the 2.1.0 schema, and its HTML page for what a browser would trip over.

usage: sarif.py <build folder with legacy-places>

The schema comes with the npm package @microsoft/jest-sarif and is not kept here; where npm or the Python package
jsonschema is missing, that part is skipped and says so. What the schema leaves open is looked at in any case: rules
that results point to, levels that fit their kinds, relative references.
"""

import json
import subprocess
import sys
import tarfile
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlparse

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = "@microsoft/jest-sarif@1.0.0-beta.0"
EMPTY = {"meta", "br", "link", "img", "hr", "input"}


def scan(build, kind, folder):
    done = subprocess.run([Path(build, "legacy-places"), "scan", "--no-ignore", "--format", kind, folder],
                          capture_output=True, check=True)
    return done.stdout.decode()


def schema():
    """The schema, or why there is none."""
    try:
        import jsonschema  # noqa: F401
    except ImportError:
        return None, "the Python package jsonschema is missing"
    with tempfile.TemporaryDirectory() as folder:
        try:
            subprocess.run(["npm", "pack", PACKAGE], cwd=folder, capture_output=True, timeout=120, check=True)
        except (OSError, subprocess.SubprocessError):
            return None, f"npm cannot fetch {PACKAGE}"
        for archive in Path(folder).glob("*.tgz"):
            with tarfile.open(archive) as files:
                for name in files.getnames():
                    if name.endswith(".json") and "schema" in name.lower():
                        text = json.load(files.extractfile(name))
                        if "definitions" in text and "sarif" in json.dumps(text.get("title", "")).lower():
                            return text, ""
    return None, f"{PACKAGE} holds no schema"


def looked_at(log):
    """What is wrong with a log beyond its shape."""
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    if len(set(rules)) != len(rules):
        yield "a rule stands twice"
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        uri = place["artifactLocation"]["uri"]
        if rules[result["ruleIndex"]] != result["ruleId"]:
            yield f"{result['ruleId']} points to another rule"
        if result.get("kind", "fail") != "fail" and result["level"] != "none":
            yield f"{uri}: a result of kind {result['kind']} has a level"
        if min(place["region"]["startLine"], place["region"]["startColumn"]) < 1:
            yield f"{uri}: a place before the first"
        if urlparse(uri).scheme not in ("", "file") or any(c in uri for c in ' "<>\\^`{|}'):
            yield f"{uri}: no URI reference"
        if not urlparse(uri).scheme and not Path(unquote(uri)).exists():
            yield f"{uri}: leads nowhere"


class Page(HTMLParser):
    """Tags that are not closed in turn, and references to anything outside."""

    def __init__(self, text):
        super().__init__()
        self.wrong, self.open = [], []
        self.feed(text)
        self.wrong += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag, attributes):
        if tag not in EMPTY:
            self.open.append(tag)
        if tag in ("script", "iframe", "link") or any(name.startswith("on") or name in ("src", "href")
                                                      for name, _ in attributes):
            self.wrong.append(f"<{tag}> leads outside or runs something")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")


def main(build):
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        hostile = Path(folder, "a b%<é&\"'#?\u202e.swift")
        hostile.write_text("/* é */ let é: GMSPlace = x.placeFields // <script>\n")
        Path(folder, "binary.swift").write_bytes(b"\0\1")
        folders = ["Tests/ScanCorpus", folder]
        logs = [json.loads(scan(build, "sarif", place)) for place in folders]
        pages = [scan(build, "html", place) for place in folders]
        for log in logs:
            wrong += sorted(set(looked_at(log)))
        results = sum(len(log["runs"][0]["results"]) for log in logs)
    if results < 2_000:
        wrong.append(f"only {results} results")
    for page in pages:
        wrong += sorted(set(Page(page).wrong))
    text, why = schema()
    if text:
        from jsonschema.validators import validator_for
        validator = validator_for(text)(text)
        for log in logs:
            wrong += [f"{'/'.join(map(str, error.path))}: {error.message[:200]}"
                      for error in list(validator.iter_errors(log))[:10]]
    print(f"sarif: {results} results in {len(logs)} logs, "
          + ("valid by the 2.1.0 schema" if text and not wrong else f"schema skipped: {why}" if not text else "WRONG"))
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    import os
    build = Path(sys.argv[1]).resolve()
    os.chdir(ROOT)
    main(build)
