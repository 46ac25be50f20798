#!/usr/bin/env python3
"""Writes EmbeddedLexicon/Made from the lists that are written by hand and from free word lists.

    make-lexicon.py TYPOS_WORDS_CSV CSPELL_DICTIONARIES

Needs the Debian packages wamerican, wamerican-small, wamerican-large and their british twins (SCOWL), clang
with the headers of a C library, the PyPI package babel (Unicode's locale data), words.csv of the project
typos and the folder `dictionaries` of the project cspell-dicts. By hand are written terms, names of formats
and the like, abbreviations, verbs, some misspellings and Apple's accepted abbreviations in EmbeddedLexicon/Lists.

Every made file is sorted by the length of the first word in a line, then by its letters, so that it is
searched as it lies in the binary.
"""
import pathlib, re, subprocess, sys, unicodedata

import babel

DICTIONARIES = pathlib.Path("/usr/share/dict")
LEXICON = pathlib.Path(__file__).parent.parent / "Sources" / "Shared" / "EmbeddedLexicon"
HEADERS = """arpa/inet.h dirent.h dlfcn.h errno.h fcntl.h fts.h ifaddrs.h math.h net/if.h netdb.h netinet/in.h
    netinet/ip.h netinet/tcp.h netinet/udp.h poll.h pthread.h pwd.h sched.h semaphore.h signal.h stdio.h stdlib.h
    string.h sys/epoll.h sys/eventfd.h sys/file.h sys/inotify.h sys/ioctl.h sys/mman.h sys/resource.h sys/select.h
    sys/socket.h sys/stat.h sys/statfs.h sys/statvfs.h sys/sendfile.h sys/sysinfo.h sys/time.h sys/timerfd.h sys/types.h sys/uio.h sys/un.h
    sys/utsname.h sys/wait.h sys/xattr.h termios.h time.h unistd.h wchar.h linux/vm_sockets.h linux/sockios.h""".split()

# Names of things: dictionary of cspell-dicts -> how many letters a name has at least. Shorter ones are
# as likely to be short forms. All of these are under the MIT licence.
THINGS = {
    "aws/src/aws.txt": 4, "companies/src/companies.txt": 4, "css/src/css.txt": 3,
    "cryptocurrencies/src/crypto-terms.txt": 4, "cryptocurrencies/src/cryptocurrencies.txt": 4,
    "data-science/src/data-science-models.txt": 5, "data-science/src/data-science-tools.txt": 4,
    "docker/src/docker-words.txt": 4, "en_shared/src/acronyms.txt": 3,
    "en_shared/src/shared-additional-words.txt": 5, "en_US/src/acronyms.txt": 3,
    "en_US/src/additional_words.txt": 5, "filetypes/src/filetypes.txt": 3, "fonts/src/fonts.txt": 4,
    "gaming-terms/src/game-development.txt": 4, "gaming-terms/src/gaming-terms.txt": 4, "gis/src/gis.txt": 4,
    "google/src/google.txt": 4, "html/src/svg.txt": 4, "mime-types/src/mime-types.txt": 3,
    "npm/src/npm.txt": 4, "python/src/common_packages.txt": 5,
    "software-terms/src/computing-acronyms.txt": 3, "software-terms/src/cybersecurity-terms.txt": 3,
    "software-terms/src/network-os.txt": 4, "software-terms/src/network-protocols.txt": 4,
    "software-terms/src/software-services.txt": 3, "software-terms/src/software-terms.txt": 4,
    "software-terms/src/software-tools.txt": 4, "sql/src/sql.txt": 4,
}


def scowl(name):
    """The words and the proper names of one dictionary, in lower case and ASCII; no genitives."""
    words, names = set(), set()
    for line in open(DICTIONARIES / name, encoding="utf-8"):
        word = plain(line.strip())
        if re.fullmatch("[A-Za-z][a-z]{1,31}", word):
            (words if word.islower() else names).add(word.lower())
    return words, names


def posix_names():
    """The words of the names that the C library and the kernel's headers declare: facts, read from them."""
    includes = "".join(f"#include <{header}>\n" for header in HEADERS)
    command = ["clang", "-E", "-D_GNU_SOURCE", "-xc", "-"]
    macros = subprocess.run(command + ["-dM"], input=includes, capture_output=True, text=True, check=True).stdout
    text = subprocess.run(command, input=includes, capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^#define ([A-Za-z]\w+)", macros, re.M)
    names += re.findall(r"\b(?:struct|union|enum) ([a-z]\w+)", text)  # types
    names += re.findall(r"\b([a-z]\w+)(?:\[\w*\])?;", text)  # members
    names += re.findall(r"\b([a-z]\w+) ?\(", text)  # functions
    words = {word.lower() for name in names for word in re.split(r"[_\d]+", name)}
    return {word for word in words if 5 <= len(word) <= 32}


def things(dictionaries):
    """Names of products, companies, formats and protocols, and words of the trades, in lower case."""
    found = set()
    for path, shortest in THINGS.items():
        for line in (pathlib.Path(dictionaries) / path).read_text(encoding="utf-8").splitlines():
            line = line.split("#")[0].strip()
            if line.startswith("!"):  # a word that must not be used
                continue
            for word in re.findall("[A-Za-z]+", line):
                is_ticker = path.startswith("companies") and word.isupper()
                if len(word) >= shortest and not is_ticker:
                    found.add(word.lower())
    return found


def places():
    """Languages, scripts, countries, currencies, units and cities by their English names; currencies also by
    their codes."""
    english = babel.Locale("en")
    texts = [name for names in (english.languages, english.scripts, english.territories, english.currencies)
             for name in names.values()]
    texts += [*english.currencies, *english.unit_display_names, *english.time_zones]
    words = {word for text in texts for word in re.findall("[a-z]+", plain(text).lower())}
    return {word for word in words if 3 <= len(word) <= 32}


def letters():
    """The names of letters and signs as Unicode gives them, without those of syllables and ideographs."""
    ranges = (0xA0, 0x250), (0x370, 0x700), (0x900, 0xE80), (0x1100, 0x1200), (0x2000, 0x2C00), (0x3040, 0x3100)
    names = " ".join(unicodedata.name(chr(code), "") for start, end in ranges for code in range(start, end))
    return {word for word in re.findall("[a-z]+", names.lower()) if 4 <= len(word) <= 32}


def plain(text):
    """Without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


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
    slips = corrections(sys.argv[1], set()) | by_hand("misspellings.txt")
    plurals = {word + "s" for word in abbreviations}
    kinds = {}
    for kind, words in (  # a later line wins
        ("functions", posix_names()),
        ("names", (things(sys.argv[2]) | places() | letters()) - set(slips) - plurals),
        ("names", american_names | british_names | set(by_hand("names.txt"))),
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
    known = standard | {word for word, kind in kinds.items() if kind[0] in "txyA"}
    pairs = corrections(sys.argv[1], known) | by_hand("misspellings.txt")
    write("misspellings.txt", pairs, ",")


main()
