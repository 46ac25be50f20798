import Words

/// The relationships of all models by where they lead, so that the other side of one is found
/// without looking at all others.
struct InverseTable: Sendable {
  private struct Way: Hashable {
    let from: String
    let to: String

    var back: Way { Way(from: to, to: from) }
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
      let claimed = claims[way.back] ?? [:]
      free[way] = members.filter { $0.inverse == nil && claimed[$0.name.value] == nil }
    }
  }

  /// The inverse as given by this side, as given by the other side, or the only one that fits; nil where there
  /// is none, which is reported unless the spec says so.
  func inverse(
    of relationship: RelationshipEntry, in model: ModelEntry, to destination: ModelEntry,
    problems: Problems
  ) -> RelationshipEntry? {
    let way = Way(from: model.name.value, to: destination.name.value)
    if let given = relationship.inverse {
      guard given.value != "none" else { return nil }
      let report = problems[.contradictoryInverse]
      guard let inverse = destination.relationships[given.value] else {
        let isOwner = { (model: ModelEntry) in model.relationships[given.value] != nil }
        if let owner = destination.ancestors.first(where: isOwner)?.name.value {
          let message = "\(way.to) inherits \(quoted(given.value)); lead to \(owner), which has it"
          return report("\(message), or name a relationship of \(way.to) itself", at: given)
        }
        return report.unknown(
          given, as: "\(way.to) has no relationship", among: destination.relationships.names)
      }
      let problem = problem(with: inverse, of: relationship.name.value, way: way)
      report(problem, at: given)
      return problem == nil ? inverse : nil
    }
    let claiming = claims[way.back]?[relationship.name.value] ?? []
    let (fitting, isClear) =
      claiming.isEmpty ? inferred(relationship, way: way) : (claiming, claiming.count == 1)
    if isClear { return fitting.first }
    let several = alternatives(fitting.map { "'inverse: \($0.name.value)'" })
    let back = way.from.asVariable
    let line = relationship.isToMany ? "\(back): \(way.from)" : "\(back): [\(way.from)]"
    let message =
      fitting.isEmpty
      ? "no relationship leads back from \(way.to); add '\(line)' there, or say 'inverse: none' here"
      : "the inverse is not clear; say \(several) or 'inverse: none'"
    return problems[.missingInverse](message, at: relationship)
  }

  /// What speaks against an inverse that is given.
  private func problem(with inverse: RelationshipEntry, of name: String, way: Way) -> String? {
    let path = "\(way.to).\(inverse.name.value)"
    guard inverse.destination?.value == way.from else {
      return "'\(path)' leads to \(inverse.destination?.value ?? "nowhere"), not to \(way.from)"
    }
    if let back = inverse.inverse, back.value != name {
      return "'\(path)' has the inverse \(quoted(back.value)), not '\(name)'"
    }
    guard let first = claims[way]?[inverse.name.value]?.first, first.name.value != name else {
      return nil
    }
    return "'\(path)' already is the inverse of '\(first.name.value)'"
  }

  /// Clear only where one free relationship leads there and one leads back.
  private func inferred(
    _ relationship: RelationshipEntry, way: Way
  ) -> (fitting: [RelationshipEntry], isClear: Bool) {
    let isOneModel = way.from == way.to
    let back = (free[way.back] ?? []).lazy
    let fitting = back.filter { !isOneModel || $0.name.value != relationship.name.value }.prefix(3)
    return (Array(fitting), fitting.count == 1 && (isOneModel || free[way]?.count == 1))
  }
}
