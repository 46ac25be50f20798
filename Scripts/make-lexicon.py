#!/usr/bin/env python3
"""Writes Lexicon/Made from the lists that are written by hand and from free word lists.

    make-lexicon.py TYPOS_WORDS_CSV

Needs the Debian packages wamerican, wamerican-small, wamerican-large and their british twins (SCOWL), a C
library to read the names of its functions from (nm), and words.csv of the project typos. By hand are written
terms, abbreviations, verbs, some misspellings and Apple's accepted abbreviations in Lexicon/Lists.

Every made file is sorted by the length of the first word in a line, then by its letters, so that it is
searched as it lies in the binary.
"""
import pathlib, re, subprocess, sys, unicodedata

DICTIONARIES = pathlib.Path("/usr/share/dict")
LEXICON = pathlib.Path(__file__).parent.parent / "Lexicon"
C_LIBRARY = "/lib/x86_64-linux-gnu/libc.so.6"


def scowl(name):
    """The words and the proper names of one dictionary, in lower case and ASCII; no genitives."""
    words, names = set(), set()
    for line in open(DICTIONARIES / name, encoding="utf-8"):
        word = unicodedata.normalize("NFD", line.strip())
        word = "".join(c for c in word if not unicodedata.combining(c))
        if re.fullmatch("[A-Za-z][a-z]{1,31}", word):
            (words if word.islower() else names).add(word.lower())
    return words, names


def function_names():
    listing = subprocess.run(["nm", "-D", "--defined-only", C_LIBRARY], capture_output=True, text=True, check=True)
    names = re.findall(r" [TWi] ([a-z]+)@", listing.stdout)
    return {name for name in names if len(name) >= 4}


def by_hand(name):
    lines = (LEXICON / "Lists" / name).read_text(encoding="ascii").splitlines()
    return {line.split(",")[0]: line.split(",")[1:] for line in lines}


def corrections(path, known):
    """Misspelling -> corrections of typos, without words that are known."""
    pairs = {}
    for line in open(path, encoding="utf-8"):
        wrong, *right = line.strip().split(",")
        right = [word for word in right if re.fullmatch("[a-z]+", word)]
        if right and wrong not in known and re.fullmatch("[a-z]{4,}", wrong):
            pairs[wrong] = right
    return pairs


def write(name, pairs, separator):
    ordered = sorted(pairs.items(), key=lambda pair: (len(pair[0]), pair[0]))
    text = "".join(separator.join([word] + rest) + "\n" for word, rest in ordered)
    (LEXICON / "Made" / name).write_text(text, encoding="ascii")
    print(f"{name}: {len(ordered)}")


def main():
    american, american_names = scowl("american-english-large")
    british, british_names = scowl("british-english-large")
    common = scowl("american-english-small")[0] | scowl("british-english-small")[0]
    standard = scowl("american-english")[0] | scowl("british-english")[0]
    shared = american & british
    abbreviations = by_hand("abbreviations.txt")
    kinds = {}
    for kind, words in (  # a later line wins
        ("functions", function_names()),
        ("names", american_names | british_names),
        ("rare", shared),
        ("standard", shared & standard),
        ("american", american - british),
        ("british", british - american),
        ("common", shared & common),
        ("terms", by_hand("terms.txt")),
        ("xabbreviations", abbreviations),
        ("yabbreviations that are words", set(abbreviations) & standard),
        ("Apple's", by_hand("apple.txt")),
    ):
        shortest = {"rare": 4, "names": 3}.get(kind, 2)  # shorter ones are short forms in code
        kinds.update((word, [kind[0]]) for word in words if len(word) >= shortest)
    write("lexicon.txt", kinds, " ")
    write("abbreviations.txt", abbreviations, ",")
    write("verbs.txt", by_hand("verbs.txt"), ",")
    known = standard | {word for word, kind in kinds.items() if kind[0] in "txyA"}
    pairs = corrections(sys.argv[1], known) | by_hand("misspellings.txt")
    write("misspellings.txt", pairs, ",")


main()
