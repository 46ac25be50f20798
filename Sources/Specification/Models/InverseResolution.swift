import Diagnostics

/// The other side of a relationship.
enum InverseResolution {
  /// The spec says that there is none.
  case none
  case found(RelationshipDraft)
  /// Nothing is given and nothing fits.
  case missing
  /// Nothing is given and several fit.
  case ambiguous([String])
  case contradictory(String, Located<String>)
}

extension SpecificationDraft {
  /// The inverse as given by this side, as given by the other side, or the only one that fits.
  func inverse(of relationship: RelationshipDraft, in model: ModelDraft) -> InverseResolution {
    guard let name = relationship.destination?.value, let destination = self.model(named: name)
    else { return .none }
    if let given = relationship.inverse {
      if given.value == "none" { return .none }
      return check(given, of: relationship, in: model, destination)
    }
    let candidates = destination.relationships.filter {
      $0.destination?.value == model.name.value
    }
    let claiming = candidates.filter { $0.inverse?.value == relationship.name.value }
    if claiming.count == 1 { return .found(claiming[0]) }
    if claiming.count > 1 { return .ambiguous(claiming.map(\.name.value)) }
    return inferred(relationship, in: model, destination, candidates)
  }

  private func check(
    _ given: Located<String>, of relationship: RelationshipDraft, in model: ModelDraft,
    _ destination: ModelDraft
  ) -> InverseResolution {
    let path = "\(destination.name.value).\(given.value)"
    guard let inverse = destination.relationship(named: given.value) else {
      let names = destination.relationships.map(\.name.value)
      let message = "\(destination.name.value) has no relationship \(quoted(given.value))"
      return .contradictory(message + advice(given.value, names), given)
    }
    guard inverse.destination?.value == model.name.value else {
      let other = inverse.destination?.value ?? "nowhere"
      let message = "'\(path)' leads to \(other), not to \(model.name.value)"
      return .contradictory(message, given)
    }
    if let back = inverse.inverse, back.value != relationship.name.value {
      let message =
        "'\(path)' has the inverse \(quoted(back.value)), "
        + "not '\(relationship.name.value)'"
      return .contradictory(message, given)
    }
    let rivals = model.relationships.filter {
      $0.inverse?.value == given.value && $0.destination?.value == destination.name.value
    }
    if let first = rivals.first, first.name.value != relationship.name.value {
      return .contradictory("'\(path)' already is the inverse of '\(first.name.value)'", given)
    }
    return .found(inverse)
  }

  /// Only where one unclaimed relationship leads here and one there.
  private func inferred(
    _ relationship: RelationshipDraft, in model: ModelDraft, _ destination: ModelDraft,
    _ candidates: [RelationshipDraft]
  ) -> InverseResolution {
    let isOneModel = destination.name.value == model.name.value
    let free = unclaimed(candidates, by: model).filter {
      !(isOneModel && $0.name.value == relationship.name.value)
    }
    let mine = unclaimed(
      model.relationships.filter { $0.destination?.value == destination.name.value },
      by: destination)
    guard free.count == 1, let inverse = free.first else {
      return free.isEmpty ? .missing : .ambiguous(free.map(\.name.value))
    }
    return mine.count == (isOneModel ? 2 : 1) ? .found(inverse) : .ambiguous([inverse.name.value])
  }

  /// Without an inverse of their own and named as inverse by nobody.
  private func unclaimed(
    _ relationships: [RelationshipDraft], by other: ModelDraft
  ) -> [RelationshipDraft] {
    let claimed = Set(other.relationships.compactMap { $0.inverse?.value })
    return relationships.filter { $0.inverse == nil && !claimed.contains($0.name.value) }
  }
}
