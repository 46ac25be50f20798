#!/usr/bin/env python3
"""How many lines the rules for delegates and signatures have, with what reads names and judges words.

    rule-size.py [--files]

Counts every line of the Swift files, blank ones and comments as well, but for the examples of the rules: from the
line that says `examples: [` to the one that closes that list. Exits with 1 where the lines are more than the goal,
or a function has more than its own.
"""
import pathlib, re, sys

FOLDERS = ["Linter/Rules/Delegates", "Linter/Rules/Signatures", "Linter/SourceModel/Names", "Shared/Words/Judgement"]
GOAL, FUNCTION_GOAL = 4_500, 30
ROOT = pathlib.Path(__file__).parent.parent / "Sources"
FUNCTION = re.compile(r"^( *)(?:@\w+ )*(?:\w+(?:\(set\))? )*(?:func [^{]*|init[?<(][^{]*)")


def without_examples(lines):
    """The lines outside of the lists of examples, each with its number."""
    indent = None
    for number, line in enumerate(lines, 1):
        if indent is None and re.match(r" *examples: \[", line):
            indent = len(line) - len(line.lstrip())
            if not line.rstrip().endswith("["):
                indent = None
            continue
        if indent is None:
            yield number, line
        elif re.match(rf" {{0,{indent}}}\]", line):
            indent = None


def long_functions(lines):
    """Where a function begins that has more lines than the goal, from its first to its closing brace."""
    is_text = False
    for place, (number, line) in enumerate(lines):
        is_text ^= line.count('"""') % 2 == 1
        found = FUNCTION.match(line)
        if is_text or not found or line.rstrip().endswith("}"):
            continue
        end = next(last for last, text in lines[place:] if re.match(rf"{found[1]}\}}", text))
        if end - number + 1 > FUNCTION_GOAL:
            yield number, end - number + 1


def main():
    total, length, fails = 0, 0, False
    for folder in FOLDERS:
        own = 0
        for path in sorted((ROOT / folder).glob("*.swift")):
            lines = path.read_text("utf-8").split("\n")[:-1]
            counted = list(without_examples(lines))
            own, length = own + len(counted), length + len(lines)
            if "--files" in sys.argv:
                print(f"{len(counted):6} {path.relative_to(ROOT)}")
            for line, size in long_functions(counted):
                fails = True
                print(f"{path.relative_to(ROOT)}:{line}: a function of {size} lines")
        total += own
        print(f"{own:6} {folder}")
    print(f"{total:6} lines without examples, {length} with them; goal {GOAL}")
    sys.exit(fails or total > GOAL)


main()
