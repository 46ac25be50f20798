#!/usr/bin/env python3
"""Makes random specs, generates their projects, and builds, tests, lints and runs each.

usage: Scripts/random-projects.py [--count N] [--first SEED] [--models N] [--keep FOLDER]
                                  [--form] [--spec SEED | --write FOLDER]

`--form` only generates and lints, which takes a second a project. The same seed always makes the same spec;
`--spec SEED` only prints it, `--write FOLDER` only writes the specs as they are accepted. A name that the spec
check refuses or warns of is replaced by another one, so that what counts is what becomes of accepted specs; a spec
that is refused for anything else is a failure of this script. `project_trials.py` says what a project is held to.

Ends with 1 when a project failed, and names the seeds.
"""

import argparse
import os
import pathlib
import random
import shutil
import sys
import tempfile

from accepted_specification import write_accepted
from project_trials import ROOT, try_specs
from random_specification import Specification


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=None)
    parser.add_argument("--models", type=int, default=30)
    parser.add_argument("--keep", type=pathlib.Path, default=None)
    parser.add_argument("--form", action="store_true")
    parser.add_argument("--spec", type=int, default=None)
    parser.add_argument("--write", type=pathlib.Path, default=None)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--armature", type=pathlib.Path, default=ROOT / ".build/debug/armature")
    options = parser.parse_args()
    if options.spec is not None:
        print(Specification(options.spec, (), options.models).text(), end="")
        return 0
    first = options.first if options.first is not None else random.SystemRandom().randrange(10 ** 6)
    folder = (options.write or options.keep or pathlib.Path(tempfile.mkdtemp(prefix="armature-random-"))).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    specs = {folder / f"{seed}.yml": seed for seed in range(first, first + options.count)}
    for spec, seed in specs.items():
        write_accepted(seed, spec, options.armature, options.models)
    if options.write:
        print(f"seeds {first} to {first + options.count - 1}")
        return 0
    failed = try_specs(list(specs), folder, options.armature, options.jobs, options.form)
    for spec, seed in specs.items():
        found = failed.get(spec)
        print(f"seed {seed}: " + ("passes" if not found else "; ".join(text.split("\n")[0] for text in found)))
        if found:
            (folder / f"{seed}.txt").write_text("\n\n".join(found))
    print(f"{options.count - len(failed)} of {options.count} pass, seeds {first} to {first + options.count - 1}")
    if failed:
        print("what is wrong with the others lies in", folder)
    elif not options.keep:
        shutil.rmtree(folder)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
