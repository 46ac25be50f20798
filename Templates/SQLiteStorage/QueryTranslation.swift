import ModelKit

/// Fetch requests as SQL that answers as closures do.
struct QueryTranslation {
  let schema: Schema
  let layout: DatabaseLayout

  /// More values than this are not worth a statement of their own, and SQLite bounds them too.
  private static let maximumValues = 500

  /// SQLite reads a chain of conditions as a tree that is as deep as the chain is long.
  private static let maximumSize = 500

  /// The statement that selects the rows of a query in order; nil where SQL cannot answer: the
  /// query looks at an attribute that is not stored, or is too big.
  func selection(of query: Query) -> SQLText? {
    guard let table = layout.tables[query.entity.name], !looksAtTransient(query) else {
      return nil
    }
    guard query.condition.size <= Self.maximumSize else { return nil }
    let condition = ConditionTranslation(paths: paths).condition(query.condition)
    guard condition.values.count <= Self.maximumValues, condition.text.utf8.count <= 100_000 else {
      return nil
    }
    let order = query.sorts.map(order) + [SQLText("t0.\(SQLName.key)")]
    var selection =
      SQLText("SELECT \(table.columnList(of: "t0")) FROM \(table.name) t0 WHERE ")
      + condition + " ORDER BY " + order.joined(by: ", ")
    if let limit = query.limit { selection = selection + " LIMIT " + SQLText(.integer(limit)) }
    return selection
  }

  private var paths: PathTranslation { PathTranslation(schema: schema) }

  private func order(_ sort: QuerySort) -> SQLText {
    let value = paths.value(of: sort.path)
    let comparable =
      sort.cases.isEmpty
      ? SQLText(paths.collated(value, sort.path.type)) : paths.rank(of: value, in: sort.cases)
    return comparable + (sort.isDescending ? " DESC" : "")
  }

  private func looksAtTransient(_ query: Query) -> Bool {
    let paths = query.condition.comparisons.flatMap(\.paths) + query.sorts.map(\.path)
    return paths.contains { path in
      guard case .value(let slot) = path.leaf, slot < path.lastEntity.attributes.count else {
        return false
      }
      return path.lastEntity.attributes[slot].isTransient
    }
  }
}
