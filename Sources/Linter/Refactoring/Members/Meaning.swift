/// What a place of a name means, for all hidden members of the name that have the same traits.
struct Meaning {
  /// A type, or nil for the file itself.
  typealias Owner = String?

  /// Whose member it surely means; empty where it means none of them.
  private(set) var owners: [Owner] = []
  /// Why it cannot be told for other members.
  private(set) var reason: String?
  /// The members of which it cannot be told; nil for all others.
  private(set) var doubtful: [Owner]?

  static let none = Meaning()

  static func member(of owner: Owner, otherwise reason: String? = nil) -> Meaning {
    Meaning(owners: [owner], reason: reason)
  }

  static func unclear(_ reason: String, for doubtful: [Owner]? = nil) -> Meaning {
    Meaning(reason: reason, doubtful: doubtful)
  }

  func adding(_ reason: String, for doubtful: [Owner]) -> Meaning {
    Meaning(owners: owners, reason: reason, doubtful: doubtful)
  }
}
