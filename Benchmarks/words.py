#!/usr/bin/env python3
"""What the rules about words find among labelled words, beside typos and codespell from PyPI.

    words.py ARMATURE TABLE

TABLE is a tab-separated file with a heading and the columns word, label and note. The labels abbreviation, misspelling,
nonword and prefix are to be found; english, term, apple_ok and proper_name are to be left alone; words with
other labels, and those whose note says that fair readers differ, are passed over.

Each word is declared as a property of its own and stands on a line of its own for the two others. "lists" are
the rules that know the word, "unknown_word" is what that rule adds to them.
"""
import csv, json, pathlib, subprocess, sys, tempfile

LISTS = ["abbreviated_word", "misspelled_word", "acronym_clump", "scope_prefix"]
FLAWED = {"abbreviation", "misspelling", "nonword", "prefix"}
SOUND = {"english", "term", "apple_ok", "proper_name"}
DISPUTED = ("borderline", "real-word", "external", "run-together", "split-artefact")
PEERS = {"typos": ["typos", "--format", "brief"], "codespell": ["codespell"]}


def clear_words(path):
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [row for row in rows if row["label"] in FLAWED | SOUND
            and not any(mark in row["note"] for mark in DISPUTED)]


def found_by_rules(armature, words, rules):
    """The numbers of the words that the rules find."""
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"  var `{word}`: Int" for word in words]
        pathlib.Path(folder, "Words.swift").write_text("\n".join(["struct Words {"] + lines + ["}", ""]))
        command = [str(pathlib.Path(armature).resolve()), "lint", "--no-cache", "--format", "json"]
        for rule in rules:
            command += ["--only", rule]
        out = subprocess.run(command + ["Words.swift"], cwd=folder, capture_output=True, text=True)
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    return {finding["line"] - 2 for finding in json.loads(out.stdout)["findings"]}


def found_by_peer(command, words):
    script = pathlib.Path(__file__).parent.parent / "Scripts/python-environment.sh"
    tools = subprocess.run([script, "spelling", *PEERS], capture_output=True, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "words.txt").write_text("\n".join(words) + "\n")
        command = [f"{tools}/{command[0]}", *command[1:], "words.txt"]
        lines = subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout.splitlines()
    places = [line.split(":") for line in lines]
    return {int(place[1]) - 1 for place in places if len(place) > 2 and place[1].isdigit()}


def report(name, found, rows):
    flawed = {number for number, row in enumerate(rows) if row["label"] in FLAWED}
    right = len(found & flawed)
    share = 100 * right / len(found) if found else 0
    print(f"{name:22} {right:4} of {len(flawed)} found, {100 * right / len(flawed):5.1f} %"
          f" {len(found) - right:4} wrong, {share:5.1f} % right")


def main():
    rows = clear_words(sys.argv[2])
    words = [row["word"] for row in rows]
    report("lists", found_by_rules(sys.argv[1], words, LISTS), rows)
    report("with unknown_word", found_by_rules(sys.argv[1], words, LISTS + ["unknown_word"]), rows)
    peers = {name: found_by_peer(command, words) for name, command in PEERS.items()}
    for name, found in peers.items():
        report(name, found, rows)
    report("typos or codespell", set().union(*peers.values()), rows)


if len(sys.argv) != 3:
    sys.exit(__doc__)
main()
