#!/usr/bin/env python3
"""Makes the lists of the types, functions and macros that a generated file sees of the toolchain's libraries, and
of the modules that a generated package loads: library-types.txt and library-modules.txt; and globals.txt and values.txt
for the linter.

    Scripts/make-library-names.py

Asks the toolchain for the public declarations of all its modules, and the compiler which of them a file finds by
each import that a template has: an import shows what its module passes on from others too. Facts alone: names that a
type of a spec could have, by the import.
"""
import json
import pathlib
import re
import subprocess
import tempfile
import textwrap

TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*")
ROOT = pathlib.Path(__file__).parent.parent
TYPES = {"actor", "class", "enum", "protocol", "struct", "typealias"}
# Constants hide no type, so that they are left out.
KINDS = TYPES | {"func", "macro"}
# What a file can extend whose members are not in the headers of Objective-C.
VALUE_TYPES = {"struct", "enum", "protocol"}
MEMBERS = {"property", "method", "case"}
SWIFT = ["Swift", "_Concurrency", "_StringProcessing"]
# What no folder of the toolchain is called after: the modules of C that others pass on.
CLANG_MODULES = ["CoreFoundation", "SwiftGlibc"]
# What a file can name by any import: Foundation passes on what Swift and C have.
EVERYWHERE = ["Foundation", "FoundationEssentials", "Dispatch", "Glibc", "SwiftGlibc"]
# Frameworks whose types begin with capitals of their own.
PREFIXED = """AppKit AVFoundation AVKit Cocoa CloudKit Contacts CoreBluetooth CoreData CoreFoundation CoreGraphics CoreImage
    CoreLocation CoreMedia CoreMotion CoreText Darwin EventKit FoundationNetworking FoundationXML GameKit HealthKit Metal
    MetalKit MobileCoreServices ObjectiveC PDFKit Photos QuartzCore SafariServices SceneKit Security SpriteKit UIKit
    UserNotifications WatchKit WebKit XCTest os""".split()


def imports(folder):
    """The libraries that files below a folder import; all see that of Swift."""
    paths = [path for path in folder.rglob("*") if ".swift" in path.suffixes]
    found = {name for path in paths for name in re.findall(r"^ *import (\w+)$", path.read_text(), re.M)}
    own = {path.name for path in (ROOT / "Templates").iterdir()} | {"PackageDescription"}
    return sorted(found - own | {"Swift"})


def loaded(libraries):
    """The modules that a package loads by these imports: none of its own can be called like one."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "imports.swift"
        path.write_text("".join(f"import {library}\n" for library in libraries))
        output = subprocess.run(["swiftc", "-scan-dependencies", "-module-name", "Own", path], check=True,
                                capture_output=True).stdout
    names = {name for module in json.loads(output)["modules"][::2] for name in module.values()}
    return {name for name in names if TYPE_NAME.fullmatch(name)} - {"Own"}


def modules(info):
    folder = pathlib.Path(info["paths"]["runtimeResourcePath"]) / "linux"
    return sorted(path.stem for path in folder.glob("*.swiftmodule")) + CLANG_MODULES


def graphs(module, info):
    """What a module declares and what it adds to others; nothing of a module that is for another language."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder,
                        "-target", info["target"]["unversionedTriple"], "-minimum-access-level", "public",
                        "-skip-synthesized-members"], capture_output=True)
        for path in pathlib.Path(folder).glob("*.symbols.json"):
            yield json.loads(path.read_text())


def path(symbol):
    """The names of the types around a symbol and its own, without labels."""
    return [name.split("(")[0] for name in symbol["pathComponents"]]


def symbols(module, info):
    """The names of a module with their kinds."""
    for graph in graphs(module, info):
        for symbol in graph["symbols"]:
            if len(symbol["pathComponents"]) == 1:
                yield path(symbol)[0], symbol["kind"]["identifier"].split(".")[-1]


def declarations(module, info):
    """Those that a type of a spec could have."""
    return ((name, kind) for name, kind in symbols(module, info) if kind in KINDS and TYPE_NAME.fullmatch(name))


def c_names():
    """The functions and values of the C library, as its headers declare them."""
    headers = "dirent errno fcntl math pthread poll signal stdio stdlib string sys/socket sys/stat sys/wait time unistd"
    includes = "".join(f"#include <{header}.h>\n" for header in headers.split())
    text = subprocess.run(["clang", "-E", "-D_GNU_SOURCE", "-xc", "-"], input=includes, capture_output=True, text=True,
                          check=True).stdout
    return set(re.findall(r"\b([a-z]\w*) ?\(", text)) | set(re.findall(r"^extern [^(]*?([a-z]\w*);", text, re.M)) | {"errno"}


