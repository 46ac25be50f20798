"""GitHub's workflow commands: a reader after the grammar of the runner that executes them, since there is
none to install, held to the cases that the runner's own parser is tested with; and what a package that
writes them makes of the same findings."""
import contextlib
import io
import json
from pathlib import Path

import github_action_utils

# What a property value escapes, in the order in which the runner takes it back; a message escapes less.
PROPERTY = (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%"))
MESSAGE = (("%0D", "\r"), ("%0A", "\n"), ("%25", "%"))

# Lines with what the runner takes them for, and lines that are no command.
EXAMPLES = [
    ("::error::no properties", ("error", {}, "no properties")),
    ("::error file=a.swift,::a comma at the end", ("error", {"file": "a.swift"}, "a comma at the end")),
    ("::error file=,line=,::values are empty", ("error", {}, "values are empty")),
    ("  ::error file=a::blanks before it", ("error", {"file": "a"}, "blanks before it")),
    ("::error file=a=b%2C%3A%0D%0A::c%0D%0A,:;", ("error", {"file": "a=b,:\r\n"}, "c\r\n,:;")),
    ("::error file=%252C%253A::%250A", ("error", {"file": "%2C%3A"}, "%0A")),
    ("::error file=a::b::c", ("error", {"file": "a"}, "b::c")),
    ("text ::error file=a::behind a text", None),
    ("::error file=a", None),
    ("::eror::no command", None),
]


def unescaped(text, table):
    for code, character in table:
        text = text.replace(code, character)
    return text


def command(line, known=("error", "warning", "notice")):
    """The command, its properties and its message; None for a line that is no command."""
    line = line.lstrip()
    head, mark, message = line[2:].partition("::")
    name, _, rest = head.partition(" ")
    if not line.startswith("::") or not mark or name not in known:
        return None
    pairs = [pair.partition("=") for pair in rest.strip().split(",")]
    properties = {key: unescaped(value, PROPERTY) for key, _, value in pairs if key and value}
    return name, properties, unescaped(message, MESSAGE)


def written(level, properties):
    """The properties of a command as another writer says them."""
    names = {"endLine": "end_line", "endColumn": "end_column"}
    arguments = {names.get(key, key): value for key, value in properties.items()}
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        getattr(github_action_utils, level)("", **arguments)
    return properties_as_written(output.getvalue().rstrip("\n"))


def properties_as_written(line):
    """The part before the message, in any order."""
    name, _, rest = line[2:].partition("::")[0].partition(" ")
    return name, sorted(rest.split(","))


def check_published():
    """The lines that the runner's parser is tested with, and what it takes them for."""
    published = json.loads(Path(__file__).with_name("runner-commands.json").read_text())
    for case in published["cases"]:
        found = command(case["line"], published["commands"])
        if case["command"] is None:
            assert found is None, (case, found)
        else:
            assert found == (case["command"], case["properties"], case["data"]), (case, found)


def check():
    check_published()
    for line, expected in EXAMPLES:
        assert command(line) == expected, (line, command(line))


check()
