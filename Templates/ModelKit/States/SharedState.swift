/// What several controllers share: one object, passed to all of them.
///
/// Its properties are `Shared`. Whoever observes one is told once per turn of the run loop, and only of
/// values that differ.
@MainActor open class SharedState {
  fileprivate let broadcast = Broadcast([]) { (changes: Set<AnyKeyPath>, observed) in
    changes.isDisjoint(with: observed) ? nil : changes
  }

  public required init() {}

  func didChange(_ property: AnyKeyPath) {
    broadcast.post { $0.insert(property) }
  }

  /// Waits for the changes so far to be told.
  public final func settle() async {
    await broadcast.settle()
  }
}

/// Says that a type has properties that can be observed; every state does.
@MainActor public protocol ObservableState: SharedState {}

extension ObservableState {
  /// Calls a handler with the new value of a property, for as long as the observation is held.
  public func observe<Value>(
    _ property: KeyPath<Self, Value>, _ handler: @escaping @MainActor (Value) -> Void
  ) -> StateObservation {
    let observation = StateObservation(of: [property]) { [weak self] _ in
      if let self { handler(self[keyPath: property]) }
    }
    broadcast.add(observation)
    return observation
  }
}

/// Keeps a handler informed of a property for as long as somebody holds it.
public typealias StateObservation = BroadcastObservation<AnyKeyPath, Set<AnyKeyPath>>
