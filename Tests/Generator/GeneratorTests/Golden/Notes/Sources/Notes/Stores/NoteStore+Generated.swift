// Written by armature from armature.yml; your half is NoteStore.swift.

import ApplicationKit
import Foundation
import ModelKit

extension NoteStore: StoreSpecification {
  static let description = StoreDescription(
    name: "NoteStore",
    models: [Note.self],
    engine: FileEngine.self,
    archive: Bundle.module.url(forResource: "notes", withExtension: "json")
  )
}

extension ApplicationEnvironment {
  var noteStore: NoteStore { store(NoteStore.self) }
}
