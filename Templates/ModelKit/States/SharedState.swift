/// What several controllers share: one object, passed to all of them.
///
/// Its properties are `Shared`. Whoever observes one is told once per turn of the run loop, and only of
/// values that differ.
@MainActor open class SharedState {
  private struct Observer {
    weak var observation: StateObservation?
  }

  private var observers: [Observer] = []
  private var changes: Set<AnyKeyPath> = []
  private var delivery: Task<Void, Never>?

  public required init() {}

  func didChange(_ property: AnyKeyPath) {
    changes.insert(property)
    guard delivery == nil else { return }
    delivery = Task { self.deliver() }
  }

  func add(_ observation: StateObservation) {
    observers.removeAll { $0.observation == nil }
    observers.append(Observer(observation: observation))
  }

  /// Waits for the changes so far to be told.
  public final func settle() async {
    while let delivery { await delivery.value }
  }

  private func deliver() {
    let told = changes
    changes = []
    delivery = nil
    for observer in observers { observer.observation?.deliver(told) }
  }
}

/// Says that a type has properties that can be observed; every state does.
@MainActor public protocol ObservableState: SharedState {}

extension ObservableState {
  /// Calls a handler with the new value of a property, for as long as the observation is held.
  public func observe<Value>(
    _ property: KeyPath<Self, Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> StateObservation {
    let observation = StateObservation(of: property) { [weak self] in
      if let self { handler(self[keyPath: property]) }
    }
    add(observation)
    return observation
  }
}

/// Keeps a handler informed for as long as somebody holds it.
@MainActor public final class StateObservation {
  private let property: AnyKeyPath
  private var handler: (@MainActor () -> Void)?

  init(of property: AnyKeyPath, _ handler: @escaping @MainActor () -> Void) {
    self.property = property
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  func deliver(_ changes: Set<AnyKeyPath>) {
    if changes.contains(property) { handler?() }
  }
}
