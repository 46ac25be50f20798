#!/usr/bin/env python3
"""Makes the list of what Apple's classes and protocols have as members, which renames must not meet.

    Scripts/make-members.py FOLDER > Sources/Shared/EmbeddedLexicon/Made/members.txt

FOLDER is a copy of objc2-generated, which lists the headers of Apple's SDK. The list has facts alone, a line for
each class or protocol: its name, what it inherits from, a colon, the first parts of its selectors in the order of
the alphabet. A setter stands for its property. Of the frameworks whose classes hardly anybody inherits from the list
has the protocols, to which types conform.
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
    r"#\[unsafe\(super\(([^)]*)\)\)\][^;]*?pub struct (\w+)|pub unsafe trait (\w+)\s*:?\s*([\w+\s]*)\{"
    r"|^\s*(?:unsafe )?impl (\w+)(?:<[^{]*>)? \{|#\[unsafe\(method\(([\w:]+)\)\)\]", re.M)


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


def main(folder):
    supers, found = {}, {}
    others = sorted(path.name for path in Path(folder).iterdir() if path.is_dir() and path.name not in whole)
    for framework in [*whole, *others]:
        for file in sorted(Path(folder, framework).glob("**/*.rs")):
            owner = None
            for match in head.finditer(file.read_text()):
                above, name, trait, inherited, extended, selector = match.groups()
                if name:
                    if framework not in whole:
                        continue
                    supers[name] = above.split(",")[0].strip()
                    found.setdefault(name, set())
                elif trait:
                    supers.setdefault(trait, inherited.split("+")[0].strip())
                    owner = trait
                    found.setdefault(trait, set())
                elif extended:
                    owner = extended if framework in whole or extended in found else None
                elif selector and owner:
                    found.setdefault(owner, set()).update(members(selector))
    # The root class has what its protocol has.
    found.setdefault("NSObject", set()).update(found.get("NSObjectProtocol", ()))
    for name, (above, names) in tests.items():
        supers[name], found[name] = above, set(names.split())
    for name in sorted(found):
        names = sorted(
            member for member in found[name]
            if not member.startswith(("init", "_")) and not re.match(r"set[A-Z]|new$", member))
        above = supers.get(name, "")
        # What is there on both platforms inherits from the other one's view as well.
        if above in ("NSView", "NSViewController", "NSControl") and not name.startswith("NS"):
            above += ",UI" + above[2:]
        print(f"{name} {above}".rstrip() + ": " + " ".join(names))


main(sys.argv[1])
