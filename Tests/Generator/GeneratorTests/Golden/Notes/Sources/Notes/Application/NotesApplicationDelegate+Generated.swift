// Written by armature from armature.yml; your half is NotesApplicationDelegate.swift.

import ApplicationKit
import Foundation
import ModelKit

extension NotesApplicationDelegate: ApplicationDelegate {
  var name: String { "Notes" }

  var stores: [any StoreSpecification.Type] { [NoteStore.self] }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: try ObjectStore.open(stores, at: location), queues: [:])
  }

  func makeInitialController() -> ViewController { NotesController() }
}
