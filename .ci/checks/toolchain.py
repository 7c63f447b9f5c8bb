"""Where the Swift toolchain is, and its symbol graphs."""

import json
import os
import platform
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def root():
    """The folder that holds `bin` and `lib` of the swiftc on PATH, behind any links."""
    found = shutil.which("swiftc")
    if not found:
        raise SystemExit("swiftc is not on PATH. Install a Swift toolchain and try again.")
    return Path(found).resolve().parent.parent


def triple():
    """The triple that the package is built for on this machine."""
    out = subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(out.stdout)["target"]["unversionedTriple"]


def symbol_graphs(modules, include=()):
    """Yields (module, graph) for each module.

    A graph has the `symbols` and `relationships` of the module and of its extensions to other modules:
    public ones, without those that the compiler repeats under a type that inherits them.
    """
    with tempfile.TemporaryDirectory() as folder:
        def extract(module):
            out = Path(folder, module)
            out.mkdir()
            command = [
                "swift-symbolgraph-extract", "-module-name", module, "-target", triple(),
                "-minimum-access-level", "public", "-skip-synthesized-members",
                "-skip-inherited-docs", "-output-dir", str(out)]
            for path in include:
                command += ["-I", str(path)]
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0 or not any(out.iterdir()):
                raise SystemExit(f"swift-symbolgraph-extract failed for {module}:\n{done.stderr}")
            return module, sorted(out.iterdir())

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            done = list(pool.map(extract, modules))
        for module, files in done:
            graph = {"symbols": [], "relationships": []}
            for file in files:
                with open(file, encoding="utf-8") as text:
                    part = json.load(text)
                graph["symbols"] += [
                    s for s in part["symbols"]
                    if "::SYNTHESIZED::" not in s["identifier"]["precise"]]
                graph["relationships"] += part["relationships"]
            yield module, graph
