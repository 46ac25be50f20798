#!/usr/bin/env python3
"""Draws a random sample of findings for somebody to read.

    draw-sample.py --tool .build/release/armature --size 100 --seed 1 \
        --rule boolean_name --rule argument_label FOLDER...

Each folder is the checkout of one repository. Printed is a table of repository, path:line, rule, message
and an empty verdict, and after it, as comments, how many findings of each rule there were. With
--check TABLE the share of 'agree' among the verdicts of a table is printed instead, by rule.

signatures-1.tsv to signatures-3.tsv are samples of 100 findings each (seeds 1 to 3) that the rules
about signatures were corrected with; what the corrections no longer find is left out.
signatures-4.tsv (seed 4) was drawn after all of these corrections but that of notification_name; of its
repositories only swift-syntax, swift-format, swift-numerics, swift-algorithms and swift-log had never
been looked at. signatures-notifications.tsv has every finding of that rule in eleven repositories,
some of which it was corrected with. signatures-statements.tsv has 30 findings each, or all there are,
about tuples without names, methods that differ in their result alone, actions without a verb and
initializers that repeat another one, drawn from 39 repositories without their tests.
"""

import argparse
import collections
import csv
import json
import pathlib
import random
import subprocess
import sys

COLUMNS = ["repository", "place", "rule", "message", "verdict"]


def findings(tool, folder, rules):
    command = [tool, "lint", "--no-cache", "--no-baseline", "--quiet", "--format", "json"]
    for rule in rules:
        command += ["--only", rule]
    run = subprocess.run(command + ["."], cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{folder}: {run.stderr.strip()}")
    name = pathlib.Path(folder).resolve().name
    for finding in json.loads(run.stdout)["findings"]:
        if finding["rule"] not in rules:
            continue
        place = f"{finding['file']}:{finding['line']}"
        yield [name, place, finding["rule"], finding["message"], ""]


def draw(arguments):
    found = []
    for folder in arguments.folders:
        found += findings(str(pathlib.Path(arguments.tool).resolve()), folder, arguments.rule)
    found.sort()
    chosen = random.Random(arguments.seed).sample(found, min(arguments.size, len(found)))
    table = csv.writer(sys.stdout, delimiter="\t", lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows(sorted(chosen, key=lambda row: (row[2], row)))
    for rule, count in sorted(collections.Counter(row[2] for row in found).items()):
        print(f"# {rule}: {count} findings")


def check(path):
    with open(path, newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    verdicts = collections.defaultdict(collections.Counter)
    for row in csv.DictReader(lines, delimiter="\t"):
        verdicts[row["rule"]][row["verdict"]] += 1
        verdicts["all"][row["verdict"]] += 1
    for rule, counts in sorted(verdicts.items()):
        total = counts["agree"] + counts["disagree"]
        print(f"{rule}: {counts['agree']} of {total}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default=".build/release/armature")
    parser.add_argument("--rule", action="append", default=[])
    parser.add_argument("--size", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", metavar="TABLE")
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    if arguments.check:
        check(arguments.check)
    else:
        draw(arguments)


if __name__ == "__main__":
    main()
