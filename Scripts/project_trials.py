#!/usr/bin/env python3
"""Generates projects and tells what is wrong with them: builds, tests, lints and runs each.

usage: Scripts/project_trials.py [--armature FILE] [--keep FOLDER] SPEC ...

Every project is generated twice with equal bytes, is clean for `swift-format lint --strict` and
`armature lint --strict`, builds without a warning, passes its tests, and runs. It is compiled as a module of
its own; the kits are compiled once, and all tests are linked into one program. Ends with 1 where something is
wrong, and says what, by the spec.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KITS = {"ModelKit": [], "SQLiteStorage": ["ModelKit"], "ApplicationKit": ["ModelKit"],
        "ServiceKit": ["ModelKit"], "ServiceTesting": []}

# What the package manager adds to a target with resources.
ACCESSOR = """import Foundation

extension Foundation.Bundle {
    static let module: Bundle = {
        let mainPath = Bundle.main.bundleURL.appendingPathComponent("Nowhere.resources").path
        let buildPath = "%s"

        let preferredBundle = Bundle(path: mainPath)

        guard let bundle = preferredBundle ?? Bundle(path: buildPath) else {
            Swift.fatalError("could not load resource bundle: from \\(mainPath) or \\(buildPath)")
        }

        return bundle
    }()
}
"""


def run(*command, folder=None, limit=600):
    """The status of a command and what it has printed."""
    try:
        done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return 124, f"took more than {limit} s"
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


class Kits:
    """The kits as modules and objects, compiled once."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        module_map = ROOT / "Templates/CSQLite/module.modulemap"
        self.flags = ["-swift-version", "6", "-Onone", "-I", folder, "-Xcc", f"-fmodule-map-file={module_map}",
                      "-module-cache-path", folder / "cache"]
        made = set()
        for name in KITS:
            sources = sorted((ROOT / "Templates" / name).rglob("*.swift"))
            newest = max(path.stat().st_mtime for path in sources)
            product = folder / f"{name}.o"
            if product.exists() and product.stat().st_mtime > newest and not made.intersection(KITS[name]):
                continue
            made.add(name)
            status, output = run(
                "swiftc", *self.flags, "-wmo", "-parse-as-library", "-module-name", name, "-emit-module",
                "-emit-module-path", folder / f"{name}.swiftmodule", "-package-name", "kits", "-c", "-o", product, *sources)
            if status != 0:
                sys.exit(f"the kit {name} does not compile\n{output}")

    @property
    def objects(self):
        return [self.folder / f"{name}.o" for name in KITS]


class Failure(Exception):
    """Something is wrong with a project; the first line says what."""


class Trial:
    """What becomes of one spec."""

    def __init__(self, spec, folder, armature, kits=None):
        self.spec = spec
        self.folder = folder
        self.armature = armature
        self.kits = kits
        self.project = folder / "project"
        self.failures = []

    def prepare(self):
        """Everything that a project goes through alone; without kits it is not built."""
        for step in (self.generate, self.lint) + ((self.build,) if self.kits else ()):
            if self.failures and step != self.build:
                break
            try:
                step()
            except Failure as failure:
                self.failures.append(str(failure))

    def generate(self):
        status, output = run(self.armature, "new", self.spec, "--output", self.project)
        if status != 0:
            raise Failure("refused\n" + output)
        again = self.folder / "again"
        run(self.armature, "new", self.spec, "--output", again)
        if run("diff", "-r", self.project, again)[0] != 0:
            raise Failure("generated differently")
        shutil.rmtree(again)

    @property
    def name(self):
        return re.search(r'name: "(\w+)"', (self.project / "Package.swift").read_text())[1]

    @property
    def is_library(self):
        return not (self.project / f"Sources/{self.name}/Application/main.swift").exists()

    @property
    def entry_point(self):
        return f"{self.name}_main"

    @property
    def objects(self):
        return [self.folder / f"{self.name}.o", self.folder / f"{self.name}Tests.o"]

    def lint(self):
        status, output = run(self.armature, "lint", "--strict", folder=self.project)
        if status != 0:
            raise Failure("armature lint\n" + output)

    @property
    def is_built(self):
        return all(path.exists() for path in self.objects) if self.project.exists() else False

    def build(self):
        if not self.project.exists():
            return
        for output in (self.build_application(), self.build_tests()):
            if "warning:" in output:
                raise Failure(f"does not build without warnings\n{output}")

    def build_application(self):
        """What the compiler says of the application, which is a module of its own."""
        name = self.name
        sources = sorted((self.project / f"Sources/{name}").rglob("*.swift"))
        sources += self.accessor("resources", self.project / f"Sources/{name}/Resources")
        entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", self.entry_point]
        return self.compile(
            name, sources, "-enable-testing", "-emit-module", "-emit-module-path",
            self.folder / f"{name}.swiftmodule", *(["-parse-as-library"] if self.is_library else entry))

    def build_tests(self):
        """What the compiler says of the tests."""
        tests = sorted((self.project / f"Tests/{self.name}Tests").rglob("*.swift"))
        if not tests:
            raise Failure("it has no tests")
        tests += self.accessor("samples", self.project / f"Tests/{self.name}Tests/Samples")
        plugins = pathlib.Path(shutil.which("swiftc")).resolve().parent.parent / "lib/swift/host/plugins"
        return self.compile(
            f"{self.name}Tests", tests, "-parse-as-library", "-load-plugin-library",
            plugins / "libTestingMacros.so")

    def accessor(self, name, source):
        """The code that finds the resources of a target, which lie flat in their folder."""
        if not source.exists():
            return []
        resources = self.folder / name
        resources.mkdir(exist_ok=True)
        for path in source.rglob("*"):
            if path.is_file():
                shutil.copy(path, resources / path.name)
        path = self.folder / f"{name}_accessor.swift"
        path.write_text(ACCESSOR % resources)
        return [path]

    def compile(self, module, sources, *more):
        status, output = run(
            "swiftc", *self.kits.flags, "-wmo", "-module-name", module, "-I", self.folder, *more, "-c", "-o",
            self.folder / f"{module}.o", *sources, folder=self.project)
        if status != 0:
            raise Failure(f"{module} does not build\n{output}")
        return output


