import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

private enum Whole {
  final class Lot: ManagedObject, Model {
    @Attribute("title", default: "") var title: String
    @Relationship("bids", inverse: "lot", isOrdered: true) var bids: [Bid]
    @Relationship("watchers", inverse: "watched") var watchers: [Client]
  }

  final class Bid: ManagedObject, Model {
    @Relationship("lot", inverse: "bids") var lot: Lot
  }

  final class Client: ManagedObject, Model {
    @Relationship("watched", inverse: "watchers") var watched: [Lot]
  }
  static let models: [any Model.Type] = [Lot.self, Bid.self, Client.self]
}

private enum Abstract {
  class Lot: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Wine.self] }
    @Attribute("title", default: "") var title: String
    @Relationship("bids", inverse: "lot", isOrdered: true) var bids: [Bid]
    @Relationship("watchers", inverse: "watched") var watchers: [Client]
  }

  final class Wine: Lot {}

  final class Bid: ManagedObject, Model {
    @Relationship("lot", inverse: "bids") var lot: Lot
  }

  final class Client: ManagedObject, Model {
    @Relationship("watched", inverse: "watchers") var watched: [Lot]
  }
  static let models: [any Model.Type] = [Lot.self, Bid.self, Client.self]
}

/// Objects of a model that has none of its own by now.
@MainActor struct AbstractedModelTests {
  @Test(arguments: TestedEngine.persistent)
  func `What is lost with the objects of a model that is abstract now is told once`(
    engine: TestedEngine
  ) async throws {
    try await withChangedStore(engine) { stores in
      try await stores.use(Whole.models) { store in
        let lot = Whole.Lot.insert(in: store)
        for _ in 1...2 { Whole.Bid.insert(in: store).lot = lot }
        for _ in 1...3 { Whole.Client.insert(in: store).watched = [lot] }
        try await store.save()
      }
      let losses = try stores.recover(Abstract.models)
      let reason = "is abstract and has no objects of its own"
      #expect(losses.count { $0.contains(reason) } == 1, "\(losses)")
      guard engine.type is SQLiteEngine.Type else { return #expect(losses.count == 6, "\(losses)") }
      #expect(
        losses == [
          "Lot 1: Lot \(reason)", "watched of 3 Client objects",
          "lot of 2 Bid objects, which is required and leads to nothing",
        ])
    }
  }
}
