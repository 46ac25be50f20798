#!/usr/bin/env python3
"""Proves that no fix gives a member a name that a superclass from Apple has.

    Scripts/prove-superclasses.py ARMATURE

Makes a module with the listed members of common classes, and programs that inherit from them with short names for
what these have and have not; lets 'ARMATURE lint --fix' mend the programs, and compiles them before and after.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

lists = Path(__file__).resolve().parent.parent / "Sources/Shared/EmbeddedLexicon/Made/members.txt"

classes = """
    UIView UILabel UIButton UIImageView UIControl UISwitch UISlider UITextField UITextView UIScrollView UITableView
    UITableViewCell UITableViewHeaderFooterView UICollectionView UICollectionViewCell UICollectionReusableView
    UIStackView UISearchBar UIPickerView UIDatePicker UIProgressView UIActivityIndicatorView UIToolbar UITabBar
    UINavigationBar UIViewController UITableViewController UICollectionViewController UINavigationController
    UITabBarController UISplitViewController UIPageViewController UIAlertController UISearchController UIWindow
    UIGestureRecognizer UIBarButtonItem MKMapView WKWebView UIDocument
    """.split()

# What people call the views and values that they keep.
names = """
    imgView titleLbl tblView bgColor lbl btn txtField desc msg idx rgn navBar vc img bgView subLbl detailTxtLbl
    accView selBgView contView ctrl pos cfg currIdx numRows
    """.split()

swift_words = {
    "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "for", "func", "if",
    "import", "in", "init", "is", "let", "operator", "protocol", "repeat", "return", "self", "static", "struct",
    "super", "switch", "throw", "try", "var", "where", "while",
}


def listed():
    found = {}
    for line in lists.read_text().splitlines():
        head, members = line.split(":", 1)
        name, *above = head.split()
        found[name] = ([part for part in ",".join(above).split(",") if part.startswith("UI")][:1] or [""], members.split())
    return {name: (above[0], members) for name, (above, members) in found.items()}


def module(table):
    """The classes and those above them, each member as a property, the most that can clash."""
    needed, texts, declared = [], [], {}

    def need(name):
        if name and name not in needed:
            need(table[name][0])
            needed.append(name)

    for name in classes:
        need(name)
    for name in needed:
        above, members = table[name]
        taken = declared.get(above, set())
        own = [member for member in members if member not in taken and member not in swift_words]
        declared[name] = taken | set(own)
        begin = f": {above}" if above else ""
        start = "" if above else "  public init() {}\n"
        body = "".join(f"  open var {member}: Int {{ 0 }}\n" for member in own)
        texts.append(f"open class {name}{begin} {{\n{start}{body}}}\n")
    return "\n".join(texts)


def program(superclass):
    members = "".join(f"  private var {name} = {number}\n" for number, name in enumerate(names))
    uses = " + ".join(f"{name}" for name in names)
    return (
        f"import Interface\n\nfinal class Own{superclass}: {superclass} {{\n{members}\n"
        f"  func sum() -> Int {{\n    {uses.replace(' + ', chr(10) + '      + ')}\n  }}\n}}\n")


def compile(folder, what):
    files = sorted(Path(folder).glob("Own*.swift"))
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-I", folder, *files], capture_output=True, text=True)
    if done.returncode:
        print(f"the programs do not compile {what}:\n{done.stderr[:2000]}")
        sys.exit(1)


def main(armature):
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "Interface.txt")
        source.write_text(module(listed()))
        stub = Path(folder, "stub")
        stub.mkdir()
        (stub / "Interface.swift").write_text(source.read_text())
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", "Interface", "-parse-as-library", "-emit-module-path",
             f"{folder}/Interface.swiftmodule", stub / "Interface.swift"], check=True)
        (stub / "Interface.swift").unlink()
        for name in classes:
            Path(folder, f"Own{name}.swift").write_text(program(name))
        compile(folder, "before the fixes")
        fixed = subprocess.run(
            [armature, "lint", "--fix", "--exit-zero", "--no-cache", "--quiet", folder], capture_output=True, text=True)
        changed = sum(
            Path(folder, f"Own{name}.swift").read_text() != program(name) for name in classes)
        assert fixed.returncode == 0, fixed.stderr
        assert changed == len(classes), f"only {changed} programs have anything fixed"
        compile(folder, "after the fixes")
        print(f"{len(classes)} programs compile after their fixes")


main(str(Path(sys.argv[1]).resolve()))
