"""Prints the executable targets of a package, one a line.

usage: executables.py <package folder>
"""

import json
import subprocess
import sys

out = subprocess.run(
    ["swift", "package", "--package-path", sys.argv[1], "dump-package"], capture_output=True, text=True)
if out.returncode:
    raise SystemExit(out.stderr)
for target in json.loads(out.stdout)["targets"]:
    if target["type"] == "executable":
        print(target["name"])
