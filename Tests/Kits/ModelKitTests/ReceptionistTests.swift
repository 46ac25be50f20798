import Foundation
import ModelKit
import Testing

private final class ReadingState: SharedState, ObservableState {
  @Shared var section = "world"
}

private final class Listener {
  var told: [String] = []
  var count = 0
}

@MainActor @Suite(.timeLimit(.minutes(25))) struct ReceptionistTests {
  private let listener = Listener()

  @Test func `A value equal to the one that was told last is dropped`() async throws {
    let state = ReadingState()
    let receptionist = Receptionist(state, \.section, for: listener) { $0.told.append($1) }
    state.section = "science"
    try await receptionist.finish(after: state)
    #expect(listener.told == ["science"])
    state.section = "sport"
    state.section = "science"
    try await receptionist.finish(after: state)
    #expect(listener.told == ["science"])
  }

  @Test func `Following what no object has ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let store = try await NewsStore(at: .memory)
      _ = await Receptionist(News.self, "titel", in: store, for: store) { _ in }
    }
    await #expect(processExitsWith: .failure) {
      let store = try await NewsStore(at: .memory)
      _ = await Receptionist(Author.self, "articles", in: store, for: store) { _ in }
    }
  }

  @Test func `News of many threads are answered on the main actor, once`() async throws {
    let receptionist = Receptionist { [listener] in
      MainActor.assertIsolated()
      listener.count += 1
    }
    // The main actor is busy meanwhile.
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { receptionist.notify() }
    }
    try await receptionist.finish()
    #expect(listener.count == 1)
  }

  @Test func `Answers keep their interval, and the last news are answered`() async throws {
    let receptionist = Receptionist(every: .milliseconds(50)) { [listener] in listener.count += 1 }
    let start = ContinuousClock.now
    // As many turns as are needed: on a busy machine each of them may take long.
    for _ in 0..<10_000 where listener.count < 3 {
      receptionist.notify()
      try await Task.sleep(for: .milliseconds(2))
    }
    try await receptionist.finish()
    #expect(listener.count >= 3)
    #expect(.milliseconds(50) * (listener.count - 1) <= start.duration(to: .now))
  }

  @Test func `A property of a model is followed, and no other`() async throws {
    let store = try NewsStore(at: .memory)
    let news = News.insert(in: store)
    news.title = "first"
    news.body = "text"
    try await store.save()
    await store.settle()
    let receptionist = Receptionist(News.self, "title", in: store, for: listener) { $0.count += 1 }
    news.sortOrder = 4
    try await store.save()
    await store.settle()
    try await receptionist.finish()
    #expect(listener.count == 0)
    news.title = "second"
    try await store.save()
    await store.settle()
    try await receptionist.finish()
    #expect(listener.count == 1)
  }

  @Test func `Nobody is told when the receptionist is gone`() async throws {
    let state = ReadingState()
    var receptionist: Receptionist? = Receptionist(state, \.section, for: listener) {
      $0.told.append($1)
    }
    #expect(receptionist?.isExpectingAnswer == false)
    receptionist = nil
    state.section = "science"
    await state.settle()
    #expect(listener.told == [])
  }
}

extension Receptionist {
  /// Waits for the answer to what has been told.
  fileprivate func finish(after state: SharedState? = nil) async throws {
    await state?.settle()
    while isExpectingAnswer { try await Task.sleep(for: .milliseconds(1)) }
  }
}
