/// The links of a relationship and of its inverse, from what both sides say of them: each is on both sides, and no
/// side has more than it may have. What one object alone may have comes before what is in a list, and else what
/// is said first.
package struct ReconciledLinks {
  package struct Link: Hashable {
    package let owner: Int
    package let member: Int

    package init(_ owner: Int, _ member: Int) {
      self.owner = owner
      self.member = member
    }

    package var turned: Link { Link(member, owner) }
  }

  /// In the order of the lists.
  package private(set) var links: [Link] = []

  /// Those of the inverse.
  package private(set) var turnedLinks: [Link] = []

  /// What was said and has no place, as links of the relationship.
  package private(set) var losses: [Link] = []

  private var kept: Set<Link> = []
  private var lost: Set<Link> = []
  private var owners: Set<Int> = []
  private var members: Set<Int> = []

  /// - Parameters:
  ///   - turned: what the inverse says of its own.
  ///   - inverse: nil for none; may be the relationship itself.
  package init(
    _ said: [Link], _ relationship: RelationshipDescription, turned: [Link] = [],
    _ inverse: RelationshipDescription?
  ) {
    let all = said + turned.map(\.turned)
    let isSymmetric = inverse === relationship
    let isOneFirst = relationship.isToMany && inverse?.isToMany == false
    for link in isOneFirst ? turned.map(\.turned) + said : all where !kept.contains(link) {
      let isFree =
        (relationship.isToMany || !owners.contains(link.owner))
        && (inverse?.isToMany ?? true || !members.contains(link.member))
      guard isFree else {
        if lost.insert(link).inserted { losses.append(link) }
        continue
      }
      for link in isSymmetric ? [link, link.turned] : [link] {
        kept.insert(link)
        owners.insert(link.owner)
        members.insert(link.member)
      }
    }
    var seen: Set<Link> = []
    let whole = isSymmetric ? all + all.map(\.turned) : all
    links = whole.filter { kept.contains($0) && seen.insert($0).inserted }
    seen = []
    let wholeTurned = turned + said.map(\.turned)
    turnedLinks = wholeTurned.filter { kept.contains($0.turned) && seen.insert($0).inserted }
  }
}
