import Foundation
import ModelKit

/// What controllers work with: the stores, the operation queues and the settings of an application.
@MainActor
public final class ApplicationEnvironment {
  public let stores: [ObjectStore]
  /// By name; the one without a name is the application's own, for what belongs to no other.
  private let queues: [String?: OperationQueue]
  private var sharedObjects: [ObjectIdentifier: AnyObject] = [:]
  public internal(set) var settings = Settings()
  /// Which machines operations and services ask: none but this one, unless an application runs.
  public internal(set) var access = NetworkAccess.thisMachine
  /// Whether operations stay in their queues without being run.
  var holdsOperations = false {
    didSet { for queue in queues.values { queue.isSuspended = holdsOperations } }
  }
  /// Where controllers take the present from.
  public internal(set) var clock = ModelClock.system

  /// - Parameter queues: how many operations each queue runs at a time, by name.
  public init(stores: [ObjectStore] = [], queues: [String: Int] = [:]) {
    self.stores = stores
    var counts: [String?: Int] = [nil: 1]
    for (name, count) in queues { counts[name] = max(1, count) }
    self.queues = counts.mapValues { count in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = count
      return queue
    }
  }

  /// The store of a type. Every store that controllers use is given to the initializer.
  public func store<Store: ObjectStore>(_ type: Store.Type) -> Store {
    guard let store = stores.lazy.compactMap({ $0 as? Store }).first else {
      preconditionFailure("the application's environment has no \(type)")
    }
    return store
  }

  /// The one object of a type that controllers share, made when it is first asked for.
  public func state<State: SharedState>(_ type: State.Type) -> State {
    shared { State() }
  }

  /// The one object of a type, such as a service, made when it is first asked for and when the one
  /// there is does not do any more.
  public func shared<Object: AnyObject>(
    where isUsable: (Object) -> Bool = { _ in true }, make: () -> Object
  ) -> Object {
    let type = ObjectIdentifier(Object.self)
    if let object = sharedObjects[type] as? Object, isUsable(object) { return object }
    let object = make()
    sharedObjects[type] = object
    return object
  }

  /// The queue with a name, which is given to the initializer, or the application's own.
  public func queue(_ name: String?) -> OperationQueue {
    guard let queue = queues[name] else {
      preconditionFailure("the application's environment has no operation queue '\(name ?? "")'")
    }
    return queue
  }

  /// Whether no operation runs or will run.
  var isIdle: Bool { holdsOperations || queues.values.allSatisfy { $0.operationCount == 0 } }

  /// Waits until everybody is told of what has changed.
  func settle() async {
    for store in stores { await store.settle() }
    for case let state as SharedState in sharedObjects.values { await state.settle() }
  }

  /// Closes the stores at the end: the process ends before everybody who holds them has let go of them.
  func close() {
    for store in stores { store.close() }
  }

  func cancelOperations() {
    for queue in queues.values { queue.cancelAllOperations() }
  }
}
