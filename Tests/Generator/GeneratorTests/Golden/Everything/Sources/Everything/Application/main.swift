// Written by armature from armature.yml; your half is EverythingApplicationDelegate.swift.

import ApplicationKit

Application.run(EverythingApplicationDelegate())
