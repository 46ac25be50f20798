// Written by armature from armature.yml; what your own tests share goes in Samples.swift.

import Foundation
import ModelKit
import Testing

@testable import Ledger

/// Stores that hold a few objects of every model, for tests.
@MainActor enum Samples {
  static let date = Date(timeIntervalSinceReferenceDate: 790_000_000)

  static func ledgerStore(at location: StoreLocation = .memory) throws -> LedgerStore {
    NSTimeZone.default = .gmt
    return try LedgerStore(
      at: location.with(clock: .stopped(at: date)),
      archive: archive("LedgerStore")
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

  /// A folder that does not exist yet.
  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "Ledger-" + UUID().uuidString)
  }
}
