import Foundation
import Testing

@testable import ModelKit

/// The tables by which a store finds its objects.
@MainActor struct ObjectTableTests {
  /// Does what a table does with a dictionary of objects, those among them that the test holds, and no others
  /// behind every release.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `A table has what was added, and keeps what others hold`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = ObjectTable(keepsUnused: false)
    let entity = Order.entity
    let keys = (0..<300).map { _ in 1 + Int(generator.next() % 5000) } + Array(1...200)
    var known: Set<Int> = []
    var held: [Int: ManagedObject] = [:]
    for step in 0..<20_000 {
      let key = generator.pick(keys)
      switch generator.next() % 6 {
      case 0, 1:
        guard !known.contains(key) else { continue }
        let object = object(key, entity)
        table.insert(object)
        known.insert(key)
        if generator.isTrue(oneIn: 2) { held[key] = object }
      case 2:
        guard generator.isTrue(oneIn: 50) else { continue }
        table.releaseUnused()
        known = Set(held.keys)
      case 3: held[key] = table[key]
      case 4:
        held[key] = nil
        if generator.isTrue(oneIn: 8) {
          table.remove(key)
          known.remove(key)
        }
      default:
        if generator.isTrue(oneIn: 500) { table.prepare(for: Int(generator.next() % 400)) }
        // Whatever was let go was held by nobody.
        known = known.filter { table[$0] != nil || held[$0] != nil }
      }
      try #require((table[key] != nil) == known.contains(key), "key \(key) after step \(step)")
    }
    #expect(Set(table.all.map(\.key)) == known)
    #expect(held.allSatisfy { table[$0] === $1 })
    table.releaseUnused()
    #expect(Set(table.all.map(\.key)) == Set(held.keys))
  }

  @Test func `Objects that nobody holds go when as many more have come`() {
    let table = ObjectTable(keepsUnused: false)
    let held = (1...3000).map { object($0, Order.entity) }
    table.prepare(for: held.count)
    for object in held { table.insert(object) }
    for key in 3001...20_000 {
      table.prepare(for: 1)
      table.insert(object(key, Order.entity))
    }
    #expect(table.all.count <= 2 * held.count + 1)
    #expect(held.allSatisfy { table[$0.key] === $0 })
    let keeping = ObjectTable(keepsUnused: true)
    for key in 1...5000 {
      keeping.prepare(for: 1)
      keeping.insert(object(key, Order.entity))
    }
    keeping.releaseUnused()
    #expect(keeping.all.count == 5000)
  }

  @Test func `Objects with changes are told in the order of their identities`() throws {
    let store = try openStore(at: .memory)
    var objects: [ManagedObject] = []
    for _ in 0..<50 {
      objects += [Order.insert(in: store), Person.insert(in: store), Order.insert(in: store)]
    }
    var pending = PendingObjects()
    for object in objects { store.pending.remove(object) }
    #expect(store.pending.isEmpty && !objects.contains(where: \.isPending))
    var generator = SeededGenerator(seed: 7)
    var expected: Set<ManagedObject> = []
    for _ in 0..<3000 {
      let object = generator.pick(objects)
      if generator.isTrue(oneIn: 2) {
        pending.insert(object)
        expected.insert(object)
      } else {
        pending.remove(object)
        expected.remove(object)
      }
      #expect(object.isPending == expected.contains(object))
    }
    #expect(pending.sorted == expected.sorted { $0.objectID < $1.objectID })
    #expect(Set(pending.values) == expected)
    #expect(Set(pending.values(of: Order.entity.number)) == expected.filter { $0 is Order })
    pending.removeAll()
    #expect(pending.isEmpty && pending.values.isEmpty && !objects.contains(where: \.isPending))
  }

  private func object(_ key: Int, _ entity: Entity) -> ManagedObject {
    entity.make(
      ObjectSeed(
        key: key, entity: entity, state: ObjectState(newFor: entity), home: nil, status: .saved))
  }
}
