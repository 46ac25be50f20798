/// The file of a store that was written when models and properties had other names.
struct FormerKeys {
  private let schema: Schema
  private let stored: StoredModels
  private let renames: StoredRenames

  /// - Parameters:
  ///   - members: of the outermost object.
  ///   - stored: what the file says of its models; nothing of those in one made by hand.
  init(of members: [JSONValue.Member], _ stored: StoredModels, in schema: Schema) {
    var known = stored
    for member in members where !member.name.hasPrefix("@") && known.facts[member.name] == nil {
      known[member.name, StoredModels.modelName] = StoredFacts(member.name)
    }
    func records(ofModel name: String) -> [JSONValue] {
      members.filter { $0.name == name }
        .flatMap { if case .array(let records) = $0.value { records } else { [JSONValue]() } }
    }
    self.schema = schema
    self.stored = stored
    renames = StoredRenames(of: known, to: schema) {
      !records(ofModel: $0).isEmpty
    } hasValues: { property, root in
      known.hasValues(of: property, keptAs: root) { property, root in
        known.modelNames(keptAs: root).contains { name in
          records(ofModel: name).contains { $0.hasContent(of: property) }
        }
      }
    }
  }

  /// Whether the file has no former names, as far as it says its names itself.
  var areOfNow: Bool { renames.isEmpty }

  /// What the file says of its models, under the names of now.
  var models: StoredModels { renames.renamed(stored) }

  /// A member of the outermost object, under the names of now.
  func renamed(_ member: JSONValue.Member) -> JSONValue.Member {
    let model = renames.models[member.name] ?? member.name
    var value = member.value
    if member.name == ArchiveDocument.keysName, case .object(let keys) = value {
      value = .object(keys.map { .init(name: renames.models[$0.name] ?? $0.name, value: $0.value) })
    } else if let entity = try? schema.model(named: model), case .array(let records) = value {
      let root = stored.rootName(of: member.name) ?? member.name
      let names = stored.facts[member.name].map { _ in renames.properties[root] ?? [:] }
      if names?.isEmpty != true { value = .array(records.map { $0.renamed(by: names, entity) }) }
    }
    return JSONValue.Member(name: model, value: value)
  }
}

extension JSONValue {
  /// - Parameter names: nil where nothing says what the record of an object can have but itself.
  fileprivate func renamed(by names: [String: String]?, _ entity: Entity) -> JSONValue {
    guard case .object(let members) = self else { return self }
    let names = names ?? entity.renames(of: Set(members.map(\.name)), hasValues: hasContent)
    return .object(
      members.filter { !names.values.contains($0.name) }
        .map { Member(name: names[$0.name] ?? $0.name, value: $0.value) })
  }

  /// Whether the record of an object has something in a property.
  fileprivate func hasContent(of property: String) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.name == property && $0.value != .null && $0.value != .array([]) }
  }
}

extension ArchiveDocument {
  /// Whether the file was written when a model was another.
  func hasChanged(_ model: Entity) -> Bool {
    former.isWhole(model.modelName)
      && former.facts[model.modelName] != present.facts[model.modelName]
  }
}
