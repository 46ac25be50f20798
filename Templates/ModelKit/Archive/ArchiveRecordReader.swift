/// Reads one object of an archive.
struct ArchiveRecordReader {
  let entity: Entity
  let place: String

  func record(from value: JSONValue) throws -> ArchiveDocument.Record {
    guard case .object(let members) = value else {
      throw ArchiveError(place: place, message: "expected an object, found \(value.kind)")
    }
    var identity: String?
    var archiveName: String?
    var values: [(slot: Int, value: AttributeValue)] = []
    var references: [ArchiveDocument.Reference] = []
    for member in members {
      switch (member.name, entity.property(named: member.name)) {
      case ("@id", _): identity = try self.identity(from: member.value, at: "@id")
      case (Self.archiveName, _):
        archiveName = try self.identity(from: member.value, at: Self.archiveName)
      case (_, .attribute(let slot)): values.append((slot, try attribute(slot, from: member)))
      case (_, .toOne(let slot)):
        references.append(try reference(entity.toOne(slot: slot), from: member))
      case (_, .toMany(let slot)):
        references.append(try reference(entity.toManyRelationships[slot], from: member))
      case (_, nil):
        throw failure(member.name, "\(KeyError.unknownKey(member.name, entity: entity))")
      }
    }
    return ArchiveDocument.Record(
      entity: entity, place: place, identity: identity, archiveName: archiveName, values: values,
      references: references)
  }

  static let archiveName = "@archive"

  private func attribute(_ slot: Int, from member: JSONValue.Member) throws -> AttributeValue {
    let attribute = entity.attributes[slot]
    guard !attribute.isTransient else {
      throw failure(attribute.name, "is transient and is not part of an archive")
    }
    if member.value == .null {
      guard attribute.isOptional else { throw failure(attribute.name, "is required") }
      return .null
    }
    guard let value = ArchiveValue.value(of: attribute.type, from: member.value) else {
      throw failure(
        attribute.name,
        "expected \(ArchiveValue.expectation(attribute.type)), found \(member.value.kind)"
          + member.value.quotation)
    }
    return value
  }

  private func reference(
    _ relationship: RelationshipDescription, from member: JSONValue.Member
  ) throws -> ArchiveDocument.Reference {
    let identities: [String]
    switch member.value {
    case .null where !relationship.isToMany: identities = []
    case .array(let elements) where relationship.isToMany:
      identities = try elements.enumerated().map { index, element in
        try identity(from: element, at: "\(relationship.name)[\(index)]")
      }
    case _ where relationship.isToMany:
      throw failure(relationship.name, "expected an array, found \(member.value.kind)")
    default: identities = [try identity(from: member.value, at: relationship.name)]
    }
    return ArchiveDocument.Reference(relationship: relationship, identities: identities)
  }

  private func identity(from value: JSONValue, at name: String) throws -> String {
    switch value {
    case .string(let text), .number(let text): return text
    default: throw failure(name, "expected the @id of an object, found \(value.kind)")
    }
  }

  private func failure(_ name: String, _ message: String) -> ArchiveError {
    ArchiveError(place: "\(place).\(name)", message: message)
  }
}

extension JSONValue {
  /// The value itself where it is short enough to be quoted.
  fileprivate var quotation: String {
    switch self {
    case .string(let text), .number(let text): text.count <= 40 ? " '\(text)'" : ""
    default: ""
    }
  }
}
