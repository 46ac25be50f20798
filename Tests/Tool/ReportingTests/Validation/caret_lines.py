"""Reads the lines of carets back, with the widths of characters that another package knows."""
import re
import unicodedata

from wcwidth import wcswidth

CARET_LINE = re.compile(r"//([ \t<]*)(\^+) ([a-z_]+): (.*)")
HEADING = re.compile(r"// file: (.*)")


def visible(text):
    """What is shown of a text: nothing that moves the cursor."""
    return "".join(
        "\ufffd" if unicodedata.category(character) == "Cc" and character != "\t" else character
        for character in text)


def width(text):
    """The columns of a text on a terminal whose tabs are eight wide."""
    return wcswidth(text.expandtabs(8))


def marked(line, finding):
    """Where the carets belong below a line, and how many there are; a range is cut at its end."""
    raw = line.encode()
    isWhole = finding["line"] == finding["endLine"]
    end = finding["endColumn"] - 1 if isWhole else len(raw)
    before = raw[: finding["column"] - 1].decode()
    return width(before), max(wcswidth(raw[finding["column"] - 1 : end].decode()), 1)


def column_below(indentation):
    """Where the carets behind `//` begin: `<` stands for those below the comment sign."""
    return len(indentation) - 1 if "<" in indentation else width("//" + indentation)


def read(text):
    """The findings of an annotated report: file, number of the line, the line, place, carets, rule, message;
    and the files without their lines of carets."""
    found, files, file = [], {}, None
    for line in text.removesuffix("\n").split("\n"):
        heading, carets = HEADING.fullmatch(line), CARET_LINE.fullmatch(line)
        if heading:
            file = heading[1]
            files[file] = []
        elif carets:
            place = column_below(carets[1]), len(carets[2])
            found.append((file, len(files[file]), files[file][-1], place, carets[3], carets[4]))
        else:
            files[file].append(line)
    return found, files
