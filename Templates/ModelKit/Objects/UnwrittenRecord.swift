import Foundation
import Synchronization

/// Notes unwritten places and tells each of them once.
final class UnwrittenRecord: Sendable {
  private struct State {
    var places: [Unwritten] = []
    var receiver: (@Sendable (Unwritten) -> Void)?
  }

  private let state = Mutex(State())

  var places: [Unwritten] { state.withLock(\.places) }

  func report(to receiver: @escaping @Sendable (Unwritten) -> Void) {
    state.withLock { $0.receiver = receiver }
  }

  func note(_ place: Unwritten) {
    let (isNew, receiver) = state.withLock { state in
      let isNew = !state.places.contains(place)
      if isNew { state.places.append(place) }
      return (isNew, state.receiver)
    }
    guard isNew else { return }
    if let receiver {
      receiver(place)
    } else {
      FileHandle.standardError.write(Data("\(place)\n".utf8))
    }
  }
}
