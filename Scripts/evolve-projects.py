#!/usr/bin/env python3
"""Changes random specs step by step and has their projects brought up to date, one as it was generated and one
with hand-written code.

usage: Scripts/evolve-projects.py [--count N] [--first SEED] [--models N] [--build] [--armature FILE]

After each step the first project equals a new one of the same spec, byte for byte. In the other every hand-written
line is there once, what the machine writes equals the new one, `armature check` passes, and a second `armature
generate` changes nothing; with `--build` it builds, where hand-written functions name every type of the spec.
The same seed always makes the same steps. Ends with 1 where something is wrong, and says what, by seed and step.
"""

import argparse
import os
import pathlib
import random
import re
import shutil
import sys
import tempfile

from accepted_specification import write_accepted
from project_trials import ROOT, run

STEPS = 3
SECTIONS = ("models", "stores", "services", "operations", "states", "views", "controllers")
ROLE_SUFFIX = "(?:List|Form)?(?:Controller|Cell|TableView|View|Store|Service|Operation|State|Button)$"


def indentation(line):
    return len(line) - len(line.lstrip())


def end_of_block(lines, start):
    end = start + 1
    while end < len(lines) and (not lines[end].strip() or indentation(lines[end]) > indentation(lines[start])):
        end += 1
    return end


def type_names(text):
    """What the spec declares in its sections of types."""
    sections = re.split(r"(?m)^(?=\w)", text)
    return [name for section in sections if section.startswith(SECTIONS)
            for name in re.findall(r"(?m)^  ([A-Z]\w+):", section)]


def rename_type(text, choose):
    name = choose.choice(type_names(text))
    suffix = re.search(ROLE_SUFFIX, name)
    new = next(word for word in ("Zebra", "Giraffe", "Walrus", "Pelican", "Badger") if word not in text)
    new += suffix[0] if suffix else ""
    text = re.sub(rf"\b{name}\b", new, text)
    text = re.sub(rf"\b(add|edit|delete|show|refresh|open|close|pick|choose|did|will|should){name}(?=\b|[A-Z])",
                  rf"\1{new}", text)
    small = name[:1].lower() + name[1:]
    return re.sub(rf"passing: {small}\b", "passing: " + new[:1].lower() + new[1:], text)


def rename_property(text, choose):
    name = choose.choice(re.findall(r"(?m)^      ([a-z]\w+):", text) or ["none"])
    return re.sub(rf"\b{name}\b", name + "Stripe", text)


def change_block(text, choose):
    """Deletes, doubles or moves a part of the spec, or makes a property optional or required."""
    lines = text.split("\n")
    start = choose.choice([index for index, line in enumerate(lines) if line.startswith("  ") and line.strip()])
    end = end_of_block(lines, start)
    kind = choose.choice(["delete", "double", "move", "optional"])
    if kind == "delete":
        return "\n".join(lines[:start] + lines[end:])
    if kind == "double":
        found = re.match(r"( *)(\w+)(:.*)", lines[start])
        if not found:
            return text
        name = "Zebra" + found[2] if found[2][0].isupper() else found[2] + "Stripe"
        return "\n".join(lines[:end] + [found[1] + name + found[3]] + lines[start + 1:end] + lines[end:])
    if kind == "move":
        if end >= len(lines) or indentation(lines[end]) != indentation(lines[start]):
            return text
        last = end_of_block(lines, end)
        return "\n".join(lines[:start] + lines[end:last] + lines[start:end] + lines[last:])
    lines[start] = re.sub(r"( +\w+: \w+)(\??)$", lambda found: found[1] + ("" if found[2] else "?"), lines[start])
    return "\n".join(lines)


def write_step(spec, project, choose, armature):
    """Changes a spec until it is accepted as another one, and makes a new project of it; false where that fails."""
    former = spec.read_text()
    for _ in range(60):
        text = former
        for _ in range(choose.choice([1, 1, 2])):
            text = choose.choice([rename_type, rename_property, change_block, change_block])(text, choose)
        if text == former:
            continue
        spec.write_text(text)
        shutil.rmtree(project, ignore_errors=True)
        if run(armature, "new", spec, "--output", project, "--quiet")[0] == 0:
            return True
    return False


