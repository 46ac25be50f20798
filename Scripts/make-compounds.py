#!/usr/bin/env python3
"""Writes EmbeddedLexicon/Made/compounds.txt: pairs of words that Apple's SDK writes as one and never as two.

    Scripts/make-compounds.py > Sources/Shared/EmbeddedLexicon/Made/compounds.txt

Both are words of every day, the whole is one that the lexicon has, the names of the SDK (members.txt, globals.txt,
values.txt) have it three times or more, and none of them has the two beside each other. What ends in a particle is
left out, since `rollBack` is the verb of `rollback`, and what begins with a preposition, a prefix or new, which may stand
in front of any noun.
"""
import collections
import pathlib
import re

FOLDER = pathlib.Path(__file__).parent.parent / "Sources/Shared/EmbeddedLexicon/Made"
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
PARTICLES = "about along around away back by down in off on out over through up".split()
OPENINGS = "as at auto by can con for from in inter multi new non not of on per pre pro sub to with".split()
# What English writes as two all the same.
OPEN = {("check", "mark")}
# What forms a word with another one and means something else by itself.
ENDINGS = """able ability age ages ally ant ate ated ates ating end ends fully ion ions king less men mar ring ship ships
    sing ten ting ward wing""".split()


def main():
    names = " ".join((FOLDER / name).read_text() for name in ["members.txt", "globals.txt", "values.txt"])
    kinds = dict(line.split() for line in (FOLDER / "lexicon.txt").read_text().splitlines())
    words, pairs = collections.Counter(), collections.Counter()
    for name in re.findall(r"[A-Za-z]+", names):
        parts = [part.lower() for part in WORD.findall(name)]
        words.update(parts)
        pairs.update(zip(parts, parts[1:]))
    for word, count in sorted(words.items()):
        if count < 3 or kinds.get(word) not in ("c", "s", "t"):
            continue
        for place in range(3, len(word) - 2):
            first, second = word[:place], word[place:]
            if (kinds.get(first) == kinds.get(second) == "c" and first not in OPENINGS
                    and second not in PARTICLES + ENDINGS and not pairs[first, second]
                    and (first, second) not in OPEN):
                print(first, second)


main()
