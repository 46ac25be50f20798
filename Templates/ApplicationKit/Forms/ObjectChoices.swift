import ModelKit

/// Answers that are objects, behind others: they are read as somebody comes to them.
struct ObjectChoices: ChoiceList {
  let others: [Choice]
  let objects: ObjectList
  let context: any ObjectContext
  let mayBeChosen: (ManagedObject) -> Bool

  /// So many objects are looked through for one whose title no text of its own begins.
  private static let searchLimit = 10_000

  var count: Int { others.count + objects.count }

  func choice(at place: Int) -> Choice? {
    if place < others.count { return others[place] }
    return choice(of: objects[place - others.count])
  }

  private func choice(of object: ManagedObject) -> Choice? {
    mayBeChosen(object) ? Choice(object.displayName, .object(object.objectID)) : nil
  }

  func place(of value: AttributeValue) -> Int? {
    guard case .object(let objectID) = value else { return others.place(of: value) }
    return known { try context.object(with: objectID).flatMap { try objects.place(of: $0) } }
      .map { $0 + others.count }
  }

  func choice(beginningWith text: String) -> Choice? {
    if let other = others.choice(beginningWith: text) { return other }
    let named = known { try objects.objects(named: text, limit: 100) }
    if let named { return named.lazy.compactMap(choice).first }
    return (0..<min(objects.count, Self.searchLimit)).lazy.compactMap { choice(of: objects[$0]) }
      .first { $0.title.lowercased().hasPrefix(text) }
  }

  /// What is asked of a store; nil where that cannot be read, which is told.
  private func known<Value>(_ ask: () throws -> Value?) -> Value? {
    do {
      return try ask()
    } catch {
      context.report(error)
      return nil
    }
  }
}
