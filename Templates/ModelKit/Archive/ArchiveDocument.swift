/// An archive whose names and types are checked; references are not followed yet.
struct ArchiveDocument {
  /// One object of an archive.
  struct Record {
    let entity: Entity

    /// Such as `News[2]`.
    let place: String

    /// The text by which other objects refer to this one.
    let identity: String?

    /// By which the archive that has brought the object finds it again, in a file of the engine.
    let archiveName: String?

    /// By their place among the values of the entity.
    let values: [(slot: Int, value: AttributeValue)]
    let references: [Reference]
  }

  /// A relationship, as the identities that stand in the archive.
  struct Reference {
    let relationship: RelationshipDescription
    let identities: [String]
  }

  private(set) var records: [Record] = []

  /// The highest key that was ever given to an object of each model, where the file says it.
  private(set) var highestKeys: [String: Int] = [:]
  static let keysName = "@keys"

  /// The places of the records in `records`, by model and identity.
  private(set) var places: [String: [String: Int]] = [:]
  private let schema: Schema

  /// Reads the bytes of an archive.
  ///
  /// - Throws: an `ArchiveError` at the first thing that is wrong.
  init(_ bytes: some Sequence<UInt8>, schema: Schema) throws {
    self.schema = schema
    var parser = JSONParser(bytes)
    guard case .object(let members) = try parser.parse() else {
      throw ArchiveError(place: "line 1, column 1", message: "expected an object")
    }
    try Self.checkFormat(members)
    for member in members where member.name != "format" {
      if member.name == Self.keysName { try readKeys(member.value) } else { try readModel(member) }
    }
    for record in records { try checkReferences(of: record) }
  }

  private static func checkFormat(_ members: [JSONValue.Member]) throws {
    guard let format = members.first(where: { $0.name == "format" })?.value else {
      throw ArchiveError(place: "format", message: "is missing; this version writes 1")
    }
    guard format == .number("1") else {
      let isNewer = if case .number(let text) = format { (Int(text) ?? 0) > 1 } else { false }
      let message = isNewer ? "is newer than this application, which reads 1" : "expected 1"
      throw ArchiveError(place: "format", message: message)
    }
  }

  private mutating func readKeys(_ value: JSONValue) throws {
    guard case .object(let members) = value else {
      throw ArchiveError(place: Self.keysName, message: "expected an object, found \(value.kind)")
    }
    for member in members {
      guard case .number(let text) = member.value, let key = Int(text), ObjectID.keys.contains(key)
      else {
        throw ArchiveError(
          place: "\(Self.keysName).\(member.name)", message: "expected a positive whole number")
      }
      highestKeys[member.name] = key
    }
  }

  private mutating func readModel(_ member: JSONValue.Member) throws {
    let entity: Entity
    do {
      entity = try schema.model(named: member.name)
    } catch {
      throw ArchiveError(place: member.name, message: "\(error)")
    }
    guard !entity.isAbstract else {
      throw ArchiveError(place: member.name, message: "is abstract and has no objects of its own")
    }
    guard case .array(let elements) = member.value else {
      throw ArchiveError(
        place: member.name, message: "expected an array, found \(member.value.kind)")
    }
    for (index, element) in elements.enumerated() {
      let place = "\(entity.modelName)[\(index)]"
      let record = try ArchiveRecordReader(entity: entity, place: place).record(from: element)
      if let identity = record.identity {
        guard places[entity.name, default: [:]][identity] == nil else {
          throw ArchiveError(place: place + ".@id", message: "'\(identity)' stands here twice")
        }
        places[entity.name, default: [:]][identity] = records.count
      }
      records.append(record)
    }
  }

  private func checkReferences(of record: Record) throws {
    for reference in record.references {
      let known = places[reference.relationship.destinationName] ?? [:]
      for identity in reference.identities where known[identity] == nil {
        throw ArchiveError(
          place: "\(record.place).\(reference.relationship.name)",
          message: "no \(reference.relationship.destinationName) has the @id '\(identity)'")
      }
    }
  }
}
