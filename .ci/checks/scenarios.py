"""Checks the scenarios and traces of the package against their JSON schemas.

usage: scenarios.py               every scenario in Sources, every trace in Examples/Traces if there are any
       scenarios.py <file> ...    these files

The validator knows the words of JSON Schema (draft 2020-12) that our schemas use, and stops at any other.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Sources/LegacyPlacesTesting/Scenarios"
SILENT = {"$schema", "$defs", "title", "description", "then", "else", "additionalProperties"}
TYPES = {
    "null": lambda v: v is None,
    "boolean": lambda v: isinstance(v, bool),
    "string": lambda v: isinstance(v, str),
    "array": lambda v: isinstance(v, list),
    "object": lambda v: isinstance(v, dict),
    "number": lambda v: isinstance(v, (int, float)) and not isinstance(v, bool),
    "integer": lambda v: TYPES["number"](v) and v == int(v),
}


def same(left, right):
    """Equality of JSON values: true is not 1."""
    return left == right and isinstance(left, bool) == isinstance(right, bool)


class Schema:
    def __init__(self, root):
        self.root = root

    def problems(self, value, schema=None, path="$"):
        """What is wrong with the value, each as a line."""
        schema = self.root if schema is None else schema
        if isinstance(schema, bool):
            if not schema:
                yield f"{path}: does not belong here"
            return
        for word, rule in schema.items():
            if word in SILENT:
                continue
            check = getattr(self, "check_" + word.lstrip("$"), None)
            if check is None:
                raise SystemExit(f"The schema says {word!r}, which this check does not know.")
            yield from check(value, rule, schema, path)
        if "additionalProperties" in schema and isinstance(value, dict):
            for key in value.keys() - schema.get("properties", {}).keys():
                yield from self.problems(value[key], schema["additionalProperties"], f"{path}.{key}")

    def fits(self, value, schema):
        return not any(True for _ in self.problems(value, schema))

    def check_ref(self, value, rule, schema, path):
        yield from self.problems(value, self.root["$defs"][rule.removeprefix("#/$defs/")], path)

    def check_type(self, value, rule, schema, path):
        if not any(TYPES[name](value) for name in (rule if isinstance(rule, list) else [rule])):
            yield f"{path}: is not {rule}"

    def check_enum(self, value, rule, schema, path):
        if not any(same(value, word) for word in rule):
            yield f"{path}: is none of {rule}"

    def check_const(self, value, rule, schema, path):
        if not same(value, rule):
            yield f"{path}: is not {rule!r}"

    def check_minimum(self, value, rule, schema, path):
        if TYPES["number"](value) and value < rule:
            yield f"{path}: is below {rule}"

    def check_maximum(self, value, rule, schema, path):
        if TYPES["number"](value) and value > rule:
            yield f"{path}: is above {rule}"

    def check_minLength(self, value, rule, schema, path):
        if isinstance(value, str) and len(value) < rule:
            yield f"{path}: is too short"

    def check_pattern(self, value, rule, schema, path):
        if isinstance(value, str) and not re.search(rule, value):
            yield f"{path}: does not match {rule}"

    def check_items(self, value, rule, schema, path):
        for index, element in enumerate(value if isinstance(value, list) else []):
            yield from self.problems(element, rule, f"{path}[{index}]")

    def check_minItems(self, value, rule, schema, path):
        if isinstance(value, list) and len(value) < rule:
            yield f"{path}: has fewer than {rule} entries"

    def check_maxItems(self, value, rule, schema, path):
        if isinstance(value, list) and len(value) > rule:
            yield f"{path}: has more than {rule} entries"

    def check_uniqueItems(self, value, rule, schema, path):
        if isinstance(value, list) and len({json.dumps(element) for element in value}) < len(value):
            yield f"{path}: has an entry twice"

    def check_properties(self, value, rule, schema, path):
        for key in rule.keys() & (value.keys() if isinstance(value, dict) else set()):
            yield from self.problems(value[key], rule[key], f"{path}.{key}")

    def check_required(self, value, rule, schema, path):
        for key in rule if isinstance(value, dict) else []:
            if key not in value:
                yield f"{path}: lacks {key}"

    def check_dependentRequired(self, value, rule, schema, path):
        for key in rule.keys() & (value.keys() if isinstance(value, dict) else set()):
            yield from self.check_required(value, rule[key], schema, path)

    def check_allOf(self, value, rule, schema, path):
        for part in rule:
            yield from self.problems(value, part, path)

    def check_anyOf(self, value, rule, schema, path):
        if not any(self.fits(value, part) for part in rule):
            yield f"{path}: fits none of the forms"

    def check_oneOf(self, value, rule, schema, path):
        if (fitting := sum(self.fits(value, part) for part in rule)) != 1:
            yield f"{path}: fits {fitting} of {len(rule)} forms, not one: {json.dumps(rule)}"

    def check_not(self, value, rule, schema, path):
        if self.fits(value, rule):
            yield f"{path}: must not be {json.dumps(rule)}"

    def check_if(self, value, rule, schema, path):
        yield from self.problems(value, schema.get("then" if self.fits(value, rule) else "else", True), path)


def findings(files):
    schemas = {
        f"legacy-places-{name}": Schema(json.loads((FOLDER / f"{name}.schema.json").read_text()))
        for name in ("scenario", "trace")}
    for file in files:
        try:
            document = json.loads(file.read_text("utf-8-sig"))
        except ValueError as error:
            yield f"{file}: {error}"
            continue
        form = document.get("format") if isinstance(document, dict) else None
        if form not in schemas:
            yield f"{file}: the format is none of {', '.join(schemas)}"
            continue
        for problem in schemas[form].problems(document):
            yield f"{file}: {problem}"


if __name__ == "__main__":
    files = [Path(name) for name in sys.argv[1:]] or [
        *(file for file in sorted(FOLDER.glob("*.json")) if not file.name.endswith(".schema.json")),
        *sorted((ROOT / "Examples/Traces").glob("*.json"))]
    if not files:
        raise SystemExit("There is no scenario to check.")
    problems = list(findings(files))
    print("\n".join(problems) or f"{len(files)} files fit their schemas")
    raise SystemExit(1 if problems else 0)
