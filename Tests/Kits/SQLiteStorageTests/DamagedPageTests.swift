import Foundation
import Testing

@testable import ModelKit
@testable import SQLiteStorage

/// A database of which one page is damaged: what stands on others stays readable.
@MainActor struct DamagedPageTests {
  @MainActor private final class Failures {
    var texts: [String] = []
  }

  /// Opens a store of 600 orders after the first page of a table or an index was emptied, or one in its middle.
  private func withDamage(
    of name: String, isWhole: Bool = false,
    _ work: (ObjectStore, _ failures: Failures) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "Test.sqlite")
      do {
        let store = try openStore(at: .folder(folder))
        let person = Person.insert(in: store)
        for number in 0..<600 {
          let order = Order.insert(in: store)
          (order.number, order.title) = (
            number % 7, "\(number) " + String(repeating: "x", count: 60)
          )
          order.person = number % 2 == 0 ? person : nil
        }
        try await store.save()
        store.close()
      }
      try empty(name, isWhole: isWhole, in: file)
      let store = try openStore(at: .folder(folder))
      let failures = Failures()
      store.onFailure = { failures.texts.append("\($0)") }
      try await work(store, failures)
    }
  }

  private func empty(_ name: String, isWhole: Bool, in file: URL) throws {
    let root = try SQLiteConnection(path: file.path)
      .number("SELECT rootpage FROM sqlite_master WHERE name = '\(name)'")
    var bytes = [UInt8](try Data(contentsOf: file))
    func number(at place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    // Behind the header of an inner page stand the places of what leads to others.
    let start = (root - 1) * 4096
    let middle = number(at: start + 3, 2) / 2
    let page = isWhole ? root : number(at: start + number(at: start + 12 + 2 * middle, 2), 4)
    bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: repeatElement(0, count: 4096))
    try Data(bytes).write(to: file)
  }

  private let request = FetchRequest<Order>(sortBy: { [$0.group.ascending, $0.title.ascending] })

  @Test func `The other rows are shown in their order, and the missing ones are counted`()
    async throws
  {
    try await withDamage(of: "Order") { store, failures in
      let source = try FetchedResultsDataSource(request, in: store)
      #expect(source.count == 600)
      let items = (0..<600).map { source[$0] }
      let missing = items.count(where: \.isUnreadable)
      #expect(missing > 0 && missing < 100)
      #expect(items.suffix(missing).filter(\.isUnreadable).count == missing)
      let titles = items.dropLast(missing).map(\.title)
      #expect(titles == titles.sorted { Collation.compare($0, $1) == .before })
      #expect(source.items.prefix(600 - missing) == items.prefix(600 - missing))
      #expect(source.row(of: items[300]) == 300)
      #expect(failures.texts.count == 1)
      #expect(
        failures.texts.last?.contains(": Order: rows that cannot be read: \(missing); restore")
          == true)
      items[300].isRead = true
      try await store.save()
      await store.settle()
      #expect(source.count == 600 && source[300] === items[300] && source[599].isUnreadable)
    }
  }

  @Test func `All rows are counted where none can be read`() async throws {
    try await withDamage(of: "Order", isWhole: true) { store, failures in
      let source = try FetchedResultsDataSource(FetchRequest<Order>(), in: store)
      #expect(source.count == 600 && source.items.filter(\.isUnreadable).count == 600)
      #expect(failures.texts.last?.contains("rows that cannot be read: 600;") == true)
    }
  }

  @Test func `Rows are chosen and ordered anew among those that can be read`() async throws {
    try await withDamage(of: "Order") { store, failures in
      let source = try FetchedResultsDataSource(request, in: store)
      let order = QueryObject<Order>()
      source.arrange(where: order.title.ascending.contains("59"), sortBy: order.title.descending)
      #expect(source.items.map { $0.title.prefix(4) }.starts(with: ["599 ", "598 ", "597 "]))
      #expect(source.items.filter(\.isUnreadable) == source.items.suffix(1))
      #expect(failures.texts.count == 1)
    }
  }

  @Test(arguments: ["Order.number index", "Order.identifier index", "Order.person index"])
  func `Without an index that is damaged all rows are found`(index: String) async throws {
    try await withDamage(of: index) { store, _ in
      let source = try FetchedResultsDataSource(request, in: store)
      #expect(source.count == 600 && source.items.filter(\.isUnreadable).isEmpty)
      source.arrange(where: nil, sortBy: QueryObject<Order>().number.descending)
      #expect(source.items.map(\.number) == source.items.map(\.number).sorted(by: >))
    }
  }
}
