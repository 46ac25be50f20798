import SourceModel

/// What the places of a name mean, for all hidden members of the name that have some traits.
struct MemberUses {
  /// Why it cannot be told from the file whether a place means a member.
  struct Doubt {
    let place: Place
    let reason: String
    /// The type whose member it surely is, where there is one.
    var sure: Meaning.Owner?
  }

  /// In the order of the file.
  private(set) var places: [Meaning.Owner: [Place]] = [:]
  /// Doubts about the members of some types.
  private var doubts: [Meaning.Owner: [Doubt]] = [:]
  /// Doubts about members of all types.
  private var generalDoubts: [Doubt] = []

  /// - Parameter name: the name at the places, which for what a wrapper makes has a sign in front.
  init(of name: String, madeOf plainName: String, traits: MemberTraits, in index: FileIndex) {
    let meanings = MemberMeanings(
      name: plainName, traits: traits, bindings: index.bindings(of: name), index: index)
    for place in index.places[name] { note(meanings.meaning(of: place), at: place) }
  }

  private mutating func note(_ meaning: Meaning, at place: Place) {
    for owner in meaning.owners { places[owner, default: []].append(place) }
    guard let reason = meaning.reason else { return }
    guard let doubtful = meaning.doubtful else {
      let doubt = Doubt(place: place, reason: reason, sure: meaning.owners.first)
      return generalDoubts.append(doubt)
    }
    for owner in doubtful where !meaning.owners.contains(owner) {
      doubts[owner, default: []].append(Doubt(place: place, reason: reason))
    }
  }

  /// The first place of which it cannot be told whether it means a member.
  func firstDoubt(of type: Meaning.Owner, in reach: Stretches?) -> Doubt? {
    let candidates = [doubts[type] ?? [], generalDoubts].compactMap { doubts in
      guard let reach else { return doubts.first { $0.sure != .some(type) } }
      return Self.first(of: doubts, in: reach) { $0.sure != .some(type) }
    }
    return candidates.min { $0.place.start < $1.place.start }
  }

  private static func first(
    of doubts: [Doubt], in reach: Stretches, where counts: (Doubt) -> Bool
  ) -> Doubt? {
    if doubts.count < reach.ranges.count {
      return doubts.first { reach.contain($0.place.start) && counts($0) }
    }
    for range in reach.ranges {
      let first = doubts.partitionPoint { $0.place.start >= range.lowerBound }
      let inside = doubts[first...].prefix { $0.place.start < range.upperBound }
      if let doubt = inside.first(where: counts) { return doubt }
    }
    return nil
  }
}
