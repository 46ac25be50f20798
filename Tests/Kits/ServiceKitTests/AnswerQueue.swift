import ServiceTesting
import Synchronization

/// Answers, each given once.
final class AnswerQueue: Sendable {
  private let answers: Mutex<[LoopbackServer.Answer]>

  init(_ answers: [LoopbackServer.Answer]) {
    self.answers = Mutex(answers.reversed())
  }

  func next() -> LoopbackServer.Answer {
    answers.withLock { $0.popLast() } ?? .silence
  }
}
