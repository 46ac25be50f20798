#!/usr/bin/env python3
"""Measures whether a screen keeps up while a receptionist is told of very many changes.

usage: Benchmarks/observe.py [--rate N] [--seconds N]

Builds a small application with the kits below .build for release. It draws its screen sixty times a second
while nothing changes, while four threads tell a receptionist of N changes a second, and while a property
of a shared state is changed as often on the main actor. Prints how many changes were answered how often,
how late frames were, and the processor time of a change; ends with 1 where the last change is not shown.
"""

import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "observation-benchmark"
MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Observation",
  targets: [
    .target(name: "ModelKit"),
    .target(name: "ApplicationKit", dependencies: ["ModelKit"]),
    .executableTarget(
      name: "Observation", dependencies: ["ApplicationKit", "ModelKit"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
"""
CASES = {"none": "nothing changes", "threads": "told by four threads", "state": "a property of a state"}


def build():
    """The path of the program."""
    sources = FOLDER / "Sources"
    subprocess.run(["rm", "-rf", sources], check=True)
    sources.mkdir(parents=True)
    origins = [ROOT / "Templates" / "ModelKit", ROOT / "Templates" / "ApplicationKit",
               ROOT / "Benchmarks" / "Observation"]
    subprocess.run(["cp", "--recursive", "--preserve=timestamps", *origins, sources], check=True)
    (FOLDER / "Package.swift").write_text(MANIFEST)
    subprocess.run(["swift", "build", "-c", "release", "--quiet"], cwd=FOLDER, check=True)
    return FOLDER / ".build" / "release" / "Observation"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--rate", type=int, default=200_000)
    parser.add_argument("--seconds", type=int, default=5)
    options = parser.parse_args()
    program = build()
    print(f"{'':<24}{'changes':>10}{'answers':>9}{'frames':>8}{'late: median':>14}{'99 %':>9}{'most':>9}"
          f"{'a change':>12}")
    is_complete = True
    idle = 0.0
    for case, title in CASES.items():
        output = subprocess.run(
            [program, case, str(options.rate), str(options.seconds)], capture_output=True, text=True,
            check=True).stdout.split()
        changes, answers, frames = (int(word) for word in output[:3])
        median, high, most, spent = (float(word) for word in output[3:7])
        idle = spent if case == "none" else idle
        cost = f"{(spent - idle) / changes * 1e6:.2f} µs" if changes else ""
        is_complete = is_complete and output[7] == "true"
        print(f"{title:<24}{changes:>10}{answers:>9}{frames:>8}{median:>11.1f} ms{high:>6.1f} ms{most:>6.1f} ms"
              f"{cost:>12}", flush=True)
    if not is_complete:
        sys.exit("the last change is not shown")


if __name__ == "__main__":
    main()