def write_globals(info):
    """What modules have at their top for files that import them, in the form of members.txt."""
    def names(modules):
        found = {each for module in modules for each in symbols(module, info)}
        return {name for name, kind in found
                if kind in TYPES and TYPE_NAME.fullmatch(name) and not name.isupper()
                or kind in {"func", "var"} and re.fullmatch(r"[a-z][A-Za-z0-9]*", name)}

    swift = names(SWIFT)
    lists = {"Swift": swift, "Foundation": (names(EVERYWHERE) | c_names()) - swift}
    lists |= {name: set() for name in ["Dispatch", "Glibc", "Musl", *PREFIXED]}
    lines = [f"{name}{'' if name in ('Swift', 'Foundation') else ' Foundation'}: {' '.join(sorted(lists[name]))}"
             for name in sorted(lists)]
    path = ROOT / "Sources/Shared/EmbeddedLexicon/Made/globals.txt"
    path.write_text("".join(line.rstrip() + "\n" for line in lines))


def aliased(symbol):
    """The names of the types that an alias stands for; none where it is another type with arguments."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    names = text.partition(" = ")[2].split(" & ")
    return [name.split(".")[-1] for name in names if re.fullmatch(r"[A-Za-z0-9.]+", name)]


def write_values(info):
    """The members of the structures, enumerations and protocols of Swift and Foundation, in the form of members.txt."""
    above, members = {}, {}
    for module in [*SWIFT, *EVERYWHERE, "FoundationInternationalization", "FoundationNetworking"]:
        for graph in graphs(module, info):
            names = {symbol["identifier"]["precise"]: path(symbol) for symbol in graph["symbols"]}
            for symbol in graph["symbols"]:
                (name, *own), kind = path(symbol), symbol["kind"]["identifier"].split(".")[-1]
                if not own and (kind in VALUE_TYPES or kind == "typealias" and aliased(symbol)):
                    members.setdefault(name, set())
                    above.setdefault(name, set()).update(aliased(symbol) if kind == "typealias" else [])
                if len(own) == 1 and kind in MEMBERS and re.fullmatch(r"[a-z]\w*", own[0]):
                    members.setdefault(name, set()).add(own[0])
            for relation in graph["relationships"]:
                fallback = relation.get("targetFallback", "")
                source, target = names.get(relation["source"]), names.get(relation["target"], fallback.split("."))
                if relation["kind"] == "conformsTo" and source and len(source) == 1:
                    above.setdefault(source[0], set()).add(target[-1])
    listed = sorted(name for name in above if name in members)
    lines = [f"{name} {','.join(sorted(above[name] & set(listed)))}".rstrip() + f": {' '.join(sorted(members[name]))}"
             for name in listed]
    file = ROOT / "Sources/Shared/EmbeddedLexicon/Made/values.txt"
    file.write_text("".join(line.rstrip() + "\n" for line in lines))


def uses(name, kind):
    """A declaration for each way in which a name of a kind is written."""
    if kind == "macro":
        return [f"func use() {{ #{name} }}", f"@{name} func use() {{}}"]
    return [f"typealias Use = {name}" if kind in TYPES else f"let use = {name}.self"]


def seen(library, declared):
    """Those of the declared names that a file finds which imports the library."""
    lines = [(name, use) for name, kind in declared for use in uses(name, kind)]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "uses.swift"
        text = [f"enum Use{number} {{ {use} }}" for number, (_, use) in enumerate(lines)]
        path.write_text("\n".join([f"import {library}", *text]))
        output = subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", path], capture_output=True, text=True)
    missing = re.findall(r":(\d+):\d+: error: (?:cannot find |no macro named |unknown attribute )", output.stderr)
    return {name for number, (name, _) in enumerate(lines, 2) if str(number) not in missing}


def write(file, lists):
    lines = []
    for heading, names in lists.items():
        lines += [f"{heading}:", textwrap.fill(" ".join(sorted(names)), 96, initial_indent="  ", subsequent_indent="  ")]
    (ROOT / "Sources/Generator/EmbeddedNames/Made" / file).write_text("\n".join(lines) + "\n")


def main():
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)
    write_globals(info)
    write_values(info)
    declared = sorted({each for module in modules(info) for each in declarations(module, info)})
    everywhere = seen("Swift", declared)
    write("library-types.txt", {
        library: everywhere if library == "Swift" else seen(library, declared) - everywhere
        for library in imports(ROOT / "Templates/Project")})
    write("library-modules.txt", {"Modules": loaded(imports(ROOT / "Templates"))})


main()
