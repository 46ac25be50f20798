import Foundation
import Testing

@testable import ModelKit

/// The tables by which a store finds its objects.
@MainActor struct ObjectTableTests {
  /// Does what a table does with a dictionary of objects that it holds and a list of those that others
  /// hold.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `A table has what it holds and what others hold, and nothing else`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let table = ObjectTable()
    let entity = Order.entity
    let keys = (0..<300).map { _ in 1 + Int(generator.next() % 5000) } + Array(1...200)
    var heldByTable: Set<Int> = []
    var heldByTest: [Int: ManagedObject] = [:]
    for step in 0..<20_000 {
      let key = generator.pick(keys)
      let isKnown = heldByTable.contains(key) || heldByTest[key] != nil
      switch generator.next() % 6 {
      case 0, 1:
        guard !isKnown else { continue }
        let object = object(key, entity)
        let isHeld = generator.isTrue(oneIn: 2)
        table.insert(object, isHeld: isHeld)
        if isHeld { heldByTable.insert(key) }
        if generator.isTrue(oneIn: 2) { heldByTest[key] = object }
      case 2:
        table.release(key)
        heldByTable.remove(key)
      case 3: heldByTest[key] = table[key]
      case 4:
        heldByTest[key] = nil
        if generator.isTrue(oneIn: 8) {
          table.remove(key)
          heldByTable.remove(key)
        }
      default:
        if generator.isTrue(oneIn: 500) { table.reserve(Int(generator.next() % 400)) }
      }
      let isExpected = heldByTable.contains(key) || heldByTest[key] != nil
      try #require((table[key] != nil) == isExpected, "key \(key) after step \(step)")
    }
    #expect(Set(table.all.map(\.key)) == heldByTable.union(heldByTest.keys))
    #expect(heldByTest.allSatisfy { table[$0] === $1 })
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
