#!/usr/bin/env python3
"""Measures `armature lint` against other linters on the same Swift files, all in one run.

    Benchmarks/lint.py FOLDER...

Processor time is user and system time of a whole process, the least of several runs; nothing is cached unless
it says so. Needs the toolchain's swift-format, and typos from PyPI, which it installs into a temporary folder.
"""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

root = Path(__file__).resolve().parent.parent
armature = Path(os.environ.get("ARMATURE", root / ".build/release/armature"))


def swift_files(folders):
    for folder in folders:
        for path, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if not name.startswith("."))
            for name in sorted(files):
                file = os.path.join(path, name)
                if name.endswith(".swift") and os.path.isfile(file) and not os.path.islink(file):
                    yield file


def measure(arguments, runs=3, **options):
    """Least processor time and wall time in seconds, most memory in MB."""
    best = None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(argument) for argument in arguments], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, **options)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode in (0, 1, 2), (arguments, process.returncode)
        found = (usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024)
        best = found if best is None else tuple(map(min, best[:2], found[:2])) + (
            max(best[2], found[2]),)
    return best


def report(name, value, goal="", holds=None):
    mark = "" if holds is None else ("ok" if holds else "MISSED")
    print(f"{name:<52}{value:>16}  {goal:<22}{mark}", flush=True)


def seconds(value):
    return f"{value:.3f} s"


def compare(files, folders):
    lint = [armature, "lint", "--quiet", "--no-cache"]
    one = measure(lint + ["--jobs", "1"] + folders)
    report("armature lint, processor time", seconds(one[0]))
    two = measure(lint + ["--jobs", "2"] + folders)
    ratio = one[1] / two[1]
    report("armature lint, wall time on two cores", seconds(two[1]))
    report("one core / two cores", f"{ratio:.2f}", "at least 1.7", ratio >= 1.7)
    report("memory", f"{two[2]:.0f} MB", "under 200 MB", two[2] < 200)
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as listing:
        listing.write("\n".join(files) + "\n")
        listing.flush()
        typos = subprocess.run(
            [root / "Scripts/python-environment.sh", "typos", "typos"], capture_output=True,
            text=True, check=True).stdout.strip() + "/typos"
        other = measure([typos, "--isolated", "-j", "1", "--file-list", listing.name])
        report("typos, processor time", seconds(other[0]))
        ratio = other[0] / one[0]
        report("typos / armature", f"{ratio:.1f}", "at least 3", ratio >= 3)
    other = measure(["swift-format", "lint", "--parallel"] + files, runs=1)
    report("swift-format lint, processor time", seconds(other[0]))
    ratio = other[0] / one[0]
    report("swift-format / armature", f"{ratio:.0f}", "at least 100", ratio >= 100)


def second_run(folders):
    with tempfile.TemporaryDirectory() as cache:
        environment = dict(os.environ, XDG_CACHE_HOME=cache)
        lint = [armature, "lint", "--quiet"] + folders
        measure(lint, runs=1, env=environment)
        again = measure(lint, env=environment)
        report("second run, unchanged, processor time", seconds(again[0]), "under 0.2 s",
               again[0] < 0.2)


