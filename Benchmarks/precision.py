#!/usr/bin/env python3
"""How often a reader agrees with what the architecture rules find in real trees.

    precision.py verdicts                        the figures of the sample in precision/verdicts.tsv, by rule
    precision.py sample ARMATURE COUNT SEED TREE...  a new random sample of findings, without verdicts
    precision.py layers ARMATURE TREE...         each tree against its own table in precision/layers

The sample is 100 findings in NetNewsWire, focus-ios and brave-ios; in vapor and swift-nio, which have neither
views nor controllers, the rules find nothing. A finding is right where a reader who shares the conventions
would change the place as the message says.
"""
import collections, csv, json, pathlib, random, subprocess, sys

RULES = """cluster_introspection customization_runs_last exposed_mutable_collection generated_code_edited
    heavy_controller heavy_view layer_dependency mixed_role mutable_hash_key operation_is_self_contained
    presentation_in_model receptionist_for_observation repeated_customization shared_instance
    store_owns_persistence unbalanced_equality""".split()
FOLDER = pathlib.Path(__file__).parent / "precision"


def findings(armature, rules, paths, folder=None):
    command = [str(pathlib.Path(armature).resolve()), "lint", "--no-cache", "--no-baseline", "--format", "json"]
    for rule in rules:
        command += ["--only", rule]
    out = subprocess.run(command + paths, capture_output=True, text=True, cwd=folder)
    if out.returncode not in (0, 1):
        sys.exit(out.stderr)
    return json.loads(out.stdout)["findings"]


def verdicts():
    with open(FOLDER / "verdicts.tsv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    counts = collections.Counter((row["rule"], row["verdict"]) for row in rows)
    for rule in sorted({row["rule"] for row in rows}):
        print(f"{rule:28} {counts[rule, 'right']:4} right {counts[rule, 'wrong']:4} wrong")
    right = sum(row["verdict"] == "right" for row in rows)
    print(f"{right} of {len(rows)} right: {100 * right / len(rows):.1f} %")


def sample(armature, count, seed, trees):
    found = findings(armature, RULES, trees)
    random.Random(int(seed)).shuffle(found)
    for finding in found[: int(count)]:
        print("\t".join(["", finding["rule"], finding["message"], f"{finding['file']}:{finding['line']}"]))


def layers(armature, trees):
    for tree in map(pathlib.Path, trees):
        table = (FOLDER / f"layers/{tree.name}.yml").read_text(encoding="utf-8")
        settings = tree / ".swiftlint-rules"
        if settings.exists():
            sys.exit(f"{settings} exists; take it away first")
        settings.write_text(table, encoding="utf-8")
        try:
            found = findings(armature, ["layer_dependency"], ["."], folder=tree)
        finally:
            settings.unlink()
        print(f"{tree.name}: {len(found)} findings")


if sys.argv[1:2] == ["verdicts"]:
    verdicts()
elif sys.argv[1:2] == ["sample"] and len(sys.argv) > 5:
    sample(sys.argv[2], sys.argv[3], sys.argv[4], sys.argv[5:])
elif sys.argv[1:2] == ["layers"] and len(sys.argv) > 3:
    layers(sys.argv[2], sys.argv[3:])
else:
    sys.exit(__doc__)
