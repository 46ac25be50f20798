#!/usr/bin/env python3
"""Removes the body of each generated method in turn and lists those that no generated test misses.

usage: Scripts/find-scenery.py [SPEC ...]    (the examples without arguments)

A method whose removal the compiler refuses is missed as well. Ends with 1 when there are survivors.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECLARATION = re.compile(r"^( *)(?:(?:override|private|static|final) )*(?:func \w+|init)\b")


def run(*command, folder):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def bodies(lines):
    """The declared name, the first and the last line of every body of several lines."""
    index = 0
    while index < len(lines):
        declaration = DECLARATION.match(lines[index])
        if declaration:
            start = index
            limit = min(index + 8, len(lines) - 1)
            while not lines[start].rstrip().endswith("{") and start < limit:
                start += 1
            closing = declaration.group(1) + "}"
            end = next((n for n in range(start, len(lines)) if lines[n] == closing), None)
            if end is not None and end > start + 1:
                yield lines[index].strip(), start + 1, end
        index += 1


def is_missed(project):
    if run("swift", "build", "--build-tests", folder=project).returncode != 0:
        return True
    return run("swift", "test", "--skip-build", folder=project).returncode != 0


def survivors(project):
    for path in sorted((project / "Sources").rglob("*.swift")):
        text = path.read_text()
        lines = text.split("\n")
        for name, first, last in bodies(lines):
            path.write_text("\n".join(lines[:first] + lines[last:]))
            missed = is_missed(project)
            path.write_text(text)
            place = f"{path.relative_to(project)}:{first} {name}"
            print("missed  " if missed else "SURVIVES", place, flush=True)
            if not missed:
                yield place


def main(specs):
    if run("swift", "build", "--product", "armature", folder=ROOT).returncode != 0:
        sys.exit("armature does not build")
    armature = ROOT / ".build/debug/armature"
    found = []
    for spec in specs or sorted((ROOT / "Examples").glob("*.yml")):
        with tempfile.TemporaryDirectory() as folder:
            project = pathlib.Path(folder) / "project"
            run(armature, "new", pathlib.Path(spec).resolve(), "--output", project, folder=folder)
            if is_missed(project):
                sys.exit(f"{spec}: the project does not pass its tests as it is")
            found += survivors(project)
    print(f"{len(found)} survivors")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
