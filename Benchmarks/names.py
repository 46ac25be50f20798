#!/usr/bin/env python3
"""How often a reader agrees with what the naming rules find in real trees.

    names.py verdicts                        the figures of the samples in Names, by family and rule
    names.py sample ARMATURE FAMILY COUNT SEED TREE...  a new random sample of findings, without verdicts

FAMILY is words, signatures, delegates or all. Each table in Names is one sample, read finding by finding:
libraries.tsv has 200 findings of all families in swift-collections and swift-nio; unseen-1.tsv to unseen-7.tsv
have up to 100 of each family in repositories that nobody had looked at when they were drawn (seeds 1 to 7), the
tables called by a family and a number from 8 on 100 of that family (the number is the seed), those
from 20 on read apart from the work on the rules, without a look at them. After
each of them classes of wrong findings were mended, so that the newest rules find less of the older ones; 28 findings
of libraries.tsv lie in a file that a program has written, which the rules pass over by now. The words of
unseen-7 leave out a folder of 14,000 lines that fastlane brings along. A finding is right where a
strict reader of Swift would change the name, and the message leads to a better one.
"""
import collections, csv, json, pathlib, random, subprocess, sys

FAMILIES = {
    "words": """abbreviated_word misspelled_word unknown_word acronym_clump scope_prefix letter_case
        short_name""".split(),
    "signatures": """needless_word argument_label boolean_name verb_or_noun factory_method initializer_chain
        action_method notification_name role_suffix""".split(),
    "delegates": """delegate_sender delegate_tense delegate_return delegate_reference
        unreached_delegate_method""".split(),
}
COLUMNS = "verdict rule certainty message repository commit place reason".split()
FOLDER = pathlib.Path(__file__).parent / "Names"


def share(rows):
    right = sum(row["verdict"] == "right" for row in rows)
    return f"{right} of {len(rows)} right: {100 * right / len(rows):.1f} %"


def verdicts():
    for path in sorted(FOLDER.glob("*.tsv")):
        with open(path, encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
        trees = sorted({f"{row['repository']} at {row['commit'][:10]}" for row in rows})
        print(f"{path.stem}: {share(rows)} ({', '.join(trees)})")
        for family, rules in FAMILIES.items():
            part = [row for row in rows if row["rule"] in rules]
            if not part:
                continue
            print(f"  {family}: {share(part)}")
            counts = collections.Counter((row["rule"], row["verdict"]) for row in part)
            for rule in sorted({row["rule"] for row in part}):
                print(f"    {rule:26} {counts[rule, 'right']:4} right {counts[rule, 'wrong']:4} wrong")


def findings(armature, rules, tree):
    command = [str(pathlib.Path(armature).resolve()), "lint", "--no-cache", "--no-baseline", "--format", "json"]
    for rule in rules:
        command += ["--only", rule]
    out = subprocess.run(command + ["."], cwd=tree, capture_output=True, text=True)
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    git = subprocess.run(["git", "rev-parse", "HEAD"], cwd=tree, capture_output=True, text=True)
    origin = [pathlib.Path(tree).resolve().name, git.stdout.strip()]
    return [(origin, finding) for finding in json.loads(out.stdout)["findings"]]


def sample(armature, family, count, seed, trees):
    rules = FAMILIES.get(family) or sum(FAMILIES.values(), [])
    found = [entry for tree in sorted(trees) for entry in findings(armature, rules, tree)]
    random.Random(int(seed)).shuffle(found)
    for origin, finding in found[: int(count)]:
        place = f"{finding['file']}:{finding['line']}:{finding['column']}"
        row = ["", finding["rule"], finding.get("certainty", ""), finding["message"], *origin, place, ""]
        print("\t".join(row))


if sys.argv[1:2] == ["verdicts"]:
    verdicts()
elif sys.argv[1:2] == ["sample"] and len(sys.argv) > 6 and sys.argv[3] in [*FAMILIES, "all"]:
    print("\t".join(COLUMNS))
    sample(*sys.argv[2:6], sys.argv[6:])
else:
    sys.exit(__doc__)
