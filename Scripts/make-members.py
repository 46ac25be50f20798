#!/usr/bin/env python3
"""Makes the list of what Apple's classes and protocols have as members, which renames must not meet.

    Scripts/make-members.py FOLDER > Sources/Shared/EmbeddedLexicon/Made/members.txt

FOLDER is a copy of objc2-generated, which lists the headers of Apple's SDK. The list has facts alone, a line for
each class or protocol: its name, what it inherits from, a colon, the first parts of its selectors in the order of
the alphabet. A setter stands for its property.
"""
import re
import sys
from pathlib import Path

frameworks = (
    "AppKit AuthenticationServices AVFoundation AVKit CloudKit Contacts ContactsUI CoreData CoreLocation CoreMotion "
    "EventKit EventKitUI Foundation GameKit GameplayKit HealthKit Intents LinkPresentation MapKit MessageUI "
    "Messages MetalKit NotificationCenter PDFKit Photos PhotosUI QuartzCore QuickLook ReplayKit SafariServices "
    "SceneKit SpriteKit StoreKit UIKit UserNotifications UserNotificationsUI WatchKit WebKit XCTest").split()

head = re.compile(
    r"#\[unsafe\(super\(([^)]*)\)\)\][^;]*?pub struct (\w+)|pub unsafe trait (\w+)\s*:?\s*([\w+\s]*)\{"
    r"|^\s*(?:unsafe )?impl (\w+)(?:<[^{]*>)? \{|#\[unsafe\(method\(([\w:]+)\)\)\]", re.M)


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
    for framework in frameworks:
        for file in sorted(Path(folder, framework).glob("**/*.rs")):
            owner = None
            for match in head.finditer(file.read_text()):
                above, name, trait, inherited, extended, selector = match.groups()
                if name:
                    supers[name] = above.split(",")[0].strip()
                    found.setdefault(name, set())
                elif trait:
                    supers.setdefault(trait, inherited.split("+")[0].strip())
                    owner = trait
                    found.setdefault(trait, set())
                elif extended:
                    owner = extended
                elif selector and owner:
                    found.setdefault(owner, set()).update(members(selector))
    # The root class has what its protocol has.
    found.setdefault("NSObject", set()).update(found.get("NSObjectProtocol", ()))
    for name in sorted(found):
        names = sorted(member for member in found[name] if not member.startswith(("init", "_")))
        above = supers.get(name, "")
        print(f"{name} {above}".rstrip() + ": " + " ".join(names))


main(sys.argv[1])
