#!/usr/bin/env python3
"""Makes the list of what classes and protocols from elsewhere have as members: renames must not meet them, and a
method that such a protocol asks for has its name from there.

    Scripts/make-members.py FOLDER PACKAGES > Sources/Shared/EmbeddedLexicon/Made/members.txt

FOLDER is a copy of objc2-generated, which lists the headers of Apple's SDK. PACKAGES holds sources of Swift packages
and the toolchain's .swiftinterface files, of which the public protocols count, and swift-corelibs-foundation, of which
the members of the classes that the headers have count too, by their names in Swift. The list has facts alone, a line for
each class or protocol: its name, what it inherits from, the protocols that a class adopts, a colon, the first parts of
its selectors with those of its categories or the names of its requirements in the order of the alphabet. A setter
stands for its property. Of the frameworks whose classes hardly anybody inherits from the list has the protocols, to
which types conform.
"""
import re
import sys
from pathlib import Path

whole = (
    "AppKit AuthenticationServices AVFoundation AVKit CloudKit Contacts ContactsUI CoreData CoreLocation CoreMotion "
    "EventKit EventKitUI Foundation GameKit GameplayKit HealthKit Intents LinkPresentation MapKit MessageUI "
    "Messages MetalKit NotificationCenter PDFKit Photos PhotosUI QuartzCore QuickLook ReplayKit SafariServices "
    "SceneKit SpriteKit StoreKit UIKit UserNotifications UserNotificationsUI WatchKit WebKit XCTest").split()

head = re.compile(
    r"#\[unsafe\(super\(([^)]*)\)\)\][^;]*?pub struct (\w+)|pub unsafe trait (\w+)\s*:?\s*([\w+:\s]*)\{"
    r"|^\s*(?:unsafe )?impl(?:<[^{]*>)? (\w+)(?:<[^{]*>)? \{|#\[unsafe\(method\(([\w:]+)\)\)\]", re.M)
# A category is a trait that is sealed for its class.
adoption = re.compile(
    r"^\s*(?:unsafe )?impl(?:<.*>)? (?:private_)?(\w+)(::Sealed)?\s+for (\w+)(?:<[^{]*>)?\s*\{\s*\}", re.M)

# What the listing leaves to the bindings of the runtime, as the headers of the runtime and of UIKit have it.
roots = {
    "NSCopying": "copyWithZone",
    "NSMutableCopying": "mutableCopyWithZone",
    "NSObjectProtocol": "autorelease class conformsToProtocol debugDescription description hash isEqual isKindOfClass "
                        "isMemberOfClass isProxy performSelector release respondsToSelector retain retainCount self "
                        "superclass zone",
    "NSObject": "accessInstanceVariablesDirectly alloc allocWithZone attributeKeys autoContentAccessingProxy "
                "awakeFromNib cancelPreviousPerformRequestsWithTarget class classCode classForArchiver classForCoder "
                "classForKeyedArchiver className copy copyWithZone dealloc doesNotRecognizeSelector "
                "forwardInvocation forwardingTargetForSelector initialize instanceMethodForSelector "
                "instanceMethodSignatureForSelector instancesRespondToSelector isSubclassOfClass load "
                "methodForSelector methodSignatureForSelector mutableCopy mutableCopyWithZone "
                "prepareForInterfaceBuilder resolveClassMethod resolveInstanceMethod superclass version",
    "NSProxy": "alloc allocWithZone allowsWeakReference class dealloc debugDescription description finalize "
               "forwardInvocation methodSignatureForSelector respondsToSelector retainWeakReference",
    "UICoordinateSpace": "bounds convertPoint convertRect",
}

# As swift-corelibs-xctest declares them.
tests = {
    "XCTest": ("NSObject", "name perform run setUp setUpWithError tearDown tearDownWithError testCaseCount "
               "testRun testRunClass"),
    "XCTestCase": ("XCTest", "add addTeardownBlock addUIInterruptionMonitor allTests continueAfterFailure "
                   "defaultMeasureOptions defaultMetrics defaultPerformanceMetrics defaultTestSuite "
                   "executionTimeAllowance expectation fulfillment invocation invokeTest "
                   "keyValueObservingExpectation measure measureMetrics record recordFailure "
                   "removeUIInterruptionMonitor runsForEachTargetApplicationUIConfiguration startMeasuring "
                   "stopMeasuring testInvocations wait waitForExpectations"),
}


def members(selector):
    """The name of a method or property; a setter's property besides."""
    first = selector.split(":")[0]
    yield first
    if selector.endswith(":") and selector.count(":") == 1 and re.match(r"set[A-Z]", first):
        yield first[3].lower() + first[4:]
    if re.match(r"is[A-Z]", first):
        yield first[2].lower() + first[3:]


protocol = re.compile(r"^[ \t]*(?:@\S+[ \t]+)*public protocol (\w+)(?:<[^>{]*>)?[ \t]*(?::([^{]*?))?(?:\bwhere\b[^{]*)?\{", re.M)
composition = re.compile(r"^[ \t]*public typealias (\w+) = ((?:any )?[\w.]+(?:[ \t\n]*&[ \t\n]*[\w.]+)+)", re.M)
extension = re.compile(r"^[ \t]*(?:@\S+[ \t]+)*(public )?extension (?:\w+\.)*(\w+)\b[^{\n]*\{", re.M)
member = re.compile(r"\b(?:func|var) `?([a-z]\w*)`?")
public_member = re.compile(r"\bpublic (?:\w+ )*?(?:func|var) `?([a-z]\w*)`?")


