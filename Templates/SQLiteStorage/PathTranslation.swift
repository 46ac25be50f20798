import ModelKit

/// Key paths as SQL expressions.
struct PathTranslation {
  let schema: Schema

  /// The value at the end of a path to one, seen from a row with a short name.
  func value(of path: BoundPath, from row: String) -> String {
    value(path.leaf, path.hops[...], path.root, row)
  }

  /// An expression with the collation of its type.
  func collated(_ expression: String, _ type: AttributeType?) -> String {
    switch type {
    case .string, .url: "(\(expression)) COLLATE \(SQLiteFunctions.textCollation)"
    case .decimal: "(\(expression)) COLLATE \(SQLiteFunctions.decimalCollation)"
    default: expression
    }
  }

  /// The place of an enumeration's case, as `EnumerationRank` has it.
  func rank(of expression: String, in cases: [String]) -> SQLText {
    let places = cases.enumerated().map { place, name in
      SQLText(" WHEN ") + SQLText(.string(name)) + " THEN \(place)"
    }
    return "CASE WHEN \(expression) IS NULL THEN NULL ELSE CASE \(expression)"
      + places.joined(by: "") + " ELSE \(cases.count) END END"
  }

  /// Whether one of the objects to which the hops lead passes a test.
  func exists(
    _ path: BoundPath, from row: String, _ test: (_ value: String) -> SQLText
  ) -> SQLText {
    exists(path.leaf, path.hops[...], path.root, row, test)
  }

  private func exists(
    _ leaf: BoundPath.Leaf, _ hops: ArraySlice<BoundPath.Hop>, _ entity: Entity, _ row: String,
    _ test: (_ value: String) -> SQLText
  ) -> SQLText {
    // What is counted at the end is a value of the path, not a way to many.
    let way = if case .count = leaf { hops.dropLast() } else { hops }
    guard let hop = hops.first, way.contains(where: \.relationship.isToMany) else {
      return test(value(leaf, hops, entity, row))
    }
    let next = name(after: row)
    let rest = exists(leaf, hops.dropFirst(), hop.destination, next, test)
    let table = SQLName.quoted(hop.destination.name)
    guard hop.relationship.isToMany else {
      let column = SQLName.quoted(hop.relationship.name)
      return
        "EXISTS (SELECT 1 FROM \(table) \(next) WHERE \(next).\(SQLName.key) = \(row).\(column)"
        + " AND " + rest + ")"
    }
    let links = LinkTable(of: hop.relationship, from: entity, in: schema)
    return "EXISTS (SELECT 1 FROM \(links.table) \(next)l JOIN \(table) \(next) "
      + "ON \(next).\(SQLName.key) = \(next)l.\(links.member) "
      + "WHERE \(next)l.\(links.owner) = \(row).\(SQLName.key) AND " + rest + ")"
  }

  private func value(
    _ leaf: BoundPath.Leaf, _ hops: ArraySlice<BoundPath.Hop>, _ entity: Entity, _ row: String
  ) -> String {
    guard let hop = hops.first else { return "\(row).\(column(leaf, of: entity))" }
    if case .count = leaf, hops.count == 1 {
      return count(of: hop.relationship, from: entity, row)
    }
    let next = name(after: row)
    let rest = value(leaf, hops.dropFirst(), hop.destination, next)
    let selection =
      "(SELECT \(rest) FROM \(SQLName.quoted(hop.destination.name)) \(next) "
      + "WHERE \(next).\(SQLName.key) = \(row).\(SQLName.quoted(hop.relationship.name)))"
    // Nobody has no articles: a path through nil counts none.
    if case .count = leaf { return "coalesce(\(selection), 0)" }
    return selection
  }

  private func count(
    of relationship: RelationshipDescription, from entity: Entity, _ row: String
  ) -> String {
    let links = LinkTable(of: relationship, from: entity, in: schema)
    return "(SELECT count(*) FROM \(links.table) \(row)l "
      + "WHERE \(row)l.\(links.owner) = \(row).\(SQLName.key))"
  }

  private func column(_ leaf: BoundPath.Leaf, of entity: Entity) -> String {
    guard case .value(let slot) = leaf else { return SQLName.key }
    if slot < entity.attributes.count { return SQLName.quoted(entity.attributes[slot].name) }
    let toOne = entity.relationships.first { !$0.isToMany && $0.slot == slot }
    return SQLName.quoted(toOne?.name ?? "")
  }

  /// `t1` behind `t0`.
  private func name(after row: String) -> String {
    "t\((Int(row.dropFirst()) ?? 0) + 1)"
  }
}
