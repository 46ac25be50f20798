import ModelKit

/// The rows of a table, read in the order of their keys; behind one that cannot be read, reading goes on
/// with the next key from which on it can.
struct RecoveredRows {
  /// Where rows may be lost: behind a key and before another, as far as there are such.
  struct Gap {
    let last: Int?
    let next: Int?

    /// Such as `behind News 12 and before News 31`; nil where any row may be lost.
    func words(for name: String) -> String? {
      let first = last.map { "behind \(name) \($0)" }
      let end = next.map { "before \(name) \($0)" }
      let words = [first, end].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: " and ")
    }
  }

  /// What is thrown while a row is written, not read.
  private struct WritingFailure: Error {
    let reason: any Error
  }

  /// A row that cannot come where it does. Pages that lead back to others have rows without an end.
  private struct Disorder: Error {}

  /// The rows so far: keys grow, and rows of one key differ in what tells them apart.
  private struct Order {
    var last: Int?
    private var identities: Set<Int> = []

    mutating func takes(_ key: Int, _ identity: Int) -> Bool {
      guard key >= last ?? key else { return false }
      if key != last { identities.removeAll() }
      last = key
      return identities.insert(identity).inserted
    }
  }

  private let connection: SQLiteConnection
  private let selection: String
  private let identityColumn: Int32

  /// - Parameters:
  ///   - columns: of the table `t0`, the key first.
  ///   - table: as SQL writes it.
  ///   - key: the column that comes first in the order of the table.
  ///   - identityColumn: the place of what tells rows of one key apart.
  init(
    _ connection: SQLiteConnection, _ columns: String, table: String, key: String,
    identityColumn: Int32 = 0
  ) {
    self.connection = connection
    self.identityColumn = identityColumn
    selection = "SELECT \(columns) FROM \(table) t0 WHERE t0.\(key) >= ? ORDER BY t0.\(key)"
  }

  /// - Parameter write: takes a row.
  /// - Returns: the gaps.
  /// - Throws: what `write` throws.
  func read(_ write: (SQLiteStatement) throws -> Void) throws -> [Gap] {
    var gaps: [Gap] = []
    var order = Order()
    var start = ObjectID.keys.lowerBound
    while true {
      var rest = start + 1
      do {
        try connection.read(selection, [.integer(start)]) { statement in
          let key = statement.integer(0)
          guard key >= start, order.takes(key, statement.integer(identityColumn)) else {
            throw Disorder()
          }
          rest = min(key, ObjectID.keys.upperBound) + 1
          do { try write(statement) } catch { throw WritingFailure(reason: error) }
        }
        return gaps
      } catch let failure as WritingFailure {
        throw failure.reason
      } catch let error where error is StoreError || error is Disorder {
        let next = nextReadableKey(from: rest)
        gaps.append(Gap(last: order.last, next: next))
        guard let next else { return gaps }
        start = next
      }
    }
  }

  /// Looks twice as far each time, and then for the nearest.
  private func nextReadableKey(from first: Int) -> Int? {
    guard first <= ObjectID.keys.upperBound else { return nil }
    var (unreadable, readable, distance) = (first - 1, first, 1)
    while !isReadable(from: readable) {
      guard readable <= ObjectID.keys.upperBound else { return nil }
      unreadable = readable
      readable += distance
      distance *= 2
    }
    return (unreadable + 1..<readable).bisected(isReadable)
  }

  private func isReadable(from key: Int) -> Bool {
    let found = try? connection.rows(of: selection + " LIMIT 1", [.integer(key)]) { $0.integer(0) }
    return found.map { $0.allSatisfy { $0 >= key } } ?? false
  }
}
