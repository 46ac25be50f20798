#!/usr/bin/env python3
"""Measures the kits' store on SQLite against the same statements through SQLite's C interface.

usage: Benchmarks/store.py [CASE...] [--runs N] [--count N] [--rows N]

Builds a package with the kits below .build for release, as a generated project does, and runs every case in
a process and on a database of its own, the kit and C in turn. Prints medians of processor time (user and
system) and the ratio, then memory, then a table of a million rows by itself: medians of wall time.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "store-benchmark"
MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "StoreBenchmark",
  targets: [
    .target(name: "ModelKit"),
    .systemLibrary(name: "CSQLite", path: "Sources/CSQLite"),
    .target(name: "SQLiteStorage", dependencies: ["ModelKit", "CSQLite"]),
    .target(name: "Statements", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "StoreBenchmark", dependencies: ["ModelKit", "SQLiteStorage", "Statements"]),
  ]
)
"""
CASES = {
    "insert": ("insert and save {count} objects of 10 attributes", 2.5),
    "fetch": ("fetch all, sorted, cold", 1.5),
    "find": ("by unique key, cold", 1.5),
    "update": ("update and save", 3),
    "delete": ("delete", 3),
    "build": ("{authors} authors with 10 articles: build and save", 3),
    "traverse": ("the same: traverse cold", 3),
    "count": ("`count`", 1.2),
}
TABLE = {
    "start": ("start", 150),
    "add": ("add until shown", 50),
    "remove": ("delete until gone", 50),
    "filter": ("a letter of a filter until shown", 500),
    "order": ("ordered by a column without an index until shown", 500),
}


def build():
    """The path of the program, with the kits and the benchmark's own files copied where they changed."""
    sources = FOLDER / "Sources"
    origins = [ROOT / "Templates" / name for name in ("ModelKit", "SQLiteStorage", "CSQLite")]
    origins += [ROOT / "Benchmarks" / "Store" / name for name in ("Statements", "StoreBenchmark")]
    sources.mkdir(parents=True, exist_ok=True)
    for origin in origins:
        subprocess.run(
            ["cp", "--recursive", "--update", "--preserve=timestamps", origin, sources], check=True)
        for path in (sources / origin.name).rglob("*"):
            if path.is_file() and not (origin / path.relative_to(sources / origin.name)).exists():
                path.unlink()
    manifest = FOLDER / "Package.swift"
    if not manifest.exists() or manifest.read_text() != MANIFEST:
        manifest.write_text(MANIFEST)
    subprocess.run(["swift", "build", "-c", "release", "--quiet"], cwd=FOLDER, check=True)
    return FOLDER / ".build" / "release" / "StoreBenchmark"


class Measurement:
    """Runs cases, each on a database of its own that was made once."""

    def __init__(self, program, runs):
        self.program, self.runs = program, runs
        self.scratch = tempfile.TemporaryDirectory()

    def once(self, case, side, count):
        """Processor time, wall time, added memory and memory at the end."""
        made = pathlib.Path(self.scratch.name) / f"{case}-{count}"
        if not made.exists():
            self.call(made, case, "make", count)
        copy = made.with_suffix(".copy")
        shutil.copytree(made, copy)
        try:
            return [float(word) for word in self.call(copy, case, side, count).split()]
        finally:
            shutil.rmtree(copy)

    def medians(self, case, sides, count):
        """For each side, the median of every figure; the sides take turns."""
        figures = {side: [] for side in sides}
        for _ in range(self.runs):
            for side in sides:
                figures[side].append(self.once(case, side, count))
        shutil.rmtree(pathlib.Path(self.scratch.name) / f"{case}-{count}")
        return [[statistics.median(column) for column in zip(*figures[side])] for side in sides]

    def call(self, folder, case, side, count):
        os.makedirs(folder, exist_ok=True)
        command = [self.program, folder, case, side, str(count)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def verdict(value, goal):
    return "met" if value <= goal else "not met"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--rows", type=int, default=1_000_000)
    arguments = parser.parse_args()
    known = [*CASES, "memory", "table"]
    unknown = [case for case in arguments.cases if case not in known]
    if unknown:
        parser.error(f"no case is called {unknown[0]}; there are {', '.join(known)}")
    wanted = arguments.cases or known
    measurement = Measurement(build(), arguments.runs)
    count = arguments.count
    print("| what | kit | C | ratio | goal | |\n| --- | --- | --- | --- | --- | --- |")
    for case, (name, goal) in CASES.items():
        if case not in wanted:
            continue
        kit, statements = measurement.medians(case, ["kit", "c"], count)
        ratio = kit[0] / statements[0]
        name = name.format(count=f"{count:,}", authors=f"{count // 10:,}")
        print(f"| {name} | {kit[0]:.3f} s | {statements[0]:.3f} s | {ratio:.1f} | {goal} | "
              f"{verdict(ratio, goal)} |", flush=True)
    if "memory" in wanted:
        kit, statements = measurement.medians("memory", ["kit", "c"], count)
        beyond = (kit[2] - statements[2]) / 1e6
        print(f"| memory for {count:,} live objects | {kit[2] / 1e6:.0f} MB | "
              f"{statements[2] / 1e6:.0f} MB | {beyond:.0f} MB beyond | 60 MB | "
              f"{verdict(beyond, 60)} |", flush=True)
    if "table" in wanted:
        for case, (name, goal) in TABLE.items():
            [kit] = measurement.medians(case, ["kit"], arguments.rows)
            print(f"| table of {arguments.rows:,} rows: {name} | {kit[1] * 1000:.0f} ms | | | "
                  f"{goal} ms | {verdict(kit[1] * 1000, goal)} |", flush=True)
            if case in ("start", "filter", "order"):
                print(f"| the same: memory of the process | {kit[3] / 1e6:.0f} MB | | | 60 MB | "
                      f"{verdict(kit[3] / 1e6, 60)} |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
