import Foundation
import Synchronization

/// The answers of a service that are young enough to be used again.
final class AnswerCache: Sendable {
  private struct Answer {
    let data: Data
    let end: ContinuousClock.Instant
  }

  private struct State {
    var answers: [URL: Answer] = [:]
    var generation = 0
  }

  private let lifetime: Duration?
  private let state = Mutex(State())

  init(lifetime: Duration?) {
    self.lifetime = lifetime
  }

  subscript(url: URL) -> Data? {
    state.withLock { state in
      state.answers = state.answers.filter { $0.value.end > .now }
      return state.answers[url]?.data
    }
  }

  /// How often everything was forgotten.
  var generation: Int { state.withLock(\.generation) }

  /// - Parameter generation: that of the moment before the server was asked. What it has said before a
  ///   change is not kept after it.
  func keep(_ data: Data, of url: URL, from generation: Int) {
    guard let lifetime else { return }
    state.withLock { state in
      guard state.generation == generation else { return }
      state.answers[url] = Answer(data: data, end: .now + lifetime)
    }
  }

  /// What the server has may be different now.
  func forget() {
    state.withLock { $0 = State(generation: $0.generation + 1) }
  }
}
