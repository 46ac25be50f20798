import Foundation

/// Writes rows as an archive, in the order of models and identities: equal objects, equal bytes.
struct ArchiveWriter {
  let schema: Schema

  /// The highest key that was ever given to an object of each model: written where the objects that
  /// are left do not tell it.
  var highestKeys: [String: Int] = [:]

  /// Whether the models are written, which may be others when the file is read again.
  var saysTypes = false

  /// What is written besides the rows.
  var unreadable: [UnreadableRecord] = []

  /// The archive of the rows; objects that are not in it are not referred to either.
  func data(of rows: some Sequence<Row>) -> Data {
    let byEntity = Dictionary(grouping: rows, by: \.objectID.entityName)
    let identities = Set(byEntity.values.joined().map(\.objectID) + unreadable.map(\.objectID))
    var json = "{\n  \"format\": 1"
    let keys = schema.entities.compactMap { entity -> String? in
      let highest = byEntity[entity.name]?.map(\.objectID.key).max() ?? 0
      guard let key = highestKeys[entity.name], key > highest else { return nil }
      return "\(ArchiveValue.quoted(entity.name)): \(key)"
    }
    if !keys.isEmpty {
      json += ",\n  \"\(ArchiveDocument.keysName)\": {\(keys.joined(separator: ", "))}"
    }
    if saysTypes { json += types }
    for root in schema.entities {
      let records =
        (byEntity[root.name] ?? []).map { row in
          let model = schema.model(of: row, in: root)
          return (row.objectID, model.modelName, json: text(of: row, model, among: identities))
        }
        + unreadable.filter { $0.objectID.entityName == root.name }
        .map { ($0.objectID, $0.modelName, json: $0.json) }
      let byModel = Dictionary(grouping: records.sorted { $0.0 < $1.0 }, by: \.1)
      for (name, records) in byModel.sorted(by: { $0.key < $1.key }) {
        json += ",\n  \(ArchiveValue.quoted(name)): ["
        json += records.map { "\n    " + $0.json }.joined(separator: ",")
        json += "\n  ]"
      }
    }
    return Data((json + "\n}\n").utf8)
  }

  private var types: String {
    let models = StoredModels(schema).facts.sorted { $0.key < $1.key }.map { name, facts in
      let facts = facts.sorted { $0.key < $1.key }
        .map { "\(ArchiveValue.quoted($0.key)): \(ArchiveValue.quoted($0.value.text))" }
      return "\n    \(ArchiveValue.quoted(name)): {\(facts.joined(separator: ", "))}"
    }
    return ",\n  \"\(ArchiveDocument.typesName)\": {\(models.joined(separator: ","))\n  }"
  }

  private func text(
    of row: Row, _ entity: Entity, among identities: Set<ObjectID>
  ) -> String {
    var members = [ArchiveValue.quoted("@id") + ": \"\(row.objectID.key)\""]
    if let name = row.archiveName {
      members.append(
        ArchiveValue.quoted(ArchiveRecord.archiveNameKey) + ": " + ArchiveValue.quoted(name))
    }
    func add(_ name: String, _ json: String) {
      members.append("\(ArchiveValue.quoted(name)): \(json)")
    }
    for (slot, attribute) in entity.attributes.enumerated()
    where entity.hasOwnValue(at: slot) && !attribute.isTransient
      && (row.values[slot] != .null || attribute.defaultValue != .null)
    {
      add(attribute.name, ArchiveValue.json(of: row.values[slot]))
    }
    for relationship in entity.toOneRelationships {
      guard case .object(let other) = row.values[relationship.slot], identities.contains(other)
      else { continue }
      add(relationship.name, ArchiveValue.json(of: .object(other)))
    }
    for relationship in entity.toManyRelationships {
      // What leads back from a record that is kept as it stands may stand nowhere else.
      let isStored = schema.isStored(relationship, of: entity)
      let members = (row.lists[relationship.slot] ?? []).filter { member in
        isStored ? identities.contains(member) : unreadable.contains { $0.objectID == member }
      }
      guard !members.isEmpty else { continue }
      let identities = members.map { ArchiveValue.json(of: .object($0)) }
      add(relationship.name, "[\(identities.joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension Archive {
  /// Every object of a context as an archive, changes that are not saved included.
  @MainActor public static func data(of context: any ObjectContext) throws -> Data {
    let rows = try context.schema.entities.flatMap { entity in
      try context.objects(of: entity).map { object in
        let lists = try entity.toManyRelationships.map { relationship in
          try object.store?.members(of: object, list: relationship.slot)
        }
        return Row(objectID: object.objectID, values: object.state.values, lists: lists)
      }
    }
    return ArchiveWriter(schema: context.schema).data(of: rows)
  }
}
