#!/usr/bin/env python3
"""Measures the kits' store on SQLite against the same statements through SQLite's C interface.

usage: Benchmarks/store.py [CASE...] [--runs N] [--count N] [--rows N] [--grdb FOLDER]

Builds a package with the kits below .build for release, as a generated project does, and runs every case in
a process and on a database of its own, the kit and C in turn. Prints medians of processor time (user and
system) and the ratio, then memory, then a table of a million rows by itself: medians of wall time.
With a copy of GRDB (https://github.com/groue/GRDB.swift) the same work is done with it too, in the same turns.
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
GRDB_MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "GRDBBenchmark",
  dependencies: [.package(name: "GRDB", path: "COPY")],
  targets: [
    .target(name: "Statements", linkerSettings: [.linkedLibrary("sqlite3")]),
    .executableTarget(
      name: "GRDBBenchmark", dependencies: [.product(name: "GRDB", package: "GRDB"), "Statements"],
      // Snapshots, which some libraries of SQLite lack and no case asks for.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--unresolved-symbols=ignore-all"])]),
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


def package(folder, manifest, targets):
    """Builds a package of targets that are copied where they changed; its path of products."""
    sources = folder / "Sources"
    sources.mkdir(parents=True, exist_ok=True)
    for origin in targets:
        subprocess.run(
            ["cp", "--recursive", "--update", "--preserve=timestamps", origin, sources], check=True)
        for path in (sources / origin.name).rglob("*"):
            if path.is_file() and not (origin / path.relative_to(sources / origin.name)).exists():
                path.unlink()
    path = folder / "Package.swift"
    if not path.exists() or path.read_text() != manifest:
        path.write_text(manifest)
    subprocess.run(["swift", "build", "-c", "release", "--quiet"], cwd=folder, check=True)
    return folder / ".build" / "release"


def build():
    """The path of the program with the kits."""
    kits = [ROOT / "Templates" / name for name in ("ModelKit", "SQLiteStorage", "CSQLite")]
    own = [ROOT / "Benchmarks" / "Store" / name for name in ("Statements", "StoreBenchmark")]
    return package(FOLDER, MANIFEST, kits + own) / "StoreBenchmark"


def build_grdb(copy):
    """The path of the program with a copy of GRDB."""
    own = [ROOT / "Benchmarks" / "Store" / name for name in ("Statements", "GRDBBenchmark")]
    manifest = GRDB_MANIFEST.replace("COPY", str(copy.resolve()))
    return package(FOLDER.with_name("grdb-benchmark"), manifest, own) / "GRDBBenchmark"


class Measurement:
    """Runs cases, each on a database of its own that was made once.

    `programs` are those of sides that another program has than the one with the kits.
    """

    def __init__(self, program, runs, programs):
        self.program, self.runs, self.programs = program, runs, programs
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
        program = self.programs.get(side, self.program)
        command = [program, folder, case, side, str(count)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def verdict(value, goal):
    return "met" if value <= goal else "not met"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--grdb", type=pathlib.Path, metavar="FOLDER", help="a copy of GRDB")
    arguments = parser.parse_args()
    known = [*CASES, "memory", "table"]
    unknown = [case for case in arguments.cases if case not in known]
    if unknown:
        parser.error(f"no case is called {unknown[0]}; there are {', '.join(known)}")
    wanted = arguments.cases or known
    programs = {"grdb": build_grdb(arguments.grdb)} if arguments.grdb else {}
    measurement = Measurement(build(), arguments.runs, programs)
    count, sides = arguments.count, ["kit", "c", *programs]
    print(f"| what | kit | C | ratio | goal | |{' GRDB | ratio |' if programs else ''}")
    print(f"| --- | --- | --- | --- | --- | --- |{' --- | --- |' if programs else ''}")
    for case, (name, goal) in CASES.items():
        if case not in wanted:
            continue
        kit, statements, *peers = measurement.medians(case, sides, count)
        ratio = kit[0] / statements[0]
        name = name.format(count=f"{count:,}", authors=f"{count // 10:,}")
        peer = "".join(f" {peer[0]:.3f} s | {peer[0] / statements[0]:.1f} |" for peer in peers)
        print(f"| {name} | {kit[0]:.3f} s | {statements[0]:.3f} s | {ratio:.2f} | {goal} | "
              f"{verdict(ratio, goal)} |{peer}", flush=True)
    if "memory" in wanted:
        kit, statements, *peers = measurement.medians("memory", sides, count)
        beyond = (kit[2] - statements[2]) / 1e6
        peer = "".join(
            f" {peer[2] / 1e6:.0f} MB | {(peer[2] - statements[2]) / 1e6:.0f} MB beyond |"
            for peer in peers)
        print(f"| memory for {count:,} live objects | {kit[2] / 1e6:.0f} MB | "
              f"{statements[2] / 1e6:.0f} MB | {beyond:.0f} MB beyond | 60 MB | "
              f"{verdict(beyond, 60)} |{peer}", flush=True)
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
