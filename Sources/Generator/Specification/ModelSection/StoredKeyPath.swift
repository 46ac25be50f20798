extension SpecificationEntry {
  /// A key path that a store can follow: derived properties are replaced by their expressions,
  /// those without one and transient attributes are refused.
  func storedKeyPath(
    _ text: String, in model: ModelEntry, depth: Int = 0
  ) throws(TextProblem) -> KeyPathSpecification {
    let path = try keyPath(text, in: model)
    let whole = 0..<text.utf8.count
    if let message = path.problemForStore { throw TextProblem(message, at: whole) }
    guard let last = path.steps.last, let owner = owner(ofLastStepOf: path) else { return path }
    let property = owner.property(named: last.name)
    if case .attribute(let attribute) = property, attribute.isTransient {
      throw TextProblem("'\(last.name)' is transient; the store does not know it", at: whole)
    }
    guard case .derived(let derived) = property else { return path }
    guard let expression = derived.expression else {
      let message = "'\(last.name)' is written by hand; the store cannot compute it"
      throw TextProblem(message, at: whole)
    }
    guard depth < 16 else { throw TextProblem("'\(last.name)' is derived from itself", at: whole) }
    let names = path.steps.dropLast().map(\.name) + [expression.value]
    do throws(TextProblem) {
      return try storedKeyPath(names.joined(separator: "."), in: model, depth: depth + 1)
    } catch {
      throw TextProblem(error.message, at: whole)
    }
  }

  private func owner(ofLastStepOf path: KeyPathSpecification) -> ModelEntry? {
    var owner = path.model
    for step in path.steps.dropLast() {
      if case .relationship(let destination) = step.kind { owner = destination }
    }
    return models[owner]
  }
}

extension KeyPathSpecification {
  /// Why a store cannot follow the path to its aggregate; nil where it can.
  fileprivate var problemForStore: String? {
    guard let aggregate else { return nil }
    guard aggregate == .count else {
      return "a store counts related objects by @count and knows no '@\(aggregate.rawValue)'; "
        + "keep the value in an attribute"
    }
    guard let first = steps.dropLast().first(where: \.isToMany) else { return nil }
    return "a store counts what belongs to one object, and '\(first.name)' leads to many"
  }
}
