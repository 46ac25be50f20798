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

  /// What a relationship says that there is no more, for the one that was its inverse.
  private(set) var turnedReferences:
    [(relationship: RelationshipDescription, identities: [String], modelName: String)] = []

  /// - Parameter former: what is known of the properties as they were, where a value of another type is taken if
  ///   it says exactly the same; nil where all have to fit.
  init(
    _ value: JSONValue, of entity: Entity, at place: String,
    convertedFrom former: [String: StoredFacts]? = nil, in schema: Schema
  ) throws {
    self.entity = entity
    self.place = place
    json = value
    do {
      for member in try value.members(at: place) {
        do {
          try read(member, former, schema)
        } catch let error as ArchiveError {
          failures.append(error)
        }
      }
    } catch let error as ArchiveError {
      failures.append(error)
    }
  }

  private mutating func read(
    _ member: JSONValue.Member, _ former: [String: StoredFacts]?, _ schema: Schema
  ) throws {
    let (name, value, place) = (member.name, member.value, "\(place).\(member.name)")
    if name == Self.identityKey {
      identity = try value.identity(at: place)
    } else if name == Self.archiveNameKey {
      archiveName = try value.identity(at: place)
    } else if case .attribute(let slot) = entity.property(named: name) {
      let attribute = entity.attributes[slot]
      let read = former.map { attribute.type.reading(from: $0[name]?.type) }
      values.append((slot, try Self.value(of: attribute, from: value, at: place, by: read)))
    } else if let relationship = entity.relationship(named: name) {
      let destination = relationship.destinationModelName
      let type = former?[name]?.type ?? destination
      // Which objects of a model that is still there fit now is up to each.
      guard (try? schema.model(named: type))?.name == relationship.destinationName else {
        throw ArchiveError(
          place: place, message: "holds \(type), and its type is now \(destination)")
      }
      let isToMany = former?[name].flatMap { $0.isWhole ? $0.says("toMany") : nil }
      references.append(
        (relationship, try value.identities(isToMany ?? relationship.isToMany, at: place)))
    } else if let facts = former?[name], let inverse = schema.relationship(facts),
      entity.isKind(of: inverse.destinationModelName)
    {
      let identities = try value.identities(facts.says("toMany"), at: place)
      turnedReferences.append((inverse, identities, facts.type))
    } else {
      let error = KeyError.unknownKey(name, entity: entity)
      throw ArchiveError(place: place, message: error.sentence)
    }
  }

  private static func value(
    of attribute: AttributeDescription, from json: JSONValue, at place: String,
    by read: ((JSONValue) -> AttributeValue?)?
  ) throws -> AttributeValue {
    guard !attribute.isTransient else {
      throw ArchiveError(place: place, message: "is transient and is not part of an archive")
    }
    if json == .null {
      guard attribute.isOptional else { throw ArchiveError(place: place, message: "is required") }
      return .null
    }
    let read = read ?? { ArchiveValue.value(of: attribute.type, from: $0) }
    guard let value = read(json) else { throw json.failure(attribute.type, at: place) }
    return value
  }
}

extension Schema {
  /// That which was the inverse of a relationship, where it is still there.
  fileprivate func relationship(_ former: StoredFacts) -> RelationshipDescription? {
    former.inverseName.flatMap {
      (try? model(named: former.type))?.relationship(named: $0)
    }
  }
}

extension AttributeType {
  /// How a value is read that was one of another type.
  ///
  /// - Parameter name: the `storedName` of that type; nil where nothing says it.
  fileprivate func reading(from name: String?) -> (JSONValue) -> AttributeValue? {
    guard let name else {
      return { json in
        json.attributeValue.flatMap { conversion(of: $0) }
          ?? ArchiveValue.value(of: self, from: json)
      }
    }
    if name == storedName { return { ArchiveValue.value(of: self, from: $0) } }
    let former = AttributeType(storedAs: name)
    return { json in
      former.flatMap { ArchiveValue.value(of: $0.isEnumeration ? .string : $0, from: json) }
        .flatMap { conversion(of: $0) }
    }
  }
}

extension JSONValue {
  fileprivate func identities(
    _ isToMany: Bool, at place: String
  ) throws -> [String] {
    guard isToMany else {
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
}
