import Foundation

/// Objects as an archive has them, or plain JSON with an object or an array of objects, checked against their models:
/// for any isolation, and in no context before they are read into one.
public struct ArchivedObjects<Object: Model>: ArchiveReadable {
  /// The values, in the order of the archive. Their identities hold among them alone.
  public let snapshots: [Snapshot]
  private let document: ArchiveDocument
  private let source: URL

  public static func reading(_ data: Data, from source: URL) async throws -> ArchivedObjects {
    try await ArchivedObjects(data, from: source)
  }

  private init(_ data: Data, from source: URL) async throws {
    let schema = try await Schema(reachableFrom: Object.self)
    let entity = await Object.entity
    document = try ArchiveDocument(whole: data, schema: schema, plainModel: entity)
    self.source = source
    let rows = try ArchiveRows(document, schema: schema, clock: .system)
    if let failure = rows.unreadable.first?.failure { throw failure }
    snapshots = zip(rows.rows, document.records).filter { entity.includes($0.1.entity) }
      .map { Snapshot($0.0, of: $0.1.entity) }
  }

  /// Inserts the objects, or updates those that are there already, with all that the archive has around
  /// them. Nothing is changed when the context keeps no such objects.
  ///
  /// - Returns: the objects, in the order of the archive.
  @discardableResult
  @MainActor public func read(into context: any ObjectContext) throws -> [Object] {
    try Archive.read(document, from: source, into: context).compactMap { $0 as? Object }
  }

  /// Objects as an archive; relationships to others than these are left out.
  package static func data(of snapshots: [Snapshot]) async throws -> Data {
    let schema = try await Schema(reachableFrom: Object.self)
    let entity = await Object.entity
    let rows = try snapshots.map { snapshot in
      guard entity.includes(snapshot.entity) else {
        throw ArchiveError(
          place: "\(snapshot.objectID)", message: "expected an object of \(entity.modelName)")
      }
      return Row(
        objectID: snapshot.objectID, values: snapshot.values, lists: snapshot.entity.unreadLists)
    }
    return ArchiveWriter(schema: schema).data(of: rows)
  }
}

/// The first object of its model in an archive, which may have others around it, or a plain object.
public struct ArchivedObject<Object: Model>: ArchiveReadable {
  public let snapshot: Snapshot
  private let objects: ArchivedObjects<Object>

  public static func reading(_ data: Data, from source: URL) async throws -> ArchivedObject {
    let objects = try await ArchivedObjects<Object>.reading(data, from: source)
    guard let snapshot = objects.snapshots.first else {
      throw ArchiveError(place: "\(Object.self)", message: "expected an object, found none")
    }
    return ArchivedObject(snapshot: snapshot, objects: objects)
  }

  /// Inserts the object, or updates it where it is there already.
  @discardableResult
  @MainActor public func read(into context: any ObjectContext) throws -> Object {
    guard let object = try objects.read(into: context).first else {
      preconditionFailure("an archive loses no object that it has")
    }
    return object
  }
}
