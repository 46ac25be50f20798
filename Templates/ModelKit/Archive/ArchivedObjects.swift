import Foundation

/// Objects as an archive has them, checked against their models: for any isolation, and in no context
/// before they are read into one.
public struct ArchivedObjects<Object: Model>: Sendable {
  /// The values, in the order of the archive. Their identities hold among them alone.
  public let snapshots: [Snapshot]
  private let document: ArchiveDocument
  private let source: URL

  /// - Parameter source: where the archive comes from; what it calls by one `@id` is one object.
  /// - Throws: an `ArchiveError` with the place that is wrong.
  package init(reading data: Data, from source: URL) async throws {
    let schema = try await Schema(reachableFrom: Object.self)
    let entity = await Object.entity
    document = try ArchiveDocument(data, schema: schema)
    self.source = source
    let rows = try ArchiveRows(document, schema: schema, clock: .system).rows
    snapshots = zip(rows, document.records).filter { entity.includes($0.1.entity) }
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
    let sent = Set(snapshots.map(\.objectID))
    let rows = try snapshots.map { snapshot in
      guard entity.includes(snapshot.entity) else {
        throw ArchiveError(
          place: "\(snapshot.objectID)", message: "expected an object of \(entity.modelName)")
      }
      let values = snapshot.values.map { value in
        if case .object(let other) = value, !sent.contains(other) { return AttributeValue.null }
        return value
      }
      return Row(objectID: snapshot.objectID, values: values, lists: snapshot.entity.unreadLists)
    }
    return ArchiveWriter(schema: schema).data(of: rows)
  }
}

/// The first object of its model in an archive, which may have others around it.
public struct ArchivedObject<Object: Model>: Sendable {
  public let snapshot: Snapshot
  private let objects: ArchivedObjects<Object>

  /// - Throws: an `ArchiveError` where there is none.
  package init(_ objects: ArchivedObjects<Object>) throws {
    guard let snapshot = objects.snapshots.first else {
      throw ArchiveError(place: "\(Object.self)", message: "expected an object, found none")
    }
    self.snapshot = snapshot
    self.objects = objects
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

/// Values as JSON, in the form that they have in an archive.
extension Archive {
  package static func value<Value: AttributeConvertible>(from data: Data) throws -> Value {
    var parser = JSONParser(data)
    return try value(of: try parser.parse(), at: "the value")
  }

  package static func values<Value: AttributeConvertible>(from data: Data) throws -> [Value] {
    var parser = JSONParser(data)
    let json = try parser.parse()
    guard case .array(let elements) = json else {
      throw ArchiveError(place: "the value", message: "expected an array, found \(json.kind)")
    }
    return try elements.enumerated().map { try value(of: $1, at: "[\($0)]") }
  }

  package static func data(of value: some AttributeConvertible) -> Data {
    Data(ArchiveValue.json(of: value.attributeValue).utf8)
  }

  package static func data(of values: [some AttributeConvertible]) -> Data {
    let elements = values.map { ArchiveValue.json(of: $0.attributeValue) }
    return Data("[\(elements.joined(separator: ", "))]".utf8)
  }

  private static func value<Value: AttributeConvertible>(
    of json: JSONValue, at place: String
  ) throws -> Value {
    let type = Value.attributeType
    let read = json == .null ? .null : ArchiveValue.value(of: type, from: json)
    guard let value = read.flatMap({ Value(attributeValue: $0) }) else {
      let expectation = ArchiveValue.expectation(type)
      throw ArchiveError(place: place, message: "expected \(expectation), found \(json.kind)")
    }
    return value
  }
}
