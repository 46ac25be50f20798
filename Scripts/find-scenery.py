#!/usr/bin/env python3
"""Removes the body of each generated method in turn and lists those that no generated test misses.

usage: Scripts/find-scenery.py [--armature FILE] [SPEC ...]    (the examples without specs)

A method whose removal the compiler refuses is missed as well. Tests are compiled once: without a body a method is
called as before. Ends with 1 when there are survivors.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import sys
import tempfile

from project_trials import ROOT, Batch, Failure, Kits, Trial, run

DECLARATION = re.compile(r"^( *)(?:(?:override|private|static|final) )*(?:func \w+|init)\b")


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


class Project:
    """A generated project whose tests pass as it is."""

    def __init__(self, spec, folder, armature, kits):
        folder.mkdir()
        self.trial = Trial(spec.resolve(), folder, armature, kits)
        self.batch = Batch([self.trial], folder / "batch", kits)
        self.trial.generate()
        self.trial.build()
        if self.is_failing():
            sys.exit(f"{spec}: the project does not pass its tests as it is\n" + "\n".join(self.trial.failures))

    def is_failing(self):
        self.trial.failures.clear()
        self.batch.test([self.trial])
        return bool(self.trial.failures)

    def is_missed(self):
        try:
            self.trial.build_application()
        except Failure:
            return True
        return self.is_failing()

    def survivors(self):
        project = self.trial.project
        for path in sorted((project / "Sources").rglob("*.swift")):
            text = path.read_text()
            lines = text.split("\n")
            for name, first, last in bodies(lines):
                path.write_text("\n".join(lines[:first] + lines[last:]))
                is_missed = self.is_missed()
                path.write_text(text)
                place = f"{path.relative_to(project)}:{first} {name}"
                print("missed  " if is_missed else "SURVIVES", place, flush=True)
                if not is_missed:
                    yield place


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("specs", type=pathlib.Path, nargs="*")
    parser.add_argument("--armature", type=pathlib.Path, default=None)
    options = parser.parse_args()
    armature = options.armature
    if armature is None:
        armature = ROOT / ".build/debug/armature"
        if run("swift", "build", "--product", "armature", folder=ROOT)[0] != 0:
            sys.exit("armature does not build")
    with tempfile.TemporaryDirectory(prefix="armature-scenery-") as folder:
        folder = pathlib.Path(folder)
        kits = Kits(folder / "kits")

        def survivors(numbered):
            number, spec = numbered
            return list(Project(spec, folder / str(number), armature.resolve(), kits).survivors())

        specs = options.specs or sorted((ROOT / "Examples").glob("*.yml"))
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            found = [place for places in pool.map(survivors, enumerate(specs)) for place in places]
    print(f"{len(found)} survivors")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
