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
  ///
  /// - Parameter start: leaves out what comes before a value of the first order.
  func selection(of query: Query, from start: AttributeValue? = nil) -> SQLText? {
    guard let table = layout.tables[query.entity.name], var condition = condition(of: query) else {
      return nil
    }
    if let start, let first = query.sorts.first {
      let isDescending = first.isDescending != query.isReversed
      let comparison = order(first.path, first.cases) + (isDescending ? " <= " : " >= ")
      condition = comparison + SQLText(start) + clause("AND", condition)
    }
    let key = SQLText("t0.\(SQLName.key)" + (query.isReversed ? " DESC" : ""))
    let order = query.sorts.map { self.order($0, isReversed: query.isReversed) } + [key]
    var selection =
      SQLText("SELECT \(table.columnList(of: "t0")) FROM \(table.name) t0")
      + clause("WHERE", condition) + " ORDER BY " + order.joined(by: ", ")
    if query.limit != nil || query.offset > 0 {
      selection = selection + " LIMIT " + SQLText(.integer(query.limit ?? -1))
    }
    if query.offset > 0 { selection = selection + " OFFSET " + SQLText(.integer(query.offset)) }
    return selection
  }

  /// The statement that finds what stands at the offset of a query in the first order alone: its value
  /// and its key. SQLite skips rows quickest where an index has exactly the order that is asked for, and
  /// none has equal values in the order of their keys going down. Nil where no index is of use.
  func anchor(of query: Query) -> SQLText? {
    guard indexedSlot(of: query) != nil, let first = query.sorts.first,
      let condition = condition(of: query)
    else { return nil }
    let isDescending = first.isDescending != query.isReversed
    let (value, direction) = (order(first.path, []), isDescending ? " DESC" : "")
    return "SELECT " + value + ", t0.\(SQLName.key) FROM \(SQLName.quoted(query.entity.name)) t0"
      + clause("WHERE", condition) + " ORDER BY " + value + direction
      + ", t0.\(SQLName.key)\(direction) LIMIT 1 OFFSET " + SQLText(.integer(query.offset))
  }

  /// The place of the value by which a query orders first, where an index finds rows by it and none
  /// comes last for having no value.
  func indexedSlot(of query: Query) -> Int? {
    guard let slot = orderSlot(of: query) else { return nil }
    let attribute = query.entity.attributes[slot]
    return attribute.isIndexed || attribute.isUnique ? slot : nil
  }

  /// The same, with an index or without.
  func orderSlot(of query: Query) -> Int? {
    guard let first = query.sorts.first, first.path.hops.isEmpty, first.cases.isEmpty,
      case .value(let slot) = first.path.leaf, slot < query.entity.attributes.count
    else { return nil }
    let isDescending = first.isDescending != query.isReversed
    return isDescending && query.entity.attributes[slot].isOptional ? nil : slot
  }

  /// The statement that counts the rows that have the value of the first order that an anchor has, and
  /// come before it where an index is skipped through.
  func equalsBefore(_ value: AttributeValue, _ key: Int, in query: Query) -> SQLText? {
    guard let first = query.sorts.first, let condition = condition(of: query) else { return nil }
    let sign = first.isDescending != query.isReversed ? ">" : "<"
    return "SELECT count(*) FROM \(SQLName.quoted(query.entity.name)) t0 WHERE "
      + order(first.path, []) + " IS " + SQLText(value)
      + " AND t0.\(SQLName.key) \(sign) " + SQLText(.integer(key)) + clause("AND", condition)
  }

  /// The statement that counts the rows of a query, whatever its limit; nil where SQL cannot answer.
  func count(of query: Query) -> SQLText? {
    guard let table = layout.tables[query.entity.name], let condition = condition(of: query) else {
      return nil
    }
    return "SELECT count(*) FROM \(table.name) t0" + clause("WHERE", condition)
  }

  /// The statement that counts the rows that come before one; nil where SQL cannot answer. Where the order
  /// looks at other objects, the row has to be as it is stored.
  ///
  /// - Parameter isAmongEquals: counts only rows with the same value of the first order.
  func position(of row: Row, in query: Query, isAmongEquals: Bool = false) -> SQLText? {
    guard let table = layout.tables[query.entity.name], let condition = condition(of: query) else {
      return nil
    }
    var counts: [SQLText] = []
    var equal: [SQLText] = []
    for sort in query.sorts {
      let (value, other) = (order(sort.path, sort.cases), order(sort, of: row, in: table))
      if !isAmongEquals || !equal.isEmpty {
        counts += before(value, other, isDescending: sort.isDescending != query.isReversed)
          .map { (equal + [$0]).joined(by: " AND ") }
      }
      equal.append(value + " IS " + other)
    }
    let sign = query.isReversed ? ">" : "<"
    equal.append("t0.\(SQLName.key) \(sign) " + SQLText(.integer(row.objectID.key)))
    counts.append(equal.joined(by: " AND "))
    let selections = counts.map { count in
      "(SELECT count(*) FROM \(table.name) t0 WHERE " + count + clause("AND", condition) + ")"
    }
    return "SELECT " + selections.joined(by: " + ")
  }

  /// What holds for the values that come before one; nil comes first. In parts, since an index answers
  /// each of them.
  private func before(_ value: SQLText, _ other: SQLText, isDescending: Bool) -> [SQLText] {
    let isNil: SQLText = "(" + other + ") IS NULL"
    return isDescending
      ? [value + " > " + other, value + " IS NOT NULL AND " + isNil]
      : [value + " < " + other, value + " IS NULL AND NOT " + isNil]
  }

  /// What an order compares of one row.
  private func order(_ sort: QuerySort, of row: Row, in table: EntityTable) -> SQLText {
    if sort.path.hops.isEmpty, case .value(let slot) = sort.path.leaf {
      let value = row.values[slot]
      return SQLText(sort.cases.isEmpty ? value : sort.rank(of: value))
    }
    return "(SELECT " + order(sort.path, sort.cases)
      + " FROM \(table.name) t0 WHERE t0.\(SQLName.key) = "
      + SQLText(.object(row.objectID)) + ")"
  }

  /// The condition of a query; nil where SQL cannot answer it.
  private func condition(of query: Query) -> SQLText? {
    let looksAtTransient = query.paths.contains { path in
      guard case .value(let slot) = path.leaf, slot < path.lastEntity.attributes.count else {
        return false
      }
      return path.lastEntity.attributes[slot].isTransient
    }
    guard !looksAtTransient, query.condition.parts.count <= Self.maximumSize else { return nil }
    let condition = ConditionTranslation(paths: paths).condition(query.condition)
    guard condition.values.count <= Self.maximumValues, condition.text.utf8.count <= 100_000 else {
      return nil
    }
    return condition
  }

  /// Nothing for a condition that always holds, with which SQLite could not count as quickly.
  private func clause(_ word: String, _ condition: SQLText) -> SQLText {
    condition.text == "1" ? SQLText("") : " \(word) " + condition
  }

  private var paths: PathTranslation { PathTranslation(schema: schema) }

  private func order(_ sort: QuerySort, isReversed: Bool) -> SQLText {
    order(sort.path, sort.cases) + (sort.isDescending != isReversed ? " DESC" : "")
  }

  /// What a path leads to as it is compared.
  private func order(_ path: QueryPath, _ cases: [String]) -> SQLText {
    let value = paths.value(of: path)
    return cases.isEmpty
      ? SQLText(paths.collated(value, path.type)) : paths.rank(of: value, in: cases)
  }
}
