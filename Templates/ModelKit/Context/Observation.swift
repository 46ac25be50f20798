/// Keeps a handler informed for as long as somebody holds it.
@MainActor public final class Observation {
  let entityNames: Set<String>
  private var handler: (@MainActor (ChangeSet) -> Void)?

  init(_ entityNames: Set<String>, _ handler: @escaping @MainActor (ChangeSet) -> Void) {
    self.entityNames = entityNames
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  func deliver(_ changes: ChangeSet) {
    let part = changes.filtered(to: entityNames)
    if !part.isEmpty { handler?(part) }
  }
}

/// Collects what is stored and tells the observers once per turn of the run loop.
@MainActor final class ChangeBroadcast {
  private struct Observer {
    weak var observation: Observation?
  }

  private var observers: [Observer] = []
  private var collected = ChangeSet()
  private var delivery: Task<Void, Never>?

  func add(_ observation: Observation) {
    observers.removeAll { $0.observation == nil }
    observers.append(Observer(observation: observation))
  }

  /// Whether somebody wants to know of the changes of a model.
  func isObserved(_ entityName: String) -> Bool {
    observers.contains { $0.observation?.entityNames.contains(entityName) == true }
  }

  /// Takes a change; it is delivered in the next turn.
  func post(_ objectID: ObjectID, old: Snapshot?, new: Snapshot?) {
    collected.add(objectID, old: old, new: new)
    deliverSoon()
  }

  /// Takes the news that others have changed something.
  func postUnknownChange() {
    collected.mayHaveMore = true
    deliverSoon()
  }

  private func deliverSoon() {
    guard delivery == nil else { return }
    delivery = Task { self.deliver() }
  }

  /// Waits for what was posted to be delivered.
  func settle() async {
    while let delivery { await delivery.value }
  }

  private func deliver() {
    let changes = collected
    collected = ChangeSet()
    delivery = nil
    for observer in observers { observer.observation?.deliver(changes) }
  }
}
