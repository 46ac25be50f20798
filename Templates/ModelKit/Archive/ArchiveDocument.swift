/// An archive whose names and types are checked; references are not followed yet. A record that cannot
/// be read whole says why.
struct ArchiveDocument {
  private(set) var records: [ArchiveRecord] = []

  /// The highest key that was ever given to an object of each model, where the file says it.
  private(set) var highestKeys: [String: Int] = [:]
  static let keysName = "@keys"

  /// What the file holds, by models and properties, where it says it: as `Entity.storedTypes`.
  private var types: [String: [String: String]] = [:]
  static let typesName = "@types"

  /// The places of the records in `records`, by model and identity.
  private var places: [String: [String: Int]] = [:]
  private let schema: Schema

  /// Whether a file is read that was written for other models, of which as much is taken as fits.
  private let isRecovery: Bool

  /// What is left out of such a file besides what its records say.
  private(set) var losses: [ArchiveError] = []

  /// Reads the bytes of an archive.
  ///
  /// - Throws: an `ArchiveError` at the first thing that is wrong with more than one record.
  init(_ bytes: some Sequence<UInt8>, schema: Schema, isRecovery: Bool = false) throws {
    self.schema = schema
    self.isRecovery = isRecovery
    var parser = JSONParser(bytes)
    guard case .object(let members) = try parser.parse() else {
      throw ArchiveError(at: "line \(1), column \(1)", message: "expected an object")
    }
    try Self.checkFormat(members)
    for member in members where member.name == Self.typesName { try readTypes(member.value) }
    for member in members where !["format", Self.typesName].contains(member.name) {
      if member.name == Self.keysName {
        try readKeys(member.value)
      } else if let entity = try entity(of: member) {
        try readRecords(of: entity, from: member)
      }
    }
    for place in records.indices where records[place].failures.isEmpty || isRecovery {
      records[place].failures += failure(inReferencesOf: records[place]).map { [$0] } ?? []
    }
  }

  /// An archive of which every record can be read.
  ///
  /// - Throws: an `ArchiveError` at the first thing that is wrong.
  init(whole bytes: some Sequence<UInt8>, schema: Schema) throws {
    try self.init(bytes, schema: schema)
    if let failure = records.lazy.compactMap(\.failures.first).first { throw failure }
  }

  private static func checkFormat(_ members: [JSONValue.Member]) throws {
    guard let format = members.first(where: { $0.name == "format" })?.value else {
      throw ArchiveError(place: "format", message: "is missing; this version writes 1")
    }
    guard format == .number("1") else {
      let isNewer = if case .number(let text) = format { (Int(text) ?? 0) > 1 } else { false }
      let message: ErrorSentence =
        isNewer ? "is newer than this application, which reads 1" : "expected 1"
      throw ArchiveError(place: "format", message: message)
    }
  }

  private mutating func readKeys(_ value: JSONValue) throws {
    for member in try value.members(at: Self.keysName) {
      guard case .number(let text) = member.value, let key = Int(text), ObjectID.keys.contains(key)
      else {
        throw ArchiveError(
          place: "\(Self.keysName).\(member.name)", message: "expected a positive whole number")
      }
      highestKeys[member.name] = key
    }
  }

  private mutating func readTypes(_ value: JSONValue) throws {
    for model in try value.members(at: Self.typesName) {
      let known = (try? schema.model(named: model.name))?.storedTypes ?? [:]
      for property in try model.value.members(at: "\(Self.typesName).\(model.name)") {
        guard case .string(let former) = property.value else { continue }
        types[model.name, default: [:]][property.name] = former
        guard let type = known[property.name], type != former, !isRecovery else { continue }
        throw ArchiveError(
          place: "\(model.name).\(property.name)",
          message: "holds \(former), and its type is now \(type)")
      }
    }
  }

  /// Nil for a model that there is no more, where that is told.
  private mutating func entity(of member: JSONValue.Member) throws -> Entity? {
    let message: ErrorSentence
    do {
      let entity = try schema.model(named: member.name)
      if !entity.isAbstract { return entity }
      message = "is abstract and has no objects of its own"
    } catch let error as StoreError {
      message = error.sentence
    }
    let error = ArchiveError(place: member.name, message: message)
    guard isRecovery else { throw error }
    losses.append(error)
    return nil
  }

  private mutating func readRecords(of entity: Entity, from member: JSONValue.Member) throws {
    for (index, element) in try member.value.elements(at: member.name).enumerated() {
      var record = try ArchiveRecord(
        element, of: entity, at: "\(entity.modelName)[\(index)]",
        convertedFrom: isRecovery ? types[entity.modelName] ?? [:] : nil)
      if let identity = record.identity {
        if places[entity.name]?[identity] == nil {
          places[entity.name, default: [:]][identity] = records.count
        } else {
          record.failures.append(
            ArchiveError(place: record.place + ".@id", message: "'\(identity)' is listed twice"))
        }
      }
      records.append(record)
    }
  }

  private func failure(inReferencesOf record: ArchiveRecord) -> ArchiveError? {
    for (relationship, identities) in record.references {
      for identity in identities where place(of: identity, relationship) == nil {
        return ArchiveError(
          place: "\(record.place).\(relationship.name)",
          message: "no \(relationship.destinationModelName) has the @id '\(identity)'")
      }
    }
    return nil
  }

  /// The place of the record to which a relationship leads; nil where no object that it may lead to has
  /// the identity.
  func place(of identity: String, _ relationship: RelationshipDescription) -> Int? {
    guard let place = places[relationship.destinationName]?[identity],
      records[place].entity.isKind(of: relationship.destinationModelName)
    else { return nil }
    return place
  }
}
