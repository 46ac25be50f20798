import ApplicationKit
import Testing

@MainActor @Suite struct ReplyTests {
  private final class Counter {
    var count = 0
  }

  private let counter = Counter()

  private func perform(_ reply: Reply) {
    reply.perform { [counter] in counter.count += 1 }
  }

  @Test func `What may happen now happens, what is cancelled never`() {
    perform(.cancel)
    #expect(counter.count == 0)
    perform(.now)
    #expect(counter.count == 1)
  }

  @Test func `What is allowed later happens then, and once`() {
    let pending = PendingReply()
    perform(.later(pending))
    #expect(counter.count == 0)
    pending.allow()
    pending.allow()
    #expect(counter.count == 1)
  }

  @Test func `A reply may come before anybody waits for it`() {
    let pending = PendingReply()
    pending.allow()
    perform(.later(pending))
    #expect(counter.count == 1)
  }
}
