import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

private final class Client: ManagedObject, Model {
  @Attribute("name", default: "Ada") var name: String
  @Relationship("payments", inverse: "client", deleteRule: .deny) var payments: [Payment]
}

private final class Payment: ManagedObject, Model {
  @Relationship("client", inverse: "payments") var client: Client
}

private final class ClientDelegate: ApplicationDelegate {
  let name = "Clients"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let store = try ObjectStore(
      StoreDescription(
        name: "Clients", models: [Client.self, Payment.self], engine: MemoryEngine.self),
      at: location)
    Payment.insert(in: store).client = Client.insert(in: store)
    return ApplicationEnvironment(stores: [store])
  }

  func makeInitialController() -> ViewController { ViewController() }
}

/// Deleting objects after a question.
@MainActor @Suite struct DeletionTests {
  @Test func `A deletion that is denied is refused instead of being asked about`() async throws {
    let session = try await ApplicationSession(ClientDelegate())
    let store = session.application.environment.stores[0]
    let client = try #require(try Client.all(in: store).first)
    session.topController.delete(client, in: store, confirming: true)
    #expect(!session.isAsking)
    #expect(session.screen.contains("Ada cannot be deleted: its payments are still there"))
    session.topController.delete([client] + client.payments, in: store, confirming: true)
    #expect(session.isAsking)
    try await session.press("y")
    #expect(try Client.count(in: store) == 0)
  }
}