def body(text, start):
    """What stands between the brace before a place and the one that closes it, without deeper braces."""
    depth, kept, last = 1, [], start
    for brace in re.compile(r"[{}]").finditer(text, start):
        if depth == 1:
            kept.append(text[last:brace.start()])
        depth += 1 if brace[0] == "{" else -1
        last = brace.end()
        if depth == 0:
            break
    return "".join(kept)


def names_above(clause):
    """`A, B & C` without the modules in front; classes of all kinds stand above nothing."""
    parts = [part.split(".")[-1].split("<")[0].strip() for part in re.split(r"[,&]", clause or "")]
    return [part for part in parts if re.fullmatch(r"[A-Z_]\w*", part) and part != "AnyObject"]


def add_packages(folder, supers, found):
    """The public protocols of Swift sources with what extensions add; those of one name stand in one line."""
    added, known = [], set(supers)
    files = [*Path(folder).glob("**/*.swift"), *Path(folder).glob("**/*.swiftinterface")]
    for file in sorted(files):
        if file.is_dir() or {"Tests", "Benchmarks", "Examples"} & set(file.parts):
            continue
        text = re.sub(r"//.*|/\*(?s:.*?)\*/", "", file.read_text("utf-8", "replace"))
        declared = [(match[1], match[2], body(text, match.end())) for match in protocol.finditer(text)]
        declared += [(match[1], match[2].replace("any ", ""), "") for match in composition.finditer(text)]
        for name, clause, requirements in declared:
            above = [each for each in [supers.get(name, ""), *names_above(clause)] if each]
            supers[name] = ",".join(dict.fromkeys(",".join(above).split(","))) if above else ""
            found.setdefault(name, set()).update(member.findall(requirements))
        for match in extension.finditer(text):
            kind = member if match[1] else public_member
            added.append((match[2], kind.findall(body(text, match.end()))))
    protocols = set(supers) - known
    for name, names in added:
        if name in protocols:
            found[name].update(names)


declared_class = re.compile(
    r"^[ \t]*(?:@\S+[ \t]+)*(public |open )?(?:final )?(class|extension) (?:\w+\.)*(\w+)\b[^{\n]*\{", re.M)
open_member = re.compile(r"\b(?:public|open) (?:\w+ )*?(?:func|var|let) `?([a-z]\w*)`?")


def add_swift_members(folder, supers, found):
    """What the classes of the headers have in Swift: `Scanner.currentIndex` is in no header."""
    for file in sorted(Path(folder).glob("**/swift-corelibs-foundation/Sources/**/*.swift")):
        text = re.sub(r"//.*|/\*(?s:.*?)\*/", "", file.read_text("utf-8", "replace"))
        for match in declared_class.finditer(text):
            access, kind, name = match.groups()
            name = "NS" + name.removeprefix("NS")
            if supers.get(name):
                every = member if access and kind == "extension" else open_member
                found[name].update(every.findall(body(text, match.end())))


def add_adopted(texts, supers, found):
    """What classes adopt without their superclasses; the members of their categories go to themselves.

    - Returns: the names of protocols by the name of a class.
    """
    adopted, categories = {}, set()
    for text in texts:
        for name, sealed, owner in adoption.findall(text):
            if sealed:
                categories.add(name)
                if owner in found:
                    found[owner] |= found.get(name, set())
            else:
                adopted.setdefault(owner, set()).add(name)
    for name in categories:
        found.pop(name, None)

    def inherited(name):
        above = [each for each in supers.get(name, "").split(",") if each]
        return set(above).union(*(adopted.get(each, set()) | inherited(each) for each in above))

    return {name: sorted((each & set(found)) - inherited(name)) for name, each in adopted.items() if name in found}


def main(folder, packages):
    supers, found = {name: "" for name in roots}, {name: set(names.split()) for name, names in roots.items()}
    supers["NSObject"] = supers["NSProxy"] = "NSObjectProtocol"
    texts = []
    others = sorted(path.name for path in Path(folder).iterdir() if path.is_dir() and path.name not in whole)
    for framework in [*whole, *others]:
        for file in sorted(Path(folder, framework).glob("**/*.rs")):
            owner, text = None, file.read_text()
            if framework in whole:
                texts.append(text)
            for match in head.finditer(text):
                above, name, trait, inherited, extended, selector = match.groups()
                if name:
                    if framework not in whole:
                        continue
                    supers[name] = above.split(",")[0].split("<")[0].strip()
                    found.setdefault(name, set())
                elif trait and "::" in inherited and framework not in whole:
                    owner = None
                elif trait:
                    supers.setdefault(trait, inherited.split("+")[0].replace("MainThreadOnly", "").strip())
                    owner = trait
                    found.setdefault(trait, set())
                elif extended:
                    owner = extended if framework in whole or extended in found else None
                elif selector and owner:
                    found.setdefault(owner, set()).update(members(selector))
    adopted = add_adopted(texts, supers, found)
    for name, (above, names) in tests.items():
        supers[name], found[name] = above, set(names.split())
    add_packages(packages, supers, found)
    add_swift_members(packages, supers, found)
    for name in sorted(found):
        names = sorted(
            member for member in found[name]
            if not member.startswith(("init", "_")) and not re.match(r"set[A-Z]|new$", member))
        above = supers.get(name, "")
        # What is there on both platforms inherits from the other one's view as well.
        if above in ("NSControl", "NSResponder", "NSView", "NSViewController") and not name.startswith("NS"):
            above += ",UI" + above[2:]
        print(" ".join([name, above, ",".join(adopted.get(name, ()))]).rstrip() + ": " + " ".join(names))


main(sys.argv[1], sys.argv[2])
