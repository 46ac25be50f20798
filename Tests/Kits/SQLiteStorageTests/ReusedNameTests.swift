import Testing

@testable import ModelKit

/// A model with two of each kind of property.
private enum Doubled {
  final class Guest: ManagedObject, Model {
    @Attribute("title", isUnique: true) var title: String?
    @Attribute("name") var name: String?
    @Relationship("friends", isOrdered: true) var friends: [Guest]
    @Relationship("pals", isOrdered: true) var pals: [Guest]
    @Relationship("host", inverse: "visits") var host: Guest?
    @Relationship("visits", inverse: "host") var visits: [Guest]
    @Relationship("owner", inverse: "owned") var owner: Guest?
    @Relationship("owned", inverse: "owner") var owned: [Guest]
  }
}

/// The same with one of each, which takes over what is under the other name.
private enum Single {
  final class Guest: ManagedObject, Model {
    @Attribute("title", was: ["name"], isUnique: true) var title: String?
    @Relationship("friends", was: ["pals"], isOrdered: true) var friends: [Guest]
    @Relationship("host", was: ["owner"], inverse: "visits") var host: Guest?
    @Relationship("visits", was: ["owned"], inverse: "host") var visits: [Guest]
  }
}

/// Names of now that a store knows already, for something else.
@MainActor struct ReusedNameTests {
  @Test(arguments: TestedEngine.persistent)
  func `A model without objects leaves its name to one that has some`(
    engine: TestedEngine
  ) async throws {
    for isRecovered in [false, true] {
      try await withChangedStore(engine) { changed in
        try await changed.use([Versions.First.Item.self, Versions.Settled.Notepad.self]) { store in
          let doomed = Versions.Settled.Notepad.insert(in: store)
          Versions.First.Item.insert(in: store).name = "kept"
          try await store.save()
          try store.delete(doomed)
          try await store.save()
        }
        if isRecovered { #expect(try changed.recover([Versions.Third.Notepad.self]) == []) }
        for _ in 1...2 {
          try await changed.use([Versions.Third.Notepad.self]) { store in
            let notes = try Versions.Third.Notepad.all(in: store)
            #expect(notes.map(\.keyword) == ["kept"])
          }
        }
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Two models with objects keep them both`(engine: TestedEngine) async throws {
    try await withChangedStore(engine) { changed in
      let models: [any Model.Type] = [Versions.First.Item.self, Versions.Settled.Notepad.self]
      try await changed.use(models) { store in
        Versions.First.Item.insert(in: store).name = "kept"
        Versions.Settled.Notepad.insert(in: store).keyword = "too"
        try await store.save()
      }
      try changed.refuses([Versions.Third.Notepad.self], "Item: has objects, and there is no such")
      try await changed.use(models) { store in
        let items = try Versions.First.Item.all(in: store)
        let notes = try Versions.Settled.Notepad.all(in: store)
        #expect(items.map(\.name) == ["kept"] && notes.map(\.keyword) == ["too"])
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Properties without values leave their names to those that have some`(
    engine: TestedEngine
  ) async throws {
    for isRecovered in [false, true] {
      try await withChangedStore(engine) { changed in
        try await changed.use([Doubled.Guest.self]) { store in
          let guests = (0..<2).map { _ in Doubled.Guest.insert(in: store) }
          for (guest, name) in zip(guests, ["Ada", "Grace"]) { guest.name = name }
          guests[0].pals = [guests[1], guests[0]]
          guests[0].owner = guests[1]
          try await store.save()
        }
        if isRecovered { #expect(try changed.recover([Single.Guest.self]) == []) }
        for _ in 1...2 {
          try await changed.use([Single.Guest.self]) { store in
            let guests = try Single.Guest.all(in: store)
            #expect(guests.map(\.title) == ["Ada", "Grace"])
            #expect(guests.map(\.friends) == [[guests[1], guests[0]], []])
            #expect(guests.map(\.host) == [guests[1], nil])
            #expect(guests.map(\.visits) == [[], [guests[0]]])
          }
        }
      }
    }
  }

  @Test(arguments: TestedEngine.persistent)
  func `Properties with values under both names keep them both`(engine: TestedEngine) async throws {
    let changes: [(Doubled.Guest) -> (String, String)] = [
      { guest in
        (guest.title, guest.name) = ("Countess", "Ada")
        return ("title", "name")
      },
      { guest in
        (guest.friends, guest.pals) = ([guest], [guest])
        return ("friends", "pals")
      },
      { guest in
        (guest.host, guest.owner) = (guest, guest)
        return ("host", "owner")
      },
    ]
    for change in changes {
      try await withChangedStore(engine) { changed in
        try await changed.use([Doubled.Guest.self]) { store in
          let guest = Doubled.Guest.insert(in: store)
          _ = change(guest)
          try await store.save()
        }
        try changed.refuses([Single.Guest.self], "there is no such property any more")
        try await changed.use([Doubled.Guest.self]) { store in
          let count = try Doubled.Guest.count(in: store)
          #expect(count == 1)
        }
      }
    }
  }
}
