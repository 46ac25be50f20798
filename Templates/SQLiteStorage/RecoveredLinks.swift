import ModelKit

/// An old table of links whose rows come into one of now.
struct RecoveredLinks {
  let links: LinkTable

  /// The old one, as SQL writes it.
  let table: String

  /// Whether the old one was that of the inverse relationship, which had the owners for members.
  private let isTurned: Bool

  /// What is added to the keys; nil where they led to what comes nowhere.
  private let ownerOffset: Int?
  private let memberOffset: Int?

  /// Whether the links lead where they led.
  var isKept: Bool { ownerOffset != nil && memberOffset != nil }

  /// The tables that may have rows for one of now.
  static func sources(of links: LinkTable, in former: FormerLayout) -> [RecoveredLinks] {
    let relationship = links.relationship
    let (owner, member) = (links.ownerName, relationship.destinationName)
    let straight = (former.moves[owner] ?? []).map { move in
      let table = SQLName.linkTable(move.table, relationship.name)
      let destination = former.destination(of: relationship, in: LinkTable.memberName, of: table)
      return RecoveredLinks(
        links: links, table: table, isTurned: false, ownerOffset: move.offset,
        memberOffset: former.offset(from: destination, to: member))
    }
    let kept = straight.filter { former.has($0.table) || !former.isComplete }
    guard kept.isEmpty, let inverseName = relationship.inverseName else { return kept }
    let turned = (former.moves[member] ?? []).map { move in
      let table = SQLName.linkTable(move.table, inverseName)
      let owners = former.moves[owner]?.filter { former.columns[$0.table] != nil }
      let destination = former.types[LinkTable.memberName, of: table] ?? owners?.first?.table
      return RecoveredLinks(
        links: links, table: table, isTurned: true,
        ownerOffset: former.offset(from: destination ?? owner, to: owner),
        memberOffset: move.offset)
    }
    return turned.filter { former.has($0.table) }
  }

  /// The owner, the member and the position of a link; nil where it leads to what comes nowhere.
  func values(_ from: Int, _ to: Int, _ position: Int) -> [Int]? {
    guard let ownerOffset, let memberOffset else { return nil }
    return [
      (isTurned ? to : from) &+ ownerOffset, (isTurned ? from : to) &+ memberOffset, position,
    ]
  }
}
