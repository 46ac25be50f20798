import ModelKit

/// What objects of a recovered database have that does not fit: links to what is not there or is of another
/// model, and what their model has no more. Also what they lack.
struct UnfitProperties {
  private let schema: Schema
  private let former: StoredModels
  private let connection: SQLiteConnection

  init(_ schema: Schema, _ former: StoredModels, in connection: SQLiteConnection) {
    self.schema = schema
    self.former = former
    self.connection = connection
  }

  /// Removes it.
  ///
  /// - Returns: what is lost with it, in words.
  func remove() throws -> [String] {
    var losses: [String] = []
    for model in schema.allModels where !model.isAbstract && model.modelSlot != nil {
      losses += try removeStrangers(of: model)
    }
    for entity in schema.entities {
      for relationship in entity.relationships {
        losses += try removeDangling(relationship, of: entity)
      }
    }
    return try losses + schema.allModels.flatMap(missing)
  }

  private func removeStrangers(of model: Entity) throws -> [String] {
    let known = Set(model.propertyNames)
    let names = former.facts[model.modelName, default: [:]].keys.filter {
      $0 != StoredModels.modelName && !known.contains($0)
    }
    let condition = "\(SQLName.model) = '\(model.modelName)'"
    return try names.sorted().compactMap { name in
      let table = SQLName.quoted(model.name)
      if let list = model.relationships.first(where: { $0.name == name && $0.isToMany }) {
        let root = try schema.entity(named: model.name)
        guard schema.isStored(list, of: root) else { return nil }
        let links = LinkTable(of: list, from: root, in: schema)
        try connection.run(
          "DELETE FROM \(links.table) WHERE \(links.owner) IN "
            + "(SELECT \(SQLName.key) FROM \(table) WHERE \(condition))")
      } else {
        let column = SQLName.quoted(name)
        guard try connection.columnNames(of: table).contains(name) else { return nil }
        try connection.run(
          "UPDATE \(table) SET \(column) = NULL WHERE \(column) IS NOT NULL AND \(condition)")
      }
      let count = connection.changedRowCount
      guard count > 0 else { return nil }
      return "\"\(name)\" of \(model.modelName), which has no such property any more: \(count)"
    }
  }

  private func removeDangling(
    _ relationship: RelationshipDescription, of entity: Entity
  ) throws -> [String] {
    guard !relationship.isToMany || schema.isStored(relationship, of: entity) else { return [] }
    let destination = try schema.model(named: relationship.destinationModelName)
    let heirs = destination.name == destination.modelName ? nil : destination.heirNames
    let condition = heirs.map { names in
      " WHERE \(SQLName.model) IN (\(names.map { "'\($0)'" }.joined(separator: ", ")))"
    }
    let table = SQLName.quoted(entity.name)
    let there =
      "(SELECT \(SQLName.key) FROM \(SQLName.quoted(relationship.destinationName))"
      + (condition ?? "") + ")"
    if relationship.isToMany {
      let links = LinkTable(of: relationship, from: entity, in: schema)
      return try removeLinks(links, of: entity, to: destination, there: there)
    }
    let column = SQLName.quoted(relationship.name)
    // Nil is not in an empty list either.
    try connection.run(
      "UPDATE \(table) SET \(column) = NULL "
        + "WHERE \(column) IS NOT NULL AND \(column) NOT IN \(there)")
    // What is required and leads to nothing now is told with what never led to anything.
    return relationship.isOptional
      ? Self.loss(of: relationship, entity, connection.changedRowCount) : []
  }

  /// Removes links that lack an end. It is lost to each object at the other one; what is gone itself has
  /// nothing to lose.
  private func removeLinks(
    _ links: LinkTable, of entity: Entity, to destination: Entity, there: String
  ) throws -> [String] {
    let isOwned = "\(links.owner) IN (SELECT \(SQLName.key) FROM \(SQLName.quoted(entity.name)))"
    let leads = "\(links.member) IN \(there)"
    func count(_ end: String, where condition: String) throws -> Int {
      try connection.number(
        "SELECT count(DISTINCT \(end)) FROM \(links.table) WHERE \(condition)")
    }
    var losses = Self.loss(
      of: links.relationship, entity, try count(links.owner, where: "\(isOwned) AND NOT \(leads)"))
    if let inverse = schema.inverse(of: links.relationship), inverse !== links.relationship,
      inverse.isToMany, !schema.isStored(inverse, of: destination)
    {
      losses += Self.loss(
        of: inverse, destination,
        try count(links.member, where: "\(leads) AND NOT \(isOwned)"))
    }
    try connection.run("DELETE FROM \(links.table) WHERE NOT (\(leads) AND \(isOwned))")
    return losses
  }

  private static func loss(
    of relationship: RelationshipDescription, _ entity: Entity, _ count: Int
  ) -> [String] {
    count == 0 ? [] : ["\(relationship.name) of \(count.counted(entity.modelName + " object"))"]
  }

  /// What leads to nothing and must not.
  private func missing(in model: Entity) throws -> [String] {
    guard !model.isAbstract else { return [] }
    let required = model.ownRelationships.filter { !$0.isToMany && !$0.isOptional }
    return try required.compactMap { relationship in
      let condition =
        model.modelSlot == nil
        ? "" : " AND \(SQLName.model) = '\(model.modelName)'"
      let count = try connection.number(
        "SELECT count(*) FROM \(SQLName.quoted(model.name)) "
          + "WHERE \(SQLName.quoted(relationship.name)) IS NULL" + condition)
      guard count > 0 else { return nil }
      return "\(relationship.name) of \(count.counted(model.modelName + " object")), which is "
        + "required and leads to nothing"
    }
  }
}
