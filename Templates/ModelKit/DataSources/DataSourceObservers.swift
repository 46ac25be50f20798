/// Keeps a handler informed of the changes of a data source for as long as somebody holds it.
@MainActor public final class DataSourceObservation {
  fileprivate var handler: (@MainActor (DataSourceChange) -> Void)?

  fileprivate init(_ handler: @escaping @MainActor (DataSourceChange) -> Void) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }
}

/// Everyone who follows a data source. Each data source has its own, as a stored constant.
@MainActor public final class DataSourceObservers {
  private struct Observer {
    weak var observation: DataSourceObservation?
  }

  private var observers: [Observer] = []

  public init() {}

  /// Tells everyone, in the order in which they came. Call it after the items have changed.
  public func notify(_ change: DataSourceChange) {
    for observer in observers { observer.observation?.handler?(change) }
  }

  fileprivate func add(_ observation: DataSourceObservation) {
    observers.removeAll { $0.observation == nil }
    observers.append(Observer(observation: observation))
  }
}

extension DataSource {
  /// Follows the changes of the items for as long as the observation is held. The handler captures whoever
  /// holds it weakly.
  public func observe(
    _ handler: @escaping @MainActor (DataSourceChange) -> Void
  ) -> DataSourceObservation {
    let observation = DataSourceObservation(handler)
    observers.add(observation)
    return observation
  }
}
