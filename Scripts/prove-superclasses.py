#!/usr/bin/env python3
"""Proves that no fix gives a member a name that a superclass from Apple has.

    Scripts/prove-superclasses.py ARMATURE

Makes a module with the listed members of common classes and with those that are written down here, which the list may
lack, and programs that inherit from them with short and misspelled names for what these have and have not; lets
'ARMATURE lint --fix' mend the programs, and compiles them before and after. Other programs inherit from classes of the
Foundation of the toolchain, of which nothing is written down.
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
    UIGestureRecognizer UIBarButtonItem UIImage MKMapView WKWebView UIDocument NSView NSViewController NSWindow NSMenuItem
    NSButton NSTextView NSTableView SKNode
    """.split()

# From the documentation of UIKit, AppKit and the runtime: what classes have from the root class, from protocols that
# they adopt and from categories, with a slip of each name.
known = {
    "NSObject": {"description": "descripton", "debugDescription": "debugDescripton", "hash": "hsh"},
    "UIResponder": {"undoManager": "undoMgr", "inputView": "inptView", "pasteConfiguration": "pasteCfg"},
    "UIView": {
        "accessibilityLabel": "accessibilityLbl", "accessibilityHint": "accesibilityHint",
        "accessibilityElements": "accessibilityElems", "accessibilityIdentifier": "accessibilityIdentifer",
        "traitCollection": "traitColection", "bounds": "bnds", "appearance": "apperance"},
    "UIViewController": {"traitCollection": "traitColection", "accessibilityLabel": "accessibilityLbl"},
    "UITextField": {
        "keyboardType": "keybordType", "autocorrectionType": "autocorectionType", "returnKeyType": "retrunKeyType",
        "hasText": "hasTxt", "beginningOfDocument": "begginingOfDocument", "endOfDocument": "endOfDoc",
        "selectedTextRange": "selectedTxtRange", "adjustsFontForContentSizeCategory": "adjustsFontForContentSizeCatagory",
        "isSecureTextEntry": "isSecureTxtEntry"},
    "UITextView": {"keyboardType": "keybordType", "hasText": "hasTxt", "selectedTextRange": "selectedTxtRange"},
    "UISearchBar": {"keyboardType": "keybordType", "autocapitalizationType": "autocapitalizationTpye"},
    "NSView": {
        "identifier": "identifer", "appearance": "apperance", "effectiveAppearance": "effectiveApperance",
        "animations": "animatons"},
    "NSViewController": {"identifier": "identifer"},
    "NSWindow": {"identifier": "identifer", "appearance": "apperance"},
    "NSMenuItem": {"identifier": "identifer"},
    "NSTextView": {"attributedString": "attributedStrng"},
}

# Of the toolchain's Foundation.
foundation = "Formatter DateFormatter Operation BlockOperation NSError NSObject JSONSerialization Progress".split()

# What people call the views and values that they keep.
names = """
    imgView titleLbl tblView bgColor lbl btn txtField desc msg idx rgn navBar vc img bgView subLbl detailTxtLbl
    accView selBgView contView ctrl pos cfg currIdx numRows
    """.split()

swift_words = {
    "Any", "Self", "Type", "as", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "for", "func", "if",
    "import", "in", "init", "is", "let", "operator", "protocol", "repeat", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "try", "var", "where", "while",
}


def listed():
    found = {}
    for line in lists.read_text().splitlines():
        head, members = line.split(":", 1)
        name, *above = head.split()
        parts = (above[0] if above else "").split(",")
        protocols = above[1].split(",") if len(above) > 1 else []
        found[name] = (([part for part in parts if part.startswith("UI")] or parts)[0], protocols, members.split())
    return found


def doubled():
    """The classes with another superclass on each platform, of which the list has one platform's members alone."""
    heads = [line.split(":", 1)[0].split() for line in lists.read_text().splitlines()]
    return {head[0] for head in heads if len(head) > 1 and "," in head[1]}


def inherited(name, table):
    """What a class or protocol has, with all that is above it."""
    if name not in table:
        return set()
    above, protocols, members = table[name]
    return set(members).union(*(inherited(each, table) for each in [above, *protocols]))


def gaps(table):
    """What is written down here and not in the list."""
    return [f"{name}.{member}" for name, members in known.items() for member in members
            if member not in inherited(name, table)]


def module(table):
    """The classes and those above them, each member as a property, the most that can clash."""
    needed, texts, declared = [], [], {}

    def need(name):
        if name in table and name not in needed and not name.endswith("Protocol"):
            need(table[name][0])
            needed.append(name)

    for name in classes:
        need(name)
    for name in needed:
        above, protocols, members = table[name]
        above = above if above in declared else ""
        taken = declared.get(above, set())
        members = set(members).union(known.get(name, ()), *(inherited(each, table) for each in [table[name][0], *protocols]))
        own = [member for member in sorted(members) if member not in taken and member not in swift_words]
        declared[name] = taken | set(own)
        begin = f": {above}" if above else ""
        start = "" if above else "  public init() {}\n"
        body = "".join(f"  open var {member}: Int {{ 0 }}\n" for member in own)
        texts.append(f"open class {name}{begin} {{\n{start}{body}}}\n")
    return "\n".join(texts)


def program(superclass, module="Interface"):
    slips = {slip: 0 for each in known.values() for slip in each.values()}
    members = "".join(f"  private var {name} = {number}\n" for number, name in enumerate([*names, *slips]))
    uses = " + ".join([*names, *slips])
    return (
        f"import {module}\n\nfinal class Own{superclass}: {superclass} {{\n{members}\n"
        f"  func sum() -> Int {{\n    {uses.replace(' + ', chr(10) + '      + ')}\n  }}\n}}\n")


def compile(folder, what):
    files = sorted(Path(folder).glob("Own*.swift"))
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-I", folder, *files], capture_output=True, text=True)
    if done.returncode:
        print(f"the programs do not compile {what}:\n{done.stderr[:2000]}")
        sys.exit(1)


def main(armature):
    if missing := gaps(listed()):
        sys.exit("the list lacks " + " ".join(missing))
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
        programs = {f"Own{name}.swift": program(name) for name in classes}
        programs |= {f"Own{name}.swift": program(name, "Foundation") for name in foundation}
        for name, text in programs.items():
            Path(folder, name).write_text(text)
        compile(folder, "before the fixes")
        fixed = subprocess.run(
            [armature, "lint", "--fix", "--exit-zero", "--no-cache", "--quiet", folder], capture_output=True, text=True)
        assert fixed.returncode == 0, fixed.stderr
        kept = {name for name, text in programs.items() if Path(folder, name).read_text() == text}
        planned = {f"Own{name}.swift" for name in doubled()} & set(programs)
        assert kept == planned, f"nothing is fixed in {sorted(kept)}, where only {sorted(planned)} may stay as they are"
        compile(folder, "after the fixes")
        print(f"{len(programs)} programs compile after their fixes")


main(str(Path(sys.argv[1]).resolve()))
