// Written by armature from armature.yml; what your own tests share goes in Samples.swift.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

/// Stores that hold a few objects of every model, for tests.
@MainActor enum Samples {
  static let date = Date(timeIntervalSinceReferenceDate: 790_000_000)

  static func taskStore(at location: StoreLocation = .memory) throws -> TaskStore {
    NSTimeZone.default = .gmt
    return try TaskStore(
      at: location.with(clock: .stopped(at: date)),
      archive: archive("TaskStore")
    )
  }

  static func first<Object: Model>(
    _ model: Object.Type, in context: any ObjectContext
  ) throws -> Object {
    try #require(try context.fetch(FetchRequest<Object>()).first)
  }

  /// Another case of the value's enumeration.
  static func other<Value: EnumerationValue>(than value: Value) throws -> Value {
    try #require(Value.allCases.first { $0 != value })
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
    FileManager.default.temporaryDirectory.appending(path: "Everything-" + UUID().uuidString)
  }
}

/// Runs one controller on the samples; nothing that it does reaches another machine.
@MainActor final class SampleApplicationDelegate: ApplicationDelegate {
  let name = "Everything"
  let settings = EverythingApplicationDelegate().settings
  let environment: ApplicationEnvironment
  let controller: ViewController

  init(_ makeController: (ApplicationEnvironment) throws -> ViewController) throws {
    environment = ApplicationEnvironment(stores: [try Samples.taskStore()], queues: ["work": 2])
    controller = try makeController(environment)
  }

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment { environment }

  func makeInitialController() -> ViewController { controller }
}

/// Gives every test notifications of its own: what another one posts beside it is not heard.
struct OwnNotifications: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await NotificationCenter.$current.withValue(NotificationCenter()) { try await function() }
  }
}

extension Trait where Self == OwnNotifications {
  static var ownNotifications: Self { Self() }
}
