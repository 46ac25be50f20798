import ModelKit

/// Where a former layout kept links: a table of them, or the column of a to-one relationship.
struct LinkSource {
  /// As SQL writes it.
  let table: String

  /// Of a to-one relationship, without quotes; nil for a table of links.
  var column: String?

  /// Whether it was that of the inverse relationship, whose owners are the members.
  let isTurned: Bool
  var isOrdered = false

  /// What is added to the keys of the owners and of the members; nil where they led to what comes nowhere.
  let ownerOffset: Int?
  let memberOffset: Int?

  var name: String { table + (column ?? "") }

  /// What said the links of a relationship itself.
  static func own(
    of relationship: RelationshipDescription, _ entity: Entity, in former: FormerLayout
  ) -> [LinkSource] {
    former.moves[entity.name, default: []].flatMap { move -> [LinkSource] in
      let facts = former.stored.facts(of: relationship.name, keptAs: move.table)
      if facts?.isOfAttribute == true { return [] }
      let destination = former.destination(of: relationship, from: move.table)
      let isOrdered = facts.flatMap { $0.isWhole ? $0.says("ordered") : nil }
      let links = LinkSource(
        table: SQLName.linkTable(move.table, relationship.name), isTurned: false,
        isOrdered: isOrdered ?? relationship.isOrdered, ownerOffset: move.offset,
        memberOffset: former.offset(from: destination, to: relationship.destinationName))
      let isKnown = facts != nil || !relationship.isToMany
      let column = isKnown ? links.ofColumn(relationship.name, move.table, in: former) : nil
      let isThere = former.has(links.table) || !former.isComplete && relationship.isToMany
      return (isThere ? [links] : []) + (column.map { [$0] } ?? [])
    }
  }

  /// What said them as those of an inverse.
  static func ofInverse(
    of relationship: RelationshipDescription, _ entity: Entity, in former: FormerLayout
  ) -> [LinkSource] {
    former.moves[entity.name, default: []].flatMap { move -> [LinkSource] in
      let facts = former.stored.facts(of: relationship.name, keptAs: move.table)
      let isWhole = facts?.isWhole ?? false
      guard let name = isWhole ? facts?.inverseName : relationship.inverseName else { return [] }
      let destination = former.destination(of: relationship, from: move.table)
      let links = LinkSource(
        table: SQLName.linkTable(destination, name), isTurned: true,
        isOrdered: former.stored.facts(of: name, keptAs: destination)?.says("ordered") ?? false,
        ownerOffset: move.offset,
        memberOffset: former.offset(from: destination, to: relationship.destinationName))
      let column = links.ofColumn(name, destination, in: former)
      return (former.has(links.table) ? [links] : []) + (column.map { [$0] } ?? [])
    }
  }

  /// The same in a column; nil where there is no such.
  private func ofColumn(
    _ column: String, _ tableName: String, in former: FormerLayout
  ) -> LinkSource? {
    let isAttribute = former.stored.facts(of: column, keptAs: tableName)?.isOfAttribute ?? false
    guard former.columns[tableName]?[column] == "INTEGER", !isAttribute else { return nil }
    return LinkSource(
      table: SQLName.quoted(tableName), column: column, isTurned: isTurned,
      ownerOffset: ownerOffset, memberOffset: memberOffset)
  }

  /// The links, those of one owner in their order.
  ///
  /// - Parameter losses: gets what could not be read.
  func read(
    from connection: SQLiteConnection, _ losses: inout [ErrorSentence]
  ) throws -> [ReconciledLinks.Link] {
    let key = column == nil ? SQLName.from : SQLName.key
    let member = column.map { SQLName.quoted($0) } ?? SQLName.to
    let position = column == nil ? SQLName.position : SQLName.key
    let rows = RecoveredRows(
      connection, [key, member, position].map { "t0." + $0 }.joined(separator: ", "), table: table,
      key: key, identityColumn: column == nil ? 1 : 0)
    var found: [(key: Int, position: Int, link: ReconciledLinks.Link)] = []
    let gaps = try rows.read { statement in
      guard !statement.isNull(1) else { return }
      let (first, second) = (statement.integer(0), statement.integer(1))
      let owner = (isTurned ? second : first) &+ (ownerOffset ?? 0)
      let member = (isTurned ? first : second) &+ (memberOffset ?? 0)
      found.append((first, statement.integer(2), .init(owner, member)))
    }
    guard column != nil || memberOffset != nil || found.isEmpty else {
      let count = found.count.counted("member")
      losses.append("\(count) in \(table), which lead to another model now")
      return []
    }
    // The rows of a model are told where they are read.
    if column == nil {
      losses += gaps.map { gap in
        gap.words(for: "owner").map { "members in \(table), \($0)" } ?? "members in \(table)"
      }
    }
    if memberOffset == nil { return [] }
    if isOrdered {
      found = found.enumerated().sorted {
        ($0.element.key, $0.element.position, $0.offset)
          < ($1.element.key, $1.element.position, $1.offset)
      }.map(\.element)
    }
    return found.map(\.link)
  }
}
