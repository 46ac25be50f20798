import ModelKit

/// Paths of a query as SQL expressions. The row of the object at depth 2 is called `t2`, those on
/// the way from it `h1`, `h2` and so on.
struct PathTranslation {
  let schema: Schema

  /// The value at the end of a path.
  func value(of path: QueryPath) -> String {
    value(path.leaf, path.hops[...], path.root, row: "t\(path.depth)", place: 1)
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

  /// Whether a relationship has a member that fulfils a condition about its own row.
  func exists(_ members: QueryMembers, where condition: SQLText) -> SQLText {
    let links = LinkTable(of: members.relationship, from: members.owner.lastEntity, in: schema)
    let table = SQLName.quoted(members.entity.name)
    let (row, link) = ("t\(members.depth)", "l\(members.depth)")
    let owner = value(of: members.owner)
    guard links.table != table else {
      return "EXISTS (SELECT 1 FROM \(table) \(row) WHERE \(row).\(links.owner) = \(owner) AND "
        + condition + ")"
    }
    return "EXISTS (SELECT 1 FROM \(links.table) \(link) JOIN \(table) \(row) "
      + "ON \(row).\(SQLName.key) = \(link).\(links.member) "
      + "WHERE \(link).\(links.owner) = \(owner) AND " + condition + ")"
  }

  private func value(
    _ leaf: QueryPath.Leaf, _ hops: ArraySlice<QueryPath.Hop>, _ entity: Entity, row: String,
    place: Int
  ) -> String {
    guard let hop = hops.first else { return value(leaf, of: entity, row: row) }
    let column = "\(row).\(SQLName.quoted(hop.relationship.name))"
    // The object at the end of a relationship is what the relationship has.
    if case .object = leaf, hops.count == 1 { return column }
    let next = "h\(place)"
    let rest = value(leaf, hops.dropFirst(), hop.destination, row: next, place: place + 1)
    let selection =
      "(SELECT \(rest) FROM \(SQLName.quoted(hop.destination.name)) \(next) "
      + "WHERE \(next).\(SQLName.key) = \(column))"
    // Nobody has no articles: a path through nil counts none.
    if case .count = leaf { return "coalesce(\(selection), 0)" }
    return selection
  }

  private func value(_ leaf: QueryPath.Leaf, of entity: Entity, row: String) -> String {
    switch leaf {
    case .object: return "\(row).\(SQLName.key)"
    case .value(let slot): return "\(row).\(SQLName.quoted(entity.valueName(slot: slot)))"
    case .count(let relationship, _):
      let links = LinkTable(of: relationship, from: entity, in: schema)
      return "(SELECT count(*) FROM \(links.table) l "
        + "WHERE l.\(links.owner) = \(row).\(SQLName.key))"
    }
  }
}
