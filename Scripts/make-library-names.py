#!/usr/bin/env python3
"""Makes the list of the types and macros that Swift, Foundation and Swift Testing declare.

    Scripts/make-library-names.py > Sources/Generator/EmbeddedNames/Made/library-types.txt

Asks the toolchain for the public declarations of its modules. Facts alone: names, by the module that a generated
file imports to see them.
"""
import json
import pathlib
import subprocess
import tempfile
import textwrap

# What a file sees by one import.
MODULES = {
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization"],
    "FoundationNetworking": ["FoundationNetworking"],
    "Swift": ["Swift", "_Concurrency", "_StringProcessing"],
    "Testing": ["Testing"],
}
KINDS = {"actor", "class", "enum", "macro", "protocol", "struct", "typealias"}


def names(module):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", target(),
                        "-output-dir", folder, "-minimum-access-level", "public"], check=True, capture_output=True)
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            for symbol in json.loads(path.read_text())["symbols"]:
                kind = symbol["kind"]["identifier"].split(".")[-1]
                if len(symbol["pathComponents"]) == 1 and kind in KINDS:
                    yield symbol["pathComponents"][0]


def target():
    output = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout
    return json.loads(output)["target"]["unversionedTriple"]


def main():
    for library, modules in MODULES.items():
        found = {name.split("(")[0] for module in modules for name in names(module)}
        found = sorted(name for name in found if name[0].isupper())
        print(f"{library}:")
        print(textwrap.fill(" ".join(found), width=96, initial_indent="  ", subsequent_indent="  "))


main()
