import ModelKit

/// The links of a relationship and its inverse, from wherever a former layout kept them.
struct RecoveredLinks {
  private typealias Link = ReconciledLinks.Link

  let entity: Entity
  let relationship: RelationshipDescription
  private let inverse: RelationshipDescription?
  private let schema: Schema

  /// What the relationship says, and what its inverse says.
  private let sources: [LinkSource]
  private let turnedSources: [LinkSource]

  /// Whether they were kept in another way.
  let areChanged: Bool

  /// Whether one of the sides has a table of links.
  let haveTable: Bool
  private let wasOrdered: [RelationshipDescription]

  /// Those of all relationships, of a relationship and its inverse once.
  static func all(in schema: Schema, from former: FormerLayout) -> [RecoveredLinks] {
    var done: Set<ObjectIdentifier> = []
    return schema.entities.flatMap { entity in
      entity.relationships.compactMap { relationship in
        guard done.insert(ObjectIdentifier(relationship)).inserted else { return nil }
        let inverse = schema.inverse(of: relationship)
        if let inverse { done.insert(ObjectIdentifier(inverse)) }
        return RecoveredLinks(relationship, of: entity, inverse, schema, former)
      }
    }
  }

  private init(
    _ relationship: RelationshipDescription, of entity: Entity,
    _ inverse: RelationshipDescription?, _ schema: Schema, _ former: FormerLayout
  ) {
    self.entity = entity
    self.relationship = relationship
    self.inverse = inverse
    self.schema = schema
    let other = inverse === relationship ? nil : inverse
    let destination = other.flatMap { _ in try? schema.entity(named: relationship.destinationName) }
    let sides =
      [(relationship, entity)] + (destination.flatMap { end in other.map { [($0, end)] } } ?? [])
    var own = sides.map { LinkSource.own(of: $0, $1, in: former) }
    var names = Set(own.joined().map(\.name))
    for (place, side) in sides.enumerated() {
      own[place] += LinkSource.ofInverse(of: side.0, side.1, in: former)
        .filter { names.insert($0.name).inserted }
    }
    sources = own[0]
    turnedSources = own.count > 1 ? own[1] : []
    let tables = sides.filter { schema.isStored($0, of: $1) }
      .map { LinkTable(of: $0, from: $1, in: schema).table }
    haveTable = !tables.isEmpty
    // Of two sides, their names may decide which one has the table.
    areChanged =
      sides.contains { former.stored.differs(in: $0, of: $1) }
      || own.joined().contains { $0.column == nil && !tables.contains($0.table) }
    wasOrdered = sides.filter { side, end in
      !side.isOrdered
        && former.moves[end.name, default: []].contains {
          former.stored.facts(of: side.name, keptAs: $0.table)?.says("ordered") == true
        }
    }.map(\.0)
  }

  /// The tables that have links alone, as SQL writes them.
  var tables: [String] { (sources + turnedSources).filter { $0.column == nil }.map(\.table) }

  /// What was kept in columns, by the names of the sources.
  var columns: [String] { (sources + turnedSources).filter { $0.column != nil }.map(\.name) }

  /// Reads the links and writes them as they are kept now.
  ///
  /// - Returns: what has no place any more or could not be read, in words.
  func move(from old: SQLiteConnection, to new: SQLiteConnection) throws -> [ErrorSentence] {
    var losses: [ErrorSentence] = []
    let said = try sources.flatMap { try $0.read(from: old, &losses) }
    let turned = try turnedSources.flatMap { try $0.read(from: old, &losses) }
    let links = ReconciledLinks(said, relationship, turned: turned, inverse)
    try write(links.links, links.losses, relationship, of: entity, to: new)
    if let inverse, inverse !== relationship {
      let end = try schema.entity(named: relationship.destinationName)
      try write(links.turnedLinks, links.losses.map(\.turned), inverse, of: end, to: new)
    }
    losses += links.losses.map { link in
      let owner = ObjectID(entity.number, key: link.owner)
      let member = ObjectID(relationship.destinationNumber, key: link.member)
      return "\(owner).\(relationship.name): the link to \(member) has no place beside another"
    }
    if !links.links.isEmpty {
      losses += wasOrdered.map { "the order of \($0.name) of \(entity.name)" }
    }
    return losses
  }

  private func write(
    _ links: [Link], _ losses: [Link], _ relationship: RelationshipDescription, of entity: Entity,
    to new: SQLiteConnection
  ) throws {
    if relationship.isToMany {
      guard schema.isStored(relationship, of: entity) else { return }
      let table = LinkTable(of: relationship, from: entity, in: schema)
      try new.run("DELETE FROM \(table.table)")
      var counts: [Int: Int] = [:]
      for link in links {
        let position = counts[link.owner, default: 0]
        counts[link.owner] = position + 1
        try new.run(
          table.insertion, [link.owner, link.member, position].map { .integer($0) })
      }
      return
    }
    let table = SQLName.quoted(entity.name)
    let column = SQLName.quoted(relationship.name)
    let condition = "WHERE \(SQLName.key) = ? AND \(column)"
    for link in losses {
      try new.run(
        "UPDATE \(table) SET \(column) = NULL \(condition) = ?",
        [.integer(link.owner), .integer(link.member)])
    }
    for link in links {
      let member = AttributeValue.integer(link.member)
      try new.run(
        "UPDATE \(table) SET \(column) = ? \(condition) IS NOT ?",
        [member, .integer(link.owner), member])
    }
  }
}
