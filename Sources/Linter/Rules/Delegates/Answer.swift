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
  /// Nothing: the method only asks for something to be done.
  case request

  /// What a method should give back where nothing else is wrong with it.
  init(of method: DelegateMethod) {
    let isLost =
      method.tense == .should && method.returnsNothing && !method.answersLater
      && !method.passesDecision
    self = isLost ? .decision : .own
  }

  /// What stands behind the parentheses: ` async throws -> Bool`.
  func ending(of method: DelegateMethod) -> String {
    let effects = method.declaration.effects
    let type =
      switch self {
      case .own: method.returnsNothing ? "" : method.declaration.type.text
      case .nothing, .request: ""
      case .decision, .earlierDecision: "Bool"
      }
    return (effects.contains(.async) ? " async" : "")
      + (effects.contains(.throws) ? " throws" : "") + (type.isEmpty ? "" : " -> \(type)")
  }

  /// `shouldSelectRow` for `didSelectRow`, where it asks earlier, and `didRequestToSelectRow` for
  /// `shouldSelectRow`, where there is nothing to decide.
  func asking(_ event: String) -> String {
    switch self {
    case .earlierDecision: Self.event(event, with: ["should"], insteadOf: "did")
    case .request: Self.event(event, with: ["did", "Request", "To"], insteadOf: "should")
    case .own, .nothing, .decision: event
    }
  }

  private static func event(
    _ event: String, with tense: [String], insteadOf wrong: String
  ) -> String {
    let parts = words(of: event)
    guard let place = parts.firstIndex(where: { $0.key == wrong }) else { return event }
    let better = tense.joined()
    let fitting = place == 0 ? better : better.prefix(1).uppercased() + better.dropFirst()
    return parts.indices.map { $0 == place ? fitting : parts[$0].text }.joined()
  }
}
