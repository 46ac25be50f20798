#!/usr/bin/env python3
"""How much of what was labelled by hand, before any run, the rules find, and how much of that is right.

    labels.py ARMATURE FOLDER [--round N] [--naming regular|strict|none] [--missed] [--wrong]

FOLDER holds the repositories of the tables in Labels: bare mirrors or working copies that are called NAME,
OWNER+NAME or OWNER/NAME, with .git or /repo behind it or not. The commit of the table is taken out of them into
a temporary folder; what is not a repository of git is read as it stands. `--naming` writes that strictness into the
settings, both by default; none leaves the settings out. `--missed` and `--wrong` list the cases.

Found is a share of the violations, right a share of what was found among violations and fine cases; cases that
are unclear for a strictness are left out. A declaration is found when a rule of its family has a finding on one
of its lines, a type when its rule has one inside the type or an extension of it. Words are asked twice: each as
a property of its own (clear words, as Benchmarks/words.py does), and where they stand, with their trees around them.
"""
import argparse, collections, csv, json, pathlib, re, subprocess, sys, tempfile

FAMILIES = {
    "delegate": ["delegate_sender", "delegate_tense", "delegate_return"],
    "action": ["action_method"],
    "boolean": ["boolean_name"],
    "getter": ["verb_or_noun", "factory_method"],
    "factory": ["factory_method", "verb_or_noun"],
    "label": ["argument_label", "needless_word", "initializer_chain"],
}
# What one rule tells of a controller, view or operation, another does not tell again.
STORAGE = re.compile("settings|file access|persistence|the query|'UserDefaults'|'FileManager'")
TELLING_STORAGE = {"heavy_controller", "heavy_view", "operation_is_self_contained"}
LISTS = ["abbreviated_word", "misspelled_word", "acronym_clump", "scope_prefix"]
FLAWED = {"abbreviation", "misspelling", "nonword", "prefix"}
SOUND = {"english", "term", "apple_ok", "proper_name"}
DISPUTED = re.compile("borderline|real-word|external|run-together|split-artefact|derived")
TABLES = pathlib.Path(__file__).parent / "Labels"


def table(name, number):
    """The rows of a round; none where a round has no such table."""
    path = TABLES / f"{name}-{number}.tsv"
    if not path.is_file():
        return []
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def git(folder, *arguments, input=None):
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, input=input, capture_output=True, check=True).stdout


def source_of(folder, repository):
    owner, name = repository.split("/")
    for path in [folder / f"{owner}+{name}", folder / owner / name, folder / name, folder / f"{name}.git"]:
        for place in [path / "repo" / ".git", path / "repo", path]:
            if place.is_dir():
                return place
    return None


def check_out(source, commit, target):
    """The Swift files of a commit, or of the folder when it is not a repository of its own."""
    is_repository = (source / ".git").exists() or (source / "HEAD").is_file()
    if not is_repository:
        return source
    entries = git(source, "ls-tree", "-r", "-z", commit).decode("utf-8", "replace").split("\0")
    files = [entry.split("\t", 1) for entry in entries if entry.endswith(".swift")]
    files = [(meta.split()[2], path) for meta, path in files if not meta.startswith("120000")]
    ids = "\n".join(identifier for identifier, _ in files).encode()
    blobs, position = git(source, "cat-file", "--batch", input=ids), 0
    for _, path in files:
        line_end = blobs.index(b"\n", position)
        header = blobs[position:line_end].split()
        if header[-1] == b"missing":
            position = line_end + 1
            continue
        start, size = line_end + 1, int(header[2])
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(blobs[start : start + size])
        position = start + size + 1
    return target


def findings(armature, folder, naming):
    """What armature finds in a folder, with the settings of a strictness for this run."""
    settings = folder / ".swiftlint-rules"
    if naming != "none":
        settings.write_text(f"edition: 1\nnaming: {naming}\n")
    command = [armature, "lint", "--no-cache", "--no-baseline", "--format", "json", "."]
    out = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if naming != "none":
        settings.unlink()
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    return json.loads(out.stdout)["findings"]


def last_line(lines, first):
    """The last line of the declaration that begins on a line: its parentheses are closed there."""
    depth = 0
    for number in range(first, min(first + 25, len(lines) + 1)):
        text = lines[number - 1].split("//")[0]
        depth += text.count("(") - text.count(")")
        if depth <= 0:
            return number
    return first


def spans(folder, row):
    """Where a type and its extensions stand: path, first and last line, braces counted outside strings."""
    name = re.match(r"\w+ (\w+)", row["declaration"])[1]
    opening = re.compile(rf"\b(?:class|struct|enum|actor|extension)\s+(?:\w+\.)*{name}\b")
    for path in sorted(path for path in folder.rglob("*.swift") if path.is_file()):
        text = path.read_text("utf-8", "replace")
        relative = str(path.relative_to(folder))
        if not (name in text and (relative == row["path"] or f"extension {name}" in text)):
            continue
        lines = text.split("\n")
        for first, line in enumerate(lines, 1):
            if not opening.search(line.split("//")[0]):
                continue
            if "extension" not in line and (relative, first) != (row["path"], int(row["line"])):
                continue
            depth, opened = 0, False
            for last in range(first, len(lines) + 1):
                code = re.sub(r'"(\\.|[^"\\])*"', '""', lines[last - 1]).split("//")[0]
                depth += code.count("{") - code.count("}")
                opened = opened or "{" in code
                if opened and depth <= 0:
                    break
            yield relative, first, last


def share(part, whole):
    return f"{part}/{whole} = {100 * part / whole:.0f} %" if whole else "0/0"


