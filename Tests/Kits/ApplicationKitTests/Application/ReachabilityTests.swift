import ApplicationKit
import Foundation
import ModelKit
import ServiceTesting
import Testing

@testable import ApplicationKit

private final class ObservingDelegate: ApplicationDelegate {
  static let didCount = TypedNotification<Int>("ObservingDelegateDidCountNotification")
  let name = "Observing"

  var keptNotifications: [KeptNotification] { [KeptNotification(Self.didCount)] }

  func makeEnvironment(at location: StoreLocation) -> ApplicationEnvironment {
    ApplicationEnvironment()
  }

  func makeInitialController() -> ViewController { ViewController() }
}

@MainActor @Suite(.timeLimit(.minutes(25))) struct ReachabilityTests {
  @Test func `A server that listens answers, and one that is gone does not`() async throws {
    var server: LoopbackServer? = try LoopbackServer { _ in .silence }
    let port = try #require(server?.url.port)
    let address = ServerAddress(host: "127.0.0.1", port: UInt16(port))
    #expect(await address.answers())
    server = nil
    #expect(await !address.answers())
    #expect(await !ServerAddress(host: "nobody.invalid", port: 1).answers())
  }

  @Test func `Whoever observes is told when the server is gone`() async throws {
    var server: LoopbackServer? = try LoopbackServer { _ in .silence }
    let port = UInt16(try #require(server?.url.port))
    let reachability = Reachability()
    var changes: [Bool] = []
    let observation = reachability.observe(\.isReachable) { changes.append($0) }
    reachability.watch(ServerAddress(host: "127.0.0.1", port: port), every: .milliseconds(5))
    try await Task.sleep(for: .milliseconds(30))
    #expect(changes == [])
    server = nil
    while changes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(changes == [false])
    withExtendedLifetime((observation, reachability, server)) {}
  }

  @Test func `A session is told by the test whether its server can be reached`() async throws {
    let session = try await ApplicationSession(ObservingDelegate())
    #expect(session.application.isReachable)
    var isTold = false
    let observation = session.application.reachability.observe(\.isReachable) { isTold = !$0 }
    await session.setReachable(false)
    #expect(!session.application.isReachable)
    #expect(isTold)
    withExtendedLifetime(observation) {}
  }

  @Test func `A delegate knows what a notification has carried last`() async throws {
    let delegate = ObservingDelegate()
    #expect(delegate.lastPayload(of: ObservingDelegate.didCount) == nil)
    let session = try await ApplicationSession(delegate)
    ObservingDelegate.didCount.post(3)
    ObservingDelegate.didCount.post(4)
    #expect(delegate.lastPayload(of: ObservingDelegate.didCount) == 4)
    withExtendedLifetime(session) {}
  }
}
