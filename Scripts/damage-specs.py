#!/usr/bin/env python3
"""Damages the examples' specs at random and gives each to `armature new`, which has to accept it or to
say what is wrong: never a crash, never a hang, never an answer without words.

usage: Scripts/damage-specs.py [--armature FILE] [--count N] [--seed N] [--seconds N] [--keep FOLDER]

Every spec has a seed of its own, which is printed where it goes wrong; `--seed` begins with that one. Ends
with 1 where one went wrong, and leaves it in the folder that --keep names.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPECS = [path.read_bytes() for path in sorted((ROOT / "Examples").glob("*.yml"))]
PIECES = [
    b"\0", b"\xff", b"\xc3", b"\r\n", b"\t", b":", b": ", b"-", b"- ", b"{", b"}", b"[", b"]", b"&a ", b"*a",
    b"!x ", b"|", b">", b"'", b'"', b"#", b"%", b"@", b"\\(", b"{{", b"99999999999999999999", b"-1", b"1e999",
    b"null", b"~", b"true", b"$", b"<<: *a", b"---\n", b"...", b"? ", "\u202e".encode(), "タ".encode(), b" " * 300,
    b"(" * 100, b"NOT " * 100, b"[" * 200, b"a.b.c", b"Int", b"String?", b"include: .", b"\xef\xbb\xbf",
]


def damaged(seed):
    """One of the examples after one to eight accidents."""
    choose = random.Random(seed)
    text = bytearray(choose.choice(SPECS))
    for _ in range(choose.randint(1, 8)):
        place, length = choose.randrange(len(text) + 1), choose.choice([1, 2, 5, 20, 100, 1000])
        kind = choose.randrange(7)
        lines = text.split(b"\n")
        line = choose.randrange(len(lines))
        if kind == 0:
            del text[place:place + length]
        elif kind == 1:
            text[place:place] = choose.choice(PIECES)
        elif kind == 2:
            text[place:place + 1] = bytes([choose.randrange(256)])
        elif kind == 3:
            other = choose.randrange(len(text) + 1)
            text[place:place] = text[other:other + length]
        elif kind == 4:
            lines.insert(choose.randrange(len(lines) + 1), lines[line])
            text = bytearray(b"\n".join(lines))
        elif kind == 5:
            lines[line] = b" " * choose.randint(0, 9) + lines[line].lstrip()
            text = bytearray(b"\n".join(lines))
        else:
            words = lines[line].split(b" ")
            words[choose.randrange(len(words))] = choose.choice(
                choose.choice(lines).split(b" ") + PIECES)
            lines[line] = b" ".join(words)
            text = bytearray(b"\n".join(lines))
        text = text or bytearray(b" ")
    return bytes(text)


def trouble(tool, seed, folder, seconds):
    """What went wrong with one spec; None where nothing did."""
    spec = folder / f"{seed}.yml"
    spec.write_bytes(damaged(seed))
    project = folder / f"{seed}"
    command = [tool, "new", spec, "--output", project, "--quiet"]
    try:
        result = subprocess.run(
            command, capture_output=True, timeout=seconds, stdin=subprocess.DEVNULL,
            env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    except subprocess.TimeoutExpired:
        return f"nothing was said within {seconds} s"
    if result.returncode not in (0, 1):
        return f"ended with {result.returncode}: {result.stderr[-300:].decode(errors='replace')}"
    if result.returncode == 1 and b"error: " not in result.stderr + result.stdout:
        return "refused without a word"
    if project.exists() != (result.returncode == 0):
        return f"ended with {result.returncode}, and the project is " + (
            "there" if project.exists() else "not there")
    shutil.rmtree(project, ignore_errors=True)
    spec.unlink()
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--armature", default=ROOT / ".build" / "release" / "armature")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    first = random.randrange(10**9) if arguments.seed is None else arguments.seed
    seeds = range(first, first + arguments.count)
    wrong = 0
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            answers = pool.map(
                lambda seed: trouble(arguments.armature, seed, folder, arguments.seconds), seeds)
            for seed, answer in zip(seeds, answers):
                if answer:
                    wrong += 1
                    print(f"seed {seed}: {answer}", flush=True)
    print(f"{arguments.count} damaged specs from seed {first} on: {wrong} went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
