import Foundation
import LossyDisk
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// What a save has acknowledged is there after the power went at any moment, and of any other save
/// all or nothing.
@Suite(.serialized) @MainActor struct PowerCutTests {
  private static let states = [
    ["0", "1", "2", "3"], ["changed", "1", "3", "new", "new"], ["changed", "again", "3", "new"],
  ]

  private func titles(in store: ObjectStore) throws -> [String] {
    try Order.all(in: store).map(\.title)
  }

  /// What every test begins with.
  private func fill(_ engine: any StorageEngine.Type, in folder: URL) async throws {
    let store = try openStore(engine, at: .folder(folder))
    for number in 0..<4 {
      let order = Order.insert(in: store)
      (order.title, order.contents) = ("\(number)", Data(repeating: UInt8(number), count: 9000))
      order.tags = [Tag.insert(in: store)]
      order.tags[0].name = "\(number)"
    }
    try await store.save()
    #expect(try titles(in: store) == Self.states[0])
  }

  /// Saves twice; how many of the saves were acknowledged.
  private func saveTwice(_ engine: any StorageEngine.Type, in folder: URL) async -> Int {
    var count = 0
    do {
      let store = try openStore(engine, at: .folder(folder))
      let orders = try Order.all(in: store)
      orders[0].title = "changed"
      try store.delete(orders[2])
      for _ in 0..<2 { Order.insert(in: store).title = "new" }
      try await store.save()
      count += 1
      let changed = try Order.all(in: store)
      changed[1].title = "again"
      changed[1].contents = Data(repeating: 9, count: 20_000)
      try store.delete(changed[4])
      try await store.save()
      count += 1
    } catch {
      // The power is gone.
      return count
    }
    return count
  }

  private func check(
    _ engine: any StorageEngine.Type, in folder: URL, acknowledged: Int, _ moment: String
  ) throws {
    let store = try openStore(engine, at: .folder(folder))
    let allowed = Self.states[acknowledged...].prefix(2)
    #expect(allowed.contains(try titles(in: store)), "\(moment)")
    for order in try Order.all(in: store) where order.title == "0" || order.title == "1" {
      let number = Int(order.title) ?? 0
      #expect(order.contents == Data(repeating: UInt8(number), count: 9000), "\(moment)")
      #expect(order.tags.map(\.name) == [order.title], "\(moment)")
    }
  }

  @Test(arguments: [0, 1, 2]) func `A database survives a cut at every write`(
    seed: UInt32
  ) async throws {
    var cut: Int32 = 0
    var isDone = false
    while !isDone {
      try await withFolder { folder in
        try await fill(SQLiteEngine.self, in: folder)
        lossydisk_begin(folder.path, cut)
        defer { lossydisk_end() }
        let acknowledged = await saveTwice(SQLiteEngine.self, in: folder)
        isDone = lossydisk_writeCount() <= cut
        lossydisk_restore(seed == 0 ? 0 : seed &* 1000 &+ UInt32(cut))
        try check(
          SQLiteEngine.self, in: folder, acknowledged: acknowledged,
          "seed \(seed), before write \(cut)")
        #expect(!isDone || acknowledged == 2)
      }
      cut += 1
    }
    #expect(cut > 20, "there were \(cut) writes")
  }

  @Test(arguments: [true, false]) func `A file survives a cut at every write`(
    isLucky: Bool
  ) async throws {
    var cut = 0
    var isDone = false
    while !isDone {
      try await withFolder { folder in
        try await fill(FileEngine.self, in: folder)
        let disk = CutDisk(limit: cut)
        let acknowledged = await DiskCalls.$current.withValue(disk.calls) {
          await saveTwice(FileEngine.self, in: folder)
        }
        isDone = disk.stepCount <= cut
        try disk.restore(isLucky: isLucky)
        try check(
          FileEngine.self, in: folder, acknowledged: acknowledged,
          "lucky: \(isLucky), before step \(cut)")
        #expect(!isDone || acknowledged == 2)
      }
      cut += 1
    }
    #expect(cut > 20, "there were \(cut) steps")
  }
}