def judged(row, hit, naming, counts, cases):
    verdict = row["strict" if naming == "strict" else "regular"]
    counts[row["family"]][verdict, hit] += 1
    if (verdict, hit) in (("violation", False), ("fine", True)):
        cases.append(("missed" if hit is False else "wrong", row))


def print_families(title, counts):
    total = sum((collections.Counter(count) for count in counts.values()), collections.Counter())
    for family, count in [*counts.items(), (f"all {title}", total)]:
        right, wrong = count["violation", True], count["fine", True]
        found = share(right, right + count["violation", False])
        print(f"  {family:26} found {found:18} right {share(right, right + wrong)}")


def words(armature, rows):
    """Each word alone: what the lists and unknown_word say of it."""
    with tempfile.TemporaryDirectory() as folder:
        lines = [f"  var `{row['word']}`: Int" for row in rows]
        pathlib.Path(folder, "Words.swift").write_text("\n".join(["struct Words {", *lines, "}", ""]))
        rules = collections.defaultdict(set)
        for finding in findings(armature, pathlib.Path(folder), "none"):
            rules[finding["line"] - 2].add(finding["rule"])
    for name, asked in (("lists", LISTS), ("with unknown_word", [*LISTS, "unknown_word"])):
        hits = [bool(rules[index] & set(asked)) for index in range(len(rows))]
        right = sum(hit and row["label"] in FLAWED for hit, row in zip(hits, rows))
        flawed = sum(row["label"] in FLAWED for row in rows)
        print(f"  clear words, {name:17}  found {share(right, flawed):18} right {share(right, sum(hits))}")
    return [(row, bool(rules[index])) for index, row in enumerate(rows)]


def tells(finding, family):
    """Whether a finding tells what a family is about."""
    if family == "store_owns_persistence" and finding["rule"] in TELLING_STORAGE:
        return bool(STORAGE.search(finding["message"]))
    if family == "heavy_controller" and finding["rule"] == "store_owns_persistence":
        return "for the controller '" in finding["message"]
    return finding["rule"] in FAMILIES.get(family, [family])


def run(armature, folder, number, namings, options):
    rows = table("declarations", number) + table("types", number)
    listed = [row for row in table("words", number) if row["label"] in FLAWED | SOUND]
    counts = {naming: (collections.defaultdict(collections.Counter),
                       collections.defaultdict(collections.Counter)) for naming in namings}
    cases, in_place = collections.defaultdict(list), collections.Counter()
    for repository in sorted({row["repository"] for row in rows + listed}):
        source = source_of(folder, repository)
        if source is None:
            print("no mirror of", repository)
            continue
        own = [row for row in rows if row["repository"] == repository]
        own_words = [row for row in listed if row["repository"] == repository]
        with tempfile.TemporaryDirectory() as temporary:
            tree = check_out(source, (own + own_words)[0]["commit"], pathlib.Path(temporary))
            for naming in namings:
                found = collections.defaultdict(list)
                for finding in findings(armature, tree, naming):
                    found[finding["file"]].append(finding)
                for row in own:
                    if row["family"] in FAMILIES:
                        lines = (tree / row["path"]).read_text("utf-8", "replace").split("\n")
                        first = int(row["line"])
                        places = [(row["path"], first, last_line(lines, first))]
                    else:
                        places = list(spans(tree, row))
                    hit = any(tells(finding, row["family"]) and first <= finding["line"] <= last
                              for path, first, last in places for finding in found[path])
                    which = row["family"] not in FAMILIES
                    judged(row, hit, naming, counts[naming][which], cases[naming])
                if naming != namings[0]:
                    continue
                for row in own_words:
                    hit = any(finding["line"] == int(row["line"])
                              and finding["rule"] in [*LISTS, "unknown_word"]
                              and row["word"] == finding["word"].lower() for finding in found[row["path"]])
                    in_place[bool(DISPUTED.search(row["note"])), row["label"] in FLAWED, hit] += 1
    for naming in namings:
        print(f"round {number}, naming {naming}")
        print_families("declarations", counts[naming][0])
        if counts[naming][1]:
            print_families("types", counts[naming][1])
        for kind, row in cases[naming]:
            if kind == "missed" and options.missed or kind == "wrong" and options.wrong:
                place = f"{row['repository']} {row['path']}:{row['line']}"
                print("   ", kind, row["family"], place, row["declaration"][:120], "|", row["reason"])
    if not listed:
        return
    print(f"round {number}, words")
    clear = [row for row in listed if not DISPUTED.search(row["note"])]
    for row, hit in words(armature, clear):
        if hit != (row["label"] in FLAWED) and (options.wrong if hit else options.missed):
            print("   ", "wrong" if hit else "missed", row["word"], row["label"], row["correction"])
    for title, disputed in (("clear words", [False]), ("all words", [False, True])):
        count = collections.Counter()
        for (is_disputed, flawed, hit), number_of in in_place.items():
            count[flawed, hit] += number_of if is_disputed in disputed else 0
        right = count[True, True]
        found = share(right, right + count[True, False])
        print(f"  {title + ', where they stand':31} found {found:18} right {share(right, right + count[False, True])}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--round", type=int, action="append", help="which tables; all by default")
    parser.add_argument("--naming", choices=["regular", "strict", "none"], action="append")
    parser.add_argument("--missed", action="store_true")
    parser.add_argument("--wrong", action="store_true")
    options = parser.parse_args()
    armature = str(pathlib.Path(options.armature).resolve())
    rounds = options.round or sorted(int(path.stem.split("-")[1]) for path in TABLES.glob("declarations-*.tsv"))
    for number in rounds:
        run(armature, options.folder, number, options.naming or ["regular", "strict"], options)


main()
