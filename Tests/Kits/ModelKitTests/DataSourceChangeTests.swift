import TestSupport
import Testing

@testable import ModelKit

/// How one list has become another.
@MainActor struct DataSourceChangeTests {
  @Test func `What is removed and inserted leads to the new list, and is as little as can be`() {
    for _ in 0..<500 {
      let (old, new) = (list(), list())
      let change = DataSourceChange(from: old, to: new) { $0.isMultiple(of: 3) }
      var followed = old
      for row in change.removed.reversed() { followed.remove(at: row) }
      for row in change.inserted { followed.insert(new[row], at: row) }
      #expect(followed == new, "\(old)")
      #expect(change.removed == change.removed.sorted())
      let count = change.removed.count + change.inserted.count
      #expect(count == new.difference(from: old).count, "\(old) \(new)")
      let stayed = Set(new.indices).subtracting(change.inserted).sorted()
      #expect(change.updated == stayed.filter { new[$0].isMultiple(of: 3) })
    }
  }

  /// Some of a few numbers, most of them in their order.
  private func list() -> [Int] {
    var numbers = (0..<12).filter { _ in Int.random(in: 0..<4) > 0 }
    for _ in 0..<Int.random(in: 0..<4) {
      guard let number = numbers.randomElement() else { break }
      numbers.removeAll { $0 == number }
      numbers.insert(number, at: Int.random(in: 0...numbers.count))
    }
    return numbers
  }

  @Test func `Thousands of rows come, go and move in a moment`() {
    let count = 20_000
    let numbers = ArrayDataSource(Array(0..<count))
    let some = FilteredDataSource(numbers) { $0.isMultiple(of: 2) }
    var changes: [DataSourceChange] = []
    let observation = some.observe { changes.append($0) }
    defer { observation.cancel() }
    let time = processorTime {
      some.isIncluded = { !$0.isMultiple(of: 2) }
      changes.append(
        DataSourceChange(from: numbers.items, to: numbers.items.reversed()) { _ in false })
    }
    #expect(changes.map(\.removed.count) == [count / 2, count - 1])
    #expect(changes.map(\.inserted.count) == [count / 2, count - 1])
    #expect(time < 5)
  }
}