def prepare(trials, folder, jobs):
    """Everything that projects go through alone."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(Trial.prepare, trials))
    projects = [trial for trial in trials if trial.project.exists()]
    paths = [trial.project / part for trial in projects for part in ("Sources", "Tests", "Package.swift")]
    # The formatter shortens paths below the folder in which it runs: this one has no projects.
    place = folder / "nothing"
    place.mkdir(exist_ok=True)
    status, output = run("swift-format", "lint", "--strict", "--parallel", "--recursive",
                         *(path for path in paths if path.exists()), folder=place)
    for trial in projects:
        found = [line for line in output.split("\n") if line.startswith(f"{trial.project}/")]
        if found:
            trial.failures.append("swift-format\n" + "\n".join(found))
    if status != 0 and not any(trial.failures for trial in projects):
        raise SystemExit(f"swift-format ends with {status} and says of no project why\n{output}")


class Batch:
    """Projects with different names, which are linked and tested together."""

    def __init__(self, trials, folder, kits):
        self.trials = trials
        self.folder = folder
        self.kits = kits
        folder.mkdir(parents=True, exist_ok=True)

    def run(self):
        self.test(self.trials)
        applications = [trial for trial in self.trials if not trial.is_library]
        if applications:
            self.start(applications)

    def link(self, name, objects):
        status, output = run("swiftc", "-o", self.folder / name, *objects, *self.kits.objects, "-lsqlite3",
                             "-lTesting", "-lFoundationNetworking", "-use-ld=lld")
        if status != 0:
            raise SystemExit(f"the {name} do not link\n{output}")

    def test(self, trials):
        runner = self.folder / "runner.swift"
        runner.write_text(
            "import Testing\n@main struct Runner {\n  static func main() async {\n"
            "    await Testing.__swiftPMEntryPoint() as Never\n  }\n}\n")
        run("swiftc", *self.kits.flags, "-parse-as-library", "-module-name", "Runner", "-c", "-o",
            self.folder / "runner.o", runner)
        self.link("tests", [self.folder / "runner.o"] + [path for trial in trials for path in trial.objects])
        if self.run_tests()[0] == 0:
            return
        for trial in trials:
            status, output = self.run_tests("--filter", f"^{trial.name}Tests\\.")
            if status != 0:
                lines = [line for line in output.split("\n") if "✘" in line or "Fatal" in line or "rror" in line]
                trial.failures.append("its tests fail\n" + "\n".join(lines) + output[-1500:])

    def run_tests(self, *more):
        return run(self.folder / "tests", "--testing-library", "swift-testing", *more, folder=self.folder, limit=300)

    def start(self, trials):
        """All applications are one program; a variable of the environment says which one runs."""
        declarations = "".join(f"int {trial.entry_point}(int, char **);\n" for trial in trials)
        choices = "".join(
            f'  if (strcmp(name, "{trial.name}") == 0) return {trial.entry_point}(count, values);\n'
            for trial in trials)
        main = self.folder / "main.c"
        main.write_text(f"#include <stdlib.h>\n#include <string.h>\n{declarations}"
                        f'int main(int count, char **values) {{\n  char *name = getenv("TRIAL");\n{choices}'
                        "  return 99;\n}\n")
        run("clang", "-c", "-o", self.folder / "main.o", main)
        self.link("applications", [self.folder / "main.o"] + [trial.objects[0] for trial in trials])
        for trial in trials:
            status, output = run("env", f"TRIAL={trial.name}", self.folder / "applications", "--keys", "down return",
                                 folder=self.folder, limit=60)
            if status != 0:
                trial.failures.append(f"does not run, ends with {status}\n{output}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("specs", type=pathlib.Path, nargs="+")
    parser.add_argument("--keep", type=pathlib.Path, default=None)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--armature", type=pathlib.Path, default=ROOT / ".build/debug/armature")
    options = parser.parse_args()
    folder = (options.keep or pathlib.Path(tempfile.mkdtemp(prefix="armature-projects-"))).resolve()
    failed = try_specs([spec.resolve() for spec in options.specs], folder, options.armature.resolve(), options.jobs)
    for spec, failures in failed.items():
        print(f"{spec.name}: " + "\n".join(failures)[:4000])
    print(f"{len(options.specs) - len(failed)} of {len(options.specs)} pass")
    if not options.keep:
        shutil.rmtree(folder)
    return 1 if failed else 0


def try_specs(specs, folder, armature, jobs, form_only=False):
    """What is wrong, by the spec; nothing is said of specs with which nothing is."""
    kits = None if form_only else Kits(folder / "kits")
    trials = []
    for number, spec in enumerate(specs):
        place = folder / f"{number}-{spec.stem}"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        trials.append(Trial(spec, place, armature, kits))
    prepare(trials, folder, jobs)
    if kits:
        # Those that are called alike are linked in turn.
        taken = {}
        for trial in trials:
            if trial.is_built:
                taken.setdefault(trial.name.lower(), []).append(trial)
        for number in range(max(map(len, taken.values()), default=0)):
            batch = [alike[number] for alike in taken.values() if len(alike) > number]
            Batch(batch, folder / f"batch-{number}", kits).run()
    return {trial.spec: trial.failures for trial in trials if trial.failures}


if __name__ == "__main__":
    sys.exit(main())