def rules(folders):
    """What all rules take, the judgement on words included, against what scanning takes in the same runs."""
    lint = [armature, "lint", "--quiet", "--no-cache", "--jobs", "1", "--statistics"] + folders
    least = {}
    for _ in range(9):
        printed = subprocess.run(
            lint, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
        for name, time in re.findall(r"^(scanning|words|rules) +([0-9.]+) ms$", printed, re.M):
            least[name] = min(least.get(name, float(time)), float(time))
    for name in ("scanning", "words", "rules"):
        report(f"one core: {name}", f"{least[name]:.0f} ms")
    ratio = (least["words"] + least["rules"]) / least["scanning"]
    report("words and rules / scanning", f"{ratio:.2f}", "at most 1", ratio <= 1)


def staged(files):
    with tempfile.TemporaryDirectory() as folder:
        def git(*arguments):
            subprocess.run(["git", "-C", folder, *arguments], check=True, capture_output=True)

        git("init", "-q")
        sample = files[:: max(len(files) // 200, 1)][:200]
        for number, file in enumerate(sample):
            place = Path(folder, "Sources", f"File{number}.swift")
            place.parent.mkdir(exist_ok=True)
            place.write_bytes(Path(file).read_bytes())
        git("add", ".")
        git("-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qm", "all")
        for number in (1, 20, 100):
            place = Path(folder, "Sources", f"File{number}.swift")
            place.write_bytes(place.read_bytes() + b"\nlet one_more = 1\n")
        git("add", ".")
        found = measure([armature, "lint", "--quiet", "--staged"], runs=10, cwd=folder)
        report("pre-commit on three staged files, wall time", f"{found[1] * 1000:.1f} ms",
               "under 25 ms", found[1] < 0.025)


def renames():
    """Files full of names to rename: each has a fix, or the reason why it has none."""
    def words(number):
        text = ""
        while number >= 0:
            text += ("Alpha", "Bravo", "Delta", "Golf", "Hotel", "Kilo", "Lima", "Mike")[number % 8]
            number = number // 8 - 1
        return text

    def each(text):
        return lambda n: "".join(
            text.replace("NUMBER", str(i)).replace("WORDS", words(i)) for i in range(n // 4))

    def around(first, text, last):
        return lambda n: first + each(text)(n) + last

    return {
        "types with a hidden member": each(
            "struct A_NUMBER {\n private var usrWORDS = 1\n func f() { self.usrWORDS }\n}\n"),
        "types with one hidden name": each(
            "struct A_NUMBER {\n fileprivate var usr = 1\n func f(_ a: A_NUMBER) { a.usr }\n}\n"),
        "a type with hidden members": around(
            "struct A {", "private var usrWORDS = 1\nfunc fNUMBER() { usrWORDS }\n", "}"),
        "extensions with hidden members": each(
            "extension A {\n private func usrWORDS() {}\n func fNUMBER() { usrWORDS() }\n}\n"),
        "nested types with hidden members": around(
            "enum A {", "struct B_NUMBER { private var usrWORDS = 1 }\n", "}"),
        "heirs with hidden members": each(
            "class A_NUMBER: B_NUMBER { private var usrWORDS = 1 }\nclass B_NUMBER {}\n"),
        "members that nothing tells the type of": each(
            "struct A_NUMBER {\n private var usr = 1\n func f() { g { $0.usr } }\n}\n"),
        "one local name in many blocks": around(
            "func f() {", "do { let btn = NUMBER; print(btn) }\n", "}"),
        "one local name in many clauses": around(
            "func f() {\n#if A\n", "let btn = 1; g(btn)\n#elseif BNUMBER\n", "#endif\n}"),
        "one name in many patterns": around(
            "func f() { switch a { case .a(let btn)", ",\n .aNUMBER(let btn)", ": g(btn) } }"),
        "parameters": around("func f(", "_ usrWORDS: Int,\n", "_ a: Int) {}"),
        "hidden functions with labels": around(
            "struct A {",
            "private func fNUMBER(btn: Int) { btn }\nfunc gNUMBER() { fNUMBER(btn: 1) }\n", "}"),
        "hidden enumerations": each(
            "private enum ANUMBER { case usr, other }\nlet aNUMBER = ANUMBER.usr\n"),
        "the cases of a hidden enumeration": around(
            "private enum A {", "case usrWORDS\nstatic let aNUMBER = A.usrWORDS\n", "}"),
    }


def linear():
    """Doubling a file twice takes four times as long, whatever it is made of."""
    count = 20_000
    makers = {
        "one long line": lambda n: "let a = 1; " * n,
        "nested brackets": lambda n: "(" * n + ")" * n,
        "nested braces": lambda n: "func f() {" * n + "}" * n,
        "an open comment": lambda n: "/*" * n,
        "allow comments": lambda n: "let a_b = 1 // armature:allow letter_case -- x\n" * n,
        "findings": lambda n: "let a_b = 1\n" * n,
        "one type with many members": lambda n: "class A {" + "var delegate: ADelegate?\n" * n + "}",
        "types that inherit in a row": lambda n: "".join(
            f"class A{i}: A{i + 1} {{}}\n" for i in range(n)),
        "an open string": lambda n: "\"\\(" * n,
        "interpolations": lambda n: "let a = \"" + "\\(a)" * n + "\"",
        "operators": lambda n: "let a = 1" + " + 1" * n,
        "angle brackets": lambda n: "let a: A" + "<A" * n,
        **renames(),
    }
    for name, make in makers.items():
        times = []
        for factor in (4, 16):
            with tempfile.TemporaryDirectory() as folder:
                Path(folder, "a.swift").write_text(make(count * factor // 4))
                lint = [armature, "lint", "--quiet", "--no-cache", "--jobs", "1", "--format", "json"]
                times.append(measure(lint, runs=2, cwd=folder)[0])
        ratio = times[1] / max(times[0], 0.004)
        report(f"four times as much: {name}", f"{ratio:.1f}", "under 7", ratio < 7)


def main():
    folders = sys.argv[1:] or [str(root / "Sources")]
    files = list(swift_files(folders))
    size = sum(os.path.getsize(file) for file in files)
    print(f"{len(files)} files, {size / 1e6:.1f} MB, {os.cpu_count()} cores")
    compare(files, folders)
    rules(folders)
    second_run(folders)
    staged(files)
    linear()


main()
