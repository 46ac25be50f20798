/// An archive whose names and types are checked; references are not followed yet. A record that cannot
/// be read whole says why.
struct ArchiveDocument {
  private(set) var records: [ArchiveRecord] = []

  /// The highest key that was ever given to an object of each model, where the file says it.
  private(set) var highestKeys: [String: Int] = [:]
  static let keysName = "@keys"

  /// The models with which the file was written, where it says them.
  private(set) var former = StoredModels()
  static let typesName = "@types"

  /// Whether it was written when models or properties had other names.
  private(set) var hasFormerNames = false
  let present: StoredModels

  /// The places of the records in `records`, by identity and the name under which their objects were kept.
  private var places: [String: [String: Int]] = [:]
  private let schema: Schema

  /// Whether a file is read that was written for other models, of which as much is taken as fits.
  private let isRecovery: Bool

  /// Where such a file is damaged.
  let damages: [ArchiveError]

  /// What is left out of such a file besides what its records say.
  private(set) var losses: [ArchiveError] = []

  /// Reads the bytes of an archive.
  ///
  /// - Parameters:
  ///   - isStore: whether it is the file of a store, in which models and properties may have former names.
  ///   - plainModel: of which a server may send plain objects instead.
  /// - Throws: an `ArchiveError` at the first thing that is wrong with more than one record.
  init(
    _ bytes: some Sequence<UInt8>, schema: Schema, isStore: Bool = false, isRecovery: Bool = false,
    plainModel: Entity? = nil
  ) throws {
    self.schema = schema
    self.isRecovery = isRecovery
    present = StoredModels(schema)
    var parser = JSONParser(bytes, isRecovery: isRecovery)
    var json = try parser.parse()
    if let plainModel, let answer = PlainAnswer(json) { json = answer.archive(of: plainModel) }
    guard case .object(var members) = json else {
      throw ArchiveError(at: "line \(1), column \(1)", message: "expected an object")
    }
    damages = parser.damages
    for (number, damage) in damages.enumerated() {
      let isLast = parser.isCutOff && number == damages.count - 1
      losses.append(
        ArchiveError(
          at: isLast ? "what stands behind \(damage.place)" : "what is damaged at \(damage.place)",
          message: damage.message))
    }
    if damages.isEmpty || members.contains(where: { $0.name == "format" }) {
      try Self.checkFormat(members)
    }
    for member in members where member.name == Self.typesName {
      former = try Self.models(member.value)
    }
    if isStore || isRecovery {
      let keys = FormerKeys(of: members, former, in: schema)
      hasFormerNames = !keys.areOfNow
      members = members.map(keys.renamed)
      former = keys.models
    }
    let names = members.filter { $0.value != .array([]) }.map(\.name)
    if !isRecovery, let obstacle = former.obstacle(in: schema, hasObjects: names.contains) {
      throw obstacle
    }
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
  init(
    whole bytes: some Sequence<UInt8>, schema: Schema, plainModel: Entity? = nil
  ) throws {
    try self.init(bytes, schema: schema, plainModel: plainModel)
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
      highestKeys[member.name] = max(highestKeys[member.name] ?? 0, key)
    }
  }

  private static func models(_ value: JSONValue) throws -> StoredModels {
    var models = StoredModels()
    for model in try value.members(at: typesName) {
      for property in try model.value.members(at: "\(typesName).\(model.name)") {
        guard case .string(let text) = property.value else { continue }
        models[model.name, property.name] = StoredFacts(text)
      }
    }
    return models
  }

  /// Nil for a model that there is no more, where that is told.
  private mutating func entity(of member: JSONValue.Member) throws -> Entity? {
    let message: ErrorSentence
    do {
      let entity = try schema.model(named: member.name)
      if !entity.isAbstract { return entity }
      message = "is abstract and has no objects of its own"
    } catch let error as StoreError {
      message =
        former.isWhole(member.name)
        ? "has objects, and there is no such model any more" : error.sentence
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
        convertedFrom: isRecovery ? former.facts[entity.modelName] ?? [:] : nil, in: schema)
      if let identity = record.identity {
        let root = former.rootName(of: entity.modelName) ?? entity.name
        if places[root]?[identity] == nil {
          places[root, default: [:]][identity] = records.count
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
      for identity in identities where place(of: identity, relationship, record) == nil {
        return ArchiveError(
          place: "\(record.place).\(relationship.name)",
          message: "no \(relationship.destinationModelName) has the @id '\(identity)'")
      }
    }
    return nil
  }

  /// The place of the record to which a relationship leads; nil where no object that it may lead to has
  /// the identity.
  ///
  /// - Parameter record: in which the identity stands.
  func place(
    of identity: String, _ relationship: RelationshipDescription, _ record: ArchiveRecord
  ) -> Int? {
    let destination = former[record.entity.modelName, relationship.name]?.type
    return place(
      of: identity, destination ?? relationship.destinationName,
      isKind: relationship.destinationModelName)
  }

  /// The same of an identity of a model as it was.
  func place(of identity: String, _ formerModel: String, isKind modelName: String) -> Int? {
    let root = former.rootName(of: formerModel) ?? (try? schema.model(named: formerModel))?.name
    let place = places[root ?? formerModel]?[identity]
    return place.flatMap { records[$0].entity.isKind(of: modelName) ? $0 : nil }
  }
}
