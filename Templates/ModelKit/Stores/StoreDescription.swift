import Foundation

/// What a store keeps, by which engine, and what fills it when it is opened for the first time.
@MainActor public struct StoreDescription {
  /// The name of the store, and of its file.
  public let name: String
  let models: [any Model.Type]
  let engine: any StorageEngine.Type

  /// An archive that is read when the store is opened and empty.
  public internal(set) var archive: URL?

  public init(
    name: String, models: [any Model.Type], engine: any StorageEngine.Type, archive: URL? = nil
  ) {
    self.name = name
    self.models = models
    self.engine = engine
    self.archive = archive
  }
}

/// The machine-written half of a store: its description.
@MainActor public protocol StoreSpecification: ObjectStore {
  static var description: StoreDescription { get }
}

extension StoreSpecification {
  /// Opens the store, and fills it from its archive when it is empty.
  public init(at location: StoreLocation) throws {
    try self.init(ExaminedStorage(of: Self.description, at: location))
  }

  /// Opens the store, and fills it from another archive than its own, or from none, when it is
  /// empty.
  public init(at location: StoreLocation, archive: URL?) throws {
    var description = Self.description
    description.archive = archive
    try self.init(ExaminedStorage(of: description, at: location))
  }

  /// Writes what can be read of a damaged store into a new file beside it.
  ///
  /// - Returns: nil where nothing is stored.
  /// - Throws: a `StoreError` where nothing can be read at all, or nothing written.
  public static func recover(at location: StoreLocation) throws -> Recovery? {
    do {
      return try description.engine.recover(
        try Schema(models: description.models), named: description.name, at: location)
    } catch StoreError.damagedDatabase(let path, let place) {
      throw StoreError.unusableFile(
        path: path,
        reason:
          "nothing of it can be read: \(place); restore it from a backup, or move it away to start afresh"
      )
    }
  }
}
