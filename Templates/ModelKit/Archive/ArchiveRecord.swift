/// One object of an archive, checked against its model.
struct ArchiveRecord {
  let entity: Entity

  /// Such as `News[2]`.
  let place: String

  /// As it stands in the archive.
  let json: JSONValue

  /// What is wrong with it; it has what can be read besides.
  var failures: [ArchiveError] = []

  /// The text by which other objects refer to this one.
  private(set) var identity: String?
  static let identityKey = "@id"

  /// By which the archive that has brought the object finds it again, in a file of the engine.
  private(set) var archiveName: String?
  static let archiveNameKey = "@archive"

  /// By their place among the values of the entity.
  private(set) var values: [(slot: Int, value: AttributeValue)] = []

  /// With the identities that stand in the archive.
  private(set) var references: [(relationship: RelationshipDescription, identities: [String])] = []

  /// - Parameter isConverted: whether a value of another type is taken where it says exactly the same.
  init(_ value: JSONValue, of entity: Entity, at place: String, isConverted: Bool = false) throws {
    self.entity = entity
    self.place = place
    json = value
    do {
      for member in try value.members(at: place) {
        do {
          try read(member, isConverted)
        } catch let error as ArchiveError {
          failures.append(error)
        }
      }
    } catch let error as ArchiveError {
      failures.append(error)
    }
  }

  private mutating func read(
    _ member: JSONValue.Member, _ isConverted: Bool
  ) throws {
    let (name, value, place) = (member.name, member.value, "\(place).\(member.name)")
    if name == Self.identityKey {
      identity = try value.identity(at: place)
    } else if name == Self.archiveNameKey {
      archiveName = try value.identity(at: place)
    } else if case .attribute(let slot) = entity.property(named: name) {
      let attribute = entity.attributes[slot]
      let converted =
        isConverted && !attribute.isTransient
        ? value.attributeValue.flatMap { attribute.type.conversion(of: $0) } : nil
      values.append(
        (slot, try converted ?? Self.value(of: attribute, from: value, at: place)))
    } else if let relationship = entity.relationship(named: name) {
      references.append((relationship, try value.identities(in: relationship, at: place)))
    } else {
      let error = KeyError.unknownKey(name, entity: entity)
      throw ArchiveError(place: place, message: error.sentence)
    }
  }

  private static func value(
    of attribute: AttributeDescription, from json: JSONValue, at place: String
  ) throws -> AttributeValue {
    guard !attribute.isTransient else {
      throw ArchiveError(place: place, message: "is transient and is not part of an archive")
    }
    if json == .null {
      guard attribute.isOptional else { throw ArchiveError(place: place, message: "is required") }
      return .null
    }
    guard let value = ArchiveValue.value(of: attribute.type, from: json) else {
      let failure = json.failure(ArchiveValue.expectation(attribute.type), at: place)
      throw ArchiveError(place: place, message: "\(failure.message)\(json.quotation)")
    }
    return value
  }
}

extension JSONValue {
  fileprivate func identities(
    in relationship: RelationshipDescription, at place: String
  ) throws -> [String] {
    guard relationship.isToMany else {
      return self == .null ? [] : [try identity(at: place)]
    }
    return try elements(at: place).enumerated().map { try $1.identity(at: "\(place)[\($0)]") }
  }

  fileprivate func identity(at place: String) throws -> String {
    switch self {
    case .string(let text), .number(let text): text
    default: throw failure("the @id of an object", at: place)
    }
  }

  /// The value itself where it is short enough to be quoted.
  fileprivate var quotation: String {
    switch self {
    case .string(let text), .number(let text): text.count <= 40 ? " '\(text)'" : ""
    default: ""
    }
  }
}
