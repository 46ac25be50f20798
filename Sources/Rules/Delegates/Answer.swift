import Words

/// What a proposed delegate method gives back.
enum Answer {
  /// The method's own result.
  case own
  case nothing
  /// Whether something may happen.
  case decision
  /// The same, of a method that told of the event when it had happened.
  case earlierDecision

  /// What a method should give back where nothing else is wrong with it.
  init(of method: DelegateMethod) {
    let isLost = method.tense == .should && method.returnsNothing && !method.answersLater
    self = isLost ? .decision : .own
  }

  /// What stands behind the parentheses: ` async throws -> Bool`.
  func ending(of method: DelegateMethod) -> String {
    let effects = method.declaration.effects
    let type =
      switch self {
      case .own: method.declaration.type.text
      case .nothing: ""
      case .decision, .earlierDecision: "Bool"
      }
    return (effects.contains(.async) ? " async" : "")
      + (effects.contains(.throws) ? " throws" : "") + (type.isEmpty ? "" : " -> \(type)")
  }

  /// `shouldSelectRow` for `didSelectRow`, where it asks earlier.
  func asking(_ event: String) -> String {
    let parts = words(of: event)
    guard self == .earlierDecision, let did = parts.firstIndex(where: { $0.key == "did" }) else {
      return event
    }
    return parts.indices.map { place in
      place == did ? (place == 0 ? "should" : "Should") : parts[place].text
    }.joined()
  }
}
