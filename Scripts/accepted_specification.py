"""Random specs that the spec check accepts: refused names are replaced by others."""

import pathlib
import re
import shutil

from project_trials import run
from random_specification import Specification

NAME_RULES = {
    "reserved_name", "unusable_name", "duplicate_name", "letter_case", "role_suffix", "abbreviated_word",
    "misspelled_word", "unknown_word", "acronym_clump", "scope_prefix", "short_name", "rejected_synonym",
    "boolean_name",
}


def refused_names(output, lines):
    """The names at which errors and warnings about names stand; of an event or an action
    also what it is about, and its button. Lines are those of the files, by their names."""
    names = set()
    for match in re.finditer(r"([^\s:]+):(\d+):(\d+): (?:error|warning): (.*) \[(\w+)\]", output):
        line, column, message, rule = int(match[2]), int(match[3]), match[4], match[5]
        if rule in NAME_RULES or message.endswith("choose another name"):
            text = lines[pathlib.Path(match[1]).name][line - 1]
            start = column - 1 + (text[column - 1 : column] == '"')
            while start > 0 and re.match(r"\w", text[start - 1]):
                start -= 1
            found = re.match(r"\w+", text[start:])
            if found:
                subject = re.sub("^(should|will|did|add|edit|delete)(?=[A-Z])", "", found[0])
                button = subject.removeprefix("Press")
                names |= {found[0], subject, button[:1].lower() + button[1:]}
    return names


def write_accepted(seed, path, armature, most_models):
    """Writes the spec of a seed, with other names where some are refused."""
    refused = set()
    for _ in range(40):
        lines = {}
        # What the last draw included would be found by the pattern for what this one includes.
        shutil.rmtree(path.parent / f"{seed}-parts", ignore_errors=True)
        for name, text in Specification(seed, refused, most_models).texts().items():
            file = path.parent / name if name else path
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
            lines[file.name] = text.split("\n")
        project = path.with_suffix("")
        _, output = run(armature, "new", path, "--output", project)
        shutil.rmtree(project, ignore_errors=True)
        names = refused_names(output, lines)
        if not names - refused:
            return
        refused |= names