def write_by_hand(project, types, choose):
    """Adds a function or a comment to most files of the owner's, and returns their marks."""
    marks = []
    parameters = ", ".join(f"_: {name}?" for name in types)
    for path in sorted(project.glob("Sources/**/*.swift")) + sorted(project.glob("Tests/**/*.swift")):
        text = path.read_text()
        if "+Generated" in path.name or path.name == "main.swift" or choose.random() < 0.3:
            continue
        mark = f"hand-written {len(marks)}."
        function = f"private func handWritten{len(marks)}({parameters}) {{}}"
        lines = text.rstrip("\n").split("\n")
        body = next((index for index, line in enumerate(lines)
                     if re.search(r"\b(class|extension|struct|enum) .*\{$", line)), None)
        kind = choose.randrange(3)
        if kind == 0 and body is not None:
            lines[body + 1:body + 1] = [f"  /// {mark}", "  " + function, ""]
        elif kind == 1:
            lines.insert(0, f"// {mark}")
        else:
            lines += ["", f"/// {mark}", function]
        path.write_text("\n".join(lines) + "\n")
        marks.append(mark)
    return marks


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*")
            if path.is_file() and ".build" not in path.parts}


def take_spec(new, project):
    """Gives a project the spec of another one, with what it includes."""
    for path in new.rglob("*.yml"):
        place = path.relative_to(new)
        if not place.parts[0].startswith(".") and place.parts[0] != "Kits":
            (project / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, project / place)


def faults_as_generated(project, new, armature):
    take_spec(new, project)
    status, output = run(armature, "generate", folder=project)
    if status:
        yield f"generate ends with {status}: {output[:600]}"
    now, wanted = files(project), files(new)
    other = sorted(name for name in now.keys() | wanted.keys() if now.get(name) != wanted.get(name))
    if other:
        yield f"not as a new project: {other[:8]}"


def faults_written_by_hand(project, new, marks, armature, builds):
    take_spec(new, project)
    status, output = run(armature, "generate", folder=project)
    if status:
        yield f"hand-written: generate ends with {status}: {output[:600]}"
    now, wanted = files(project), files(new)
    text = b"\n".join(content for name, content in now.items() if not name.startswith(".armature/")).decode()
    for mark in marks:
        if text.count(mark) != 1:
            yield f"'{mark}' is there {text.count(mark)} times"
    other = sorted(name for name in wanted if "+Generated" in name and now.get(name) != wanted[name])
    if other:
        yield f"hand-written: not as the machine writes it: {other[:8]}"
    status, output = run(armature, "check", folder=project)
    if status:
        yield f"hand-written: check ends with {status}: {output[:600]}"
    run(armature, "generate", folder=project)
    if files(project) != now:
        yield "hand-written: a second run changes files"
    if builds:
        status, output = run("swift", "build", "--build-tests", folder=project)
        if status:
            errors = [line for line in output.split("\n") if "error:" in line]
            yield "hand-written: does not build: " + "\n".join(errors)[:1200]


def faults(seed, folder, options):
    """What is wrong at the first step at which something is."""
    choose = random.Random(seed)
    spec, new = folder / f"{seed}.yml", folder / "new"
    write_accepted(seed, spec, options.armature, options.models)
    generated, edited = folder / "generated", folder / "edited"
    for project in (generated, edited):
        status, output = run(options.armature, "new", spec, "--output", project, "--quiet")
        if status:
            return [f"seed {seed}: new: {output[:600]}"]
    marks = write_by_hand(edited, type_names(spec.read_text()), choose)
    for step in range(1, STEPS + 1):
        if not write_step(spec, new, choose, options.armature):
            return [f"seed {seed}, step {step}: no change was accepted"]
        found = list(faults_as_generated(generated, new, options.armature))
        found += faults_written_by_hand(edited, new, marks, options.armature, options.build)
        if found:
            return [f"seed {seed}, step {step}: {fault}" for fault in found]
    return []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=None)
    parser.add_argument("--models", type=int, default=12)
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--armature", type=pathlib.Path, default=ROOT / ".build/debug/armature")
    options = parser.parse_args()
    options.armature = options.armature.resolve()
    first = options.first if options.first is not None else random.SystemRandom().randrange(10 ** 6)
    failed = 0
    for seed in range(first, first + options.count):
        folder = pathlib.Path(tempfile.mkdtemp(prefix=f"armature-evolved-{seed}-"))
        found = faults(seed, folder, options)
        if found:
            failed += 1
            print("\n".join(found), f"it lies in {folder}", sep="\n", flush=True)
        else:
            shutil.rmtree(folder)
    print(f"{options.count - failed} of {options.count} pass, seeds {first} to {first + options.count - 1}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
