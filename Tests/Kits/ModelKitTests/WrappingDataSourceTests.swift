import ModelKit
import Testing

@MainActor struct WrappingDataSourceTests {
  private struct TooLong: Error {}

  /// Only what every data source has to say.
  private final class Squares: DataSource {
    let observers = DataSourceObservers()
    var count: Int { 4 }
    subscript(row: Int) -> Int { row * row }
  }

  @Test func `The rest follows from the number of items and the item of a row`() {
    let squares = Squares()
    #expect(squares.items == [0, 1, 4, 9] && !squares.isEmpty)
    #expect(squares.item(at: 3) == 9 && squares.item(at: 4) == nil && squares.item(at: -1) == nil)
    #expect(squares.row(of: 4) == 2 && squares.row(of: 5) == nil)
    let even = FilteredDataSource(squares) { $0.isMultiple(of: 2) }
    #expect(even.items == [0, 4] && even.row(of: 4) == 1 && even.row(of: 9) == nil)
  }

  @Test func `A filter passes on what it lets through, as changes of its own rows`() throws {
    let words = ArrayDataSource(["a", "bb", "c", "dd"])
    let short = FilteredDataSource(words) { $0.count == 1 }
    var changes: [DataSourceChange] = []
    let observation = short.observe { changes.append($0) }
    defer { observation.cancel() }
    words.insert("e", at: 3)
    words.insert("ff", at: 0)
    words.remove(at: 1)
    #expect(words.items == ["ff", "bb", "c", "e", "dd"] && short.items == ["c", "e"])
    #expect(
      changes == [
        DataSourceChange(removed: [], inserted: [2], updated: []),
        DataSourceChange(removed: [0], inserted: [], updated: []),
      ])
    short.isIncluded = { $0.count == 2 }
    #expect(short.items == ["ff", "bb", "dd"])
    #expect(changes.last == DataSourceChange(removed: [0, 1], inserted: [0, 1, 2], updated: []))
  }

  @Test func `Everyone who wraps a data source is told of its changes`() {
    let numbers = ArrayDataSource(Array(1...6))
    let even = FilteredDataSource(numbers) { $0.isMultiple(of: 2) }
    let odd = FilteredDataSource(numbers) { !$0.isMultiple(of: 2) }
    var changeCount = 0
    let observation = numbers.observe { _ in changeCount += 1 }
    numbers.remove(at: 0)
    #expect(even.items == [2, 4, 6] && odd.items == [3, 5] && changeCount == 1)
    observation.cancel()
    numbers.remove(at: 0)
    #expect(even.items == [4, 6] && odd.items == [3, 5] && changeCount == 1)
  }

  @Test func `A filter over fetched results follows the values of objects`() async throws {
    let store = try NewsStore(at: .memory)
    let news = ["a", "b", "c"].map { insertNews($0, in: store) }
    try await store.save()
    await store.settle()
    let all = try FetchedResultsDataSource(
      FetchRequest<News>(sortBy: { [$0.title.ascending] }), in: store)
    let changed = FilteredDataSource(all) { $0.body != "text" }
    var changes: [DataSourceChange] = []
    let observation = changed.observe { changes.append($0) }
    defer { observation.cancel() }
    news[1].body = "changed"
    try await store.save()
    await store.settle()
    #expect(changed.items.map(\.title) == ["b"])
    news[1].title = "bb"
    try await store.save()
    await store.settle()
    #expect(
      changes == [
        DataSourceChange(removed: [], inserted: [0], updated: []),
        DataSourceChange(removed: [], inserted: [], updated: [0]),
      ])
  }

  @Test func `Sections bring together what has a value in common`() {
    let words = ArrayDataSource(["bee", "ant", "bug", "cow"])
    let sectioned = SectionedDataSource(words, by: \.first)
    var changes: [DataSourceChange] = []
    let observation = sectioned.observe { changes.append($0) }
    defer { observation.cancel() }
    #expect(sectioned.items == ["bee", "bug", "ant", "cow"])
    #expect(sectioned.sections.map(\.value) == ["b", "a", "c"])
    #expect(sectioned.sections.map(\.rows) == [0..<2, 2..<3, 3..<4])
    words.insert("ape", at: 4)
    #expect(sectioned.items == ["bee", "bug", "ant", "ape", "cow"])
    #expect(sectioned.row(of: "cow") == 4)
    words.remove(at: 0)
    #expect(sectioned.items == ["ant", "ape", "bug", "cow"])
    #expect(changes.first == DataSourceChange(removed: [], inserted: [3], updated: []))
    #expect(changes.last == DataSourceChange(removed: [0, 1], inserted: [2], updated: []))
  }

  @Test func `Only valid items come in`() throws {
    let words = ArrayDataSource(["a"])
    let valid = ValidatingDataSource(words) { if $0.count > 1 { throw TooLong() } }
    var count = 0
    let observation = valid.observe { _ in count += 1 }
    defer { observation.cancel() }
    try valid.insert("b", at: 1)
    #expect(throws: TooLong.self) { try valid.insert("cc", at: 0) }
    #expect(words.items == ["a", "b"] && count == 1)
    try valid.remove(at: 0)
    #expect(valid.items == ["b"] && valid.row(of: "b") == 0)
  }

  @Test func `Data sources wrap those that wrap others`() {
    let words = ArrayDataSource(["bee", "ant", "bug", "cow"])
    let filtered = FilteredDataSource(words) { $0 != "ant" }
    let sectioned = SectionedDataSource(filtered, by: \.first)
    words.show(["cow", "ant", "cat", "bee"])
    #expect(sectioned.items == ["cow", "cat", "bee"])
  }
}
