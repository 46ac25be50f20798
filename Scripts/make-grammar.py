#!/usr/bin/env python3
"""Writes EmbeddedLexicon/Made/grammar.txt: what each word can be in the name of a method.

    make-grammar.py WORDNET

WORDNET is the folder of Debian's package wordnet-base (/usr/share/wordnet): parts of speech, how often a word is a
noun and how often a verb, whether a verb takes an object. EmbeddedLexicon/Lists/verbs.txt adds the verbs of
programmers with their irregular forms, EmbeddedLexicon/Lists/kinds.txt the kinds and the corrections, each with a
reason. Run it after make-lexicon.py, whose list says which words are English enough.

A line is `word,flags`; behind them stand the past form and the participle of an irregular verb, and the verb of
which the word itself is such a form (`ran,,,,run`). The flags: n noun, v verb, a adjective, r adverb, p preposition,
V a verb that names of methods begin with, t it takes an object, i it takes none, 0 to 9 how much oftener it is a noun
than a verb; T touch, O outcome, E noun of an event, G getting, g searching, B building, C change of a value, S state,
A auxiliary, M make, L particle, U control, K keeping, F what lies on a disk, R reading from elsewhere,
W writing elsewhere, D a verb that texts have at least half as often as an adjective; in kinds.txt also x
(no part of speech and no object count but those that are listed) and y (it is not read as a past form).
"""
import collections, pathlib, re, sys

LEXICON = pathlib.Path(__file__).parent.parent / "Sources" / "Shared" / "EmbeddedLexicon"
PARTS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
OBJECT = {8, 9, 10, 11, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 30, 31, 33}
NO_OBJECT = {1, 2, 3, 4, 22}


def by_hand(name):
    """The lines of a list that is written by hand, without comments."""
    lines = (LEXICON / "Lists" / name).read_text(encoding="ascii").splitlines()
    return [line.split("#")[0].strip() for line in lines if line.split("#")[0].strip()]


def kinds_by_hand():
    """Word -> its flags; a word may stand in several groups."""
    found = collections.defaultdict(str)
    for line in by_hand("kinds.txt"):
        word, flags = line.split(" ")
        found[word] += flags
    return found


def counts(wordnet):
    """Word -> part of speech -> how often tagged texts have it, one for each meaning on top."""
    found = collections.defaultdict(collections.Counter)
    for part, name in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in open(wordnet / f"index.{name}", encoding="utf-8"):
            word, _, senses = line.split(" ")[:3]
            if re.fullmatch("[a-z]{2,32}", word):
                found[word][part] += int(senses) * 0.5
    for line in open(wordnet / "cntlist.rev", encoding="utf-8"):
        key, _, count = line.split()
        word, sense = key.split("%")
        if word in found:
            found[word][PARTS[sense[0]]] += int(count)
    return found


def frames(wordnet):
    """Verb -> t and i."""
    found = collections.defaultdict(set)
    for line in open(wordnet / "data.verb", encoding="utf-8"):
        if line.startswith("  "):
            continue
        fields = line.split("|")[0].split()
        words = fields[4:4 + 2 * int(fields[3], 16):2]
        for number, which in re.findall(r"\+ (\d\d) ([0-9a-f]{2})", line):
            named = words if which == "00" else [words[int(which, 16) - 1]]
            for word in named:
                found[word].update("t" * (int(number) in OBJECT) + "i" * (int(number) in NO_OBJECT))
    return found


def past_forms(verbs):
    """Irregular past form or participle -> verb, of the verbs of programmers."""
    found = {}
    for line in verbs.values():
        base, *forms = line.split(",")
        found.update((form, base) for form in forms if form != base)
    return found


def main():
    wordnet = pathlib.Path(sys.argv[1])
    lines = (LEXICON / "Made" / "lexicon.txt").read_text(encoding="ascii").splitlines()
    known = {line[:-2] for line in lines if line[-1] in "csatb"}
    verbs, kinds = {line.split(",")[0]: line for line in by_hand("verbs.txt")}, kinds_by_hand()
    parts, objects, bases = counts(wordnet), frames(wordnet), past_forms(verbs)
    table = {}
    for word in (known & set(parts)) | set(verbs) | set(kinds) | set(bases):
        part = parts.get(word, {})
        own = kinds.get(word, "")
        flags = "" if "x" in own else "".join(p for p in "nvar" if p in part)
        if word in verbs:
            flags += "V" + "v" * ("v" not in flags)
        if "v" in flags:
            flags += "".join(sorted(objects.get(word, ""))) * ("x" not in own)
            if "n" in flags and not re.search(r"\d", own):
                flags += str(min(9, int(10 * part["n"] / (part["n"] + part.get("v", 0.5)))))
        if word in verbs and part and part["a"] * 2 >= part["v"] and part["a"] + part["v"] >= 25:
            flags += "D"
        flags += "".join(f for f in own if f not in flags + "x")
        rest = (verbs.get(word, word).split(",")[1:] + ["", ""])[:2] + [bases.get(word, "") if "y" not in flags else ""]
        table[word] = ",".join([flags] + rest).rstrip(",")
    text = "".join(f"{word},{table[word]}\n" for word in sorted(table, key=lambda w: (len(w), w)))
    (LEXICON / "Made" / "grammar.txt").write_text(text, encoding="ascii")
    print(f"grammar.txt: {len(table)}")


main()
