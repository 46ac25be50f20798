// Written by armature from armature.yml; your half is NotesApplicationDelegate.swift.

import ApplicationKit

Application.run(NotesApplicationDelegate())
