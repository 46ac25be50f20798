import Foundation
import ModelKit

/// What controllers work with: the stores, the operation queues and the settings of an application.
@MainActor
public final class ApplicationEnvironment {
  public let stores: [ObjectStore]
  private let queues: [String: OperationQueue]
  private var states: [ObjectIdentifier: SharedState] = [:]
  /// Runs what belongs to no queue, one at a time.
  private let ownQueue = OperationQueue()
  public internal(set) var settings = Settings()

  /// - Parameter queues: how many operations each queue runs at a time, by name.
  public init(stores: [ObjectStore] = [], queues: [String: Int] = [:]) {
    self.stores = stores
    var made: [String: OperationQueue] = [:]
    for (name, count) in queues {
      let queue = OperationQueue()
      queue.name = name
      queue.maxConcurrentOperationCount = max(1, count)
      made[name] = queue
    }
    self.queues = made
    ownQueue.maxConcurrentOperationCount = 1
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
    if let state = states[ObjectIdentifier(type)] as? State { return state }
    let state = State()
    states[ObjectIdentifier(type)] = state
    return state
  }

  /// The queue with a name, which is given to the initializer, or the application's own.
  public func queue(_ name: String?) -> OperationQueue {
    guard let name else { return ownQueue }
    guard let queue = queues[name] else {
      preconditionFailure("the application's environment has no operation queue '\(name)'")
    }
    return queue
  }

  /// Whether no operation waits or runs.
  var isIdle: Bool { allQueues.allSatisfy { $0.operationCount == 0 } }

  func cancelOperations() {
    for queue in allQueues { queue.cancelAllOperations() }
  }

  private var allQueues: [OperationQueue] { Array(queues.values) + [ownQueue] }
}
