// Written by armature from armature.yml; what your own tests share goes in Samples.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Notes

/// Stores that hold a few objects of every model, for tests.
@MainActor enum Samples {
  static let date = Date(timeIntervalSinceReferenceDate: 790_000_000)

  static func noteStore(at location: StoreLocation = .memory) throws -> NoteStore {
    NSTimeZone.default = .gmt
    return try NoteStore(
      at: location.with(clock: .stopped(at: date)),
      archive: archive("NoteStore")
    )
  }

  static func first<Object: Model>(
    _ model: Object.Type, in context: any ObjectContext
  ) throws -> Object {
    try #require(try context.fetch(FetchRequest<Object>()).first)
  }

  static func archive(_ name: String) -> URL? {
    Bundle.module.url(forResource: name, withExtension: "json")
  }

  /// What a label shows for a value.
  static func text(
    _ value: some AttributeConvertible,
    as format: ValueFormat? = nil,
    placeholder: String = ""
  ) -> String {
    let label = Label()
    label.show(value, as: format, placeholder: placeholder)
    return label.text
  }

  static func text(_ object: ManagedObject?) -> String {
    let label = Label()
    label.show(object)
    return label.text
  }

  /// A folder that does not exist yet.
  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "Notes-" + UUID().uuidString)
  }
}

/// Runs one controller on the samples; nothing that it does reaches another machine.
@MainActor final class SampleApplicationDelegate: ApplicationDelegate {
  let name = "Notes"
  let settings = NotesApplicationDelegate().settings
  let environment: ApplicationEnvironment
  let controller: ViewController

  init(_ makeController: (ApplicationEnvironment) throws -> ViewController) throws {
    environment = ApplicationEnvironment(stores: [try Samples.noteStore()], queues: [:])
    controller = try makeController(environment)
  }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment { environment }

  func makeInitialController() -> ViewController { controller }
}
