import Foundation
import Synchronization

/// The answers of a service that are young enough to be used again.
final class AnswerCache: Sendable {
  private struct Answer {
    let data: Data
    let end: ContinuousClock.Instant
  }

  private let lifetime: Duration?
  private let answers = Mutex<[URL: Answer]>([:])

  init(lifetime: Duration?) {
    self.lifetime = lifetime
  }

  subscript(url: URL) -> Data? {
    answers.withLock { answers in
      answers = answers.filter { $0.value.end > .now }
      return answers[url]?.data
    }
  }

  func keep(_ data: Data, of url: URL) {
    guard let lifetime else { return }
    answers.withLock { $0[url] = Answer(data: data, end: .now + lifetime) }
  }

  /// What the server has may be different now.
  func forget() {
    answers.withLock { $0 = [:] }
  }
}
