#!/usr/bin/env python3
"""How often a reader agrees with what the naming rules find in real trees.

    names.py verdicts                        the figures of the sample in Names/verdicts.tsv, by rule
    names.py sample ARMATURE COUNT SEED TREE...  a new random sample of findings, without verdicts

The sample is 200 findings of the rules about words, signatures and delegates in the sources of
swift-collections and swift-nio, read one by one. A finding is right where the name should change, and
the message leads to a better one.
"""
import collections, csv, json, pathlib, random, subprocess, sys

RULES = """abbreviated_word misspelled_word unknown_word acronym_clump scope_prefix short_name needless_word
    argument_label boolean_name verb_or_noun factory_method initializer_chain action_method notification_name
    delegate_sender delegate_tense delegate_return""".split()
VERDICTS = pathlib.Path(__file__).parent / "Names/verdicts.tsv"


def verdicts():
    with open(VERDICTS, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    counts = collections.Counter((row["rule"], row["verdict"]) for row in rows)
    for rule in sorted({row["rule"] for row in rows}):
        print(f"{rule:20} {counts[rule, 'right']:4} right {counts[rule, 'wrong']:4} wrong")
    right = sum(row["verdict"] == "right" for row in rows)
    print(f"{right} of {len(rows)} right: {100 * right / len(rows):.1f} %")


def sample(armature, count, seed, trees):
    command = [armature, "lint", "--no-cache", "--no-baseline", "--format", "json"]
    for rule in RULES:
        command += ["--rule", rule]
    out = subprocess.run(command + trees, capture_output=True, text=True)
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    findings = json.loads(out.stdout)["findings"]
    random.Random(int(seed)).shuffle(findings)
    for finding in findings[: int(count)]:
        place = f"{finding['file']}:{finding['line']}:{finding['column']}"
        print("\t".join(["", finding["rule"], finding.get("certainty", ""), finding["message"], place]))


if sys.argv[1:2] == ["verdicts"]:
    verdicts()
elif sys.argv[1:2] == ["sample"] and len(sys.argv) > 5:
    sample(sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:])
else:
    sys.exit(__doc__)
