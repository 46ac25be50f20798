/// The other side of a relationship.
enum InverseResolution: Sendable {
  /// The spec says that there is none.
  case none
  case found(RelationshipEntry)
  /// Nothing is given and nothing fits.
  case missing
  /// Nothing is given and several fit.
  case ambiguous([String])
  /// What is given names no relationship; the destination has others.
  case unknown(Located<String>)
  case contradictory(String, Located<String>)
}

/// The relationships of all models by where they lead, so that the other side of one is found
/// without looking at all others.
struct InverseTable: Sendable {
  private struct Way: Hashable {
    let from: String
    let to: String
  }

  private var relationships: [Way: [RelationshipEntry]] = [:]
  /// Those that give an inverse, by its name.
  private var claims: [Way: [String: [RelationshipEntry]]] = [:]
  /// Those that give no inverse and are nobody's.
  private var free: [Way: [RelationshipEntry]] = [:]

  init(_ models: NamedList<ModelEntry> = .absent) {
    for model in models {
      for relationship in model.relationships {
        guard let destination = relationship.destination?.value else { continue }
        let way = Way(from: model.name.value, to: destination)
        relationships[way, default: []].append(relationship)
        guard let inverse = relationship.inverse?.value else { continue }
        claims[way, default: [:]][inverse, default: []].append(relationship)
      }
    }
    for (way, members) in relationships {
      let claimed = claims[Way(from: way.to, to: way.from)] ?? [:]
      free[way] = members.filter { $0.inverse == nil && claimed[$0.name.value] == nil }
    }
  }

  /// The inverse as given by this side, as given by the other side, or the only one that fits.
  func inverse(
    of relationship: RelationshipEntry, in model: ModelEntry, to destination: ModelEntry
  ) -> InverseResolution {
    let way = Way(from: model.name.value, to: destination.name.value)
    if let given = relationship.inverse {
      if given.value == "none" { return .none }
      return check(given, of: relationship, way: way, destination: destination)
    }
    let claiming = claims[Way(from: way.to, to: way.from)]?[relationship.name.value] ?? []
    if claiming.count == 1 { return .found(claiming[0]) }
    if claiming.count > 1 { return .ambiguous(claiming.map(\.name.value)) }
    return inferred(relationship, way: way)
  }

  private func check(
    _ given: Located<String>, of relationship: RelationshipEntry, way: Way,
    destination: ModelEntry
  ) -> InverseResolution {
    guard let inverse = destination.relationships[given.value] else {
      return .unknown(given)
    }
    let path = "\(way.to).\(given.value)"
    guard inverse.destination?.value == way.from else {
      let other = inverse.destination?.value ?? "nowhere"
      return .contradictory("'\(path)' leads to \(other), not to \(way.from)", given)
    }
    if let back = inverse.inverse, back.value != relationship.name.value {
      let message =
        "'\(path)' has the inverse \(quoted(back.value)), not '\(relationship.name.value)'"
      return .contradictory(message, given)
    }
    let first = claims[way]?[given.value]?.first
    if let first, first.name.value != relationship.name.value {
      return .contradictory("'\(path)' already is the inverse of '\(first.name.value)'", given)
    }
    return .found(inverse)
  }

  /// Only where one free relationship leads there and one leads back.
  private func inferred(_ relationship: RelationshipEntry, way: Way) -> InverseResolution {
    let isOneModel = way.from == way.to
    let back = free[Way(from: way.to, to: way.from)] ?? []
    let others = isOneModel ? back.count - 1 : back.count
    guard others > 0 else { return .missing }
    let isClear = others == 1 && (isOneModel || free[way]?.count == 1)
    let fitting = back.lazy.filter { !isOneModel || $0.name.value != relationship.name.value }
    guard isClear, let inverse = fitting.first else {
      return .ambiguous(fitting.prefix(3).map(\.name.value))
    }
    return .found(inverse)
  }
}
