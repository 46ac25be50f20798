import Foundation

/// The storage of a store that can be opened, in which nothing is changed yet.
@MainActor public struct ExaminedStorage {
  let schema: Schema
  let clock: ModelClock
  let engine: any StorageEngine
  let archive: URL?

  init(of description: StoreDescription, at location: StoreLocation) throws {
    schema = try Schema(models: description.models)
    clock = location.clock
    engine = try description.engine.init(schema, named: description.name, at: location)
    archive = description.archive
  }
}

extension ObjectStore {
  /// Opens the stores of an application, the first only where all can be opened: one that this version has changed
  /// is none for the version before.
  ///
  /// - Throws: why a store cannot be opened, or `UnopenedStores` where several cannot.
  public static func open(
    _ types: [any StoreSpecification.Type], at location: StoreLocation
  ) throws -> [ObjectStore] {
    let results = types.map { type in
      Result { try ExaminedStorage(of: type.description, at: location) }
    }
    let failures = results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    if failures.count > 1 { throw UnopenedStores(failures: failures) }
    let storages = try results.map { try $0.get() }
    // What fills a new one may still be refused.
    let order = storages.indices.sorted { storages[$0].engine.isNew && !storages[$1].engine.isNew }
    let stores = try order.map { ($0, try types[$0].init(storages[$0])) }
    return stores.sorted { $0.0 < $1.0 }.map { $0.1 }
  }
}

/// That several stores cannot be opened, each for a reason of its own.
public struct UnopenedStores: Error, CustomStringConvertible {
  public let failures: [any Error]

  public var description: String { failures.map { "\($0)" }.joined(separator: "\n") }
}
