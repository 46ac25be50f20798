import ModelKit

/// The rows of a table, read in the order of their keys; behind one that cannot be read, reading goes on
/// with the next key from which on it can.
struct RecoveredRows {
  /// Where rows may be lost: behind a key and before another, as far as there are such.
  struct Gap {
    let last: Int?
    let next: Int?

    /// Such as `behind News 12 and before News 31`.
    func words(for name: String) -> String {
      (last.map { "behind \(name) \($0)" } ?? "from the beginning")
        + (next.map { " and before \(name) \($0)" } ?? "")
    }
  }

  /// What is thrown while a row is written, not read.
  private struct WritingFailure: Error {
    let reason: any Error
  }

  private let connection: SQLiteConnection
  private let selection: String

  /// - Parameters:
  ///   - columns: of the table `t0`.
  ///   - table: as SQL writes it.
  ///   - key: the column that comes first in the order of the table.
  init(_ connection: SQLiteConnection, _ columns: String, table: String, key: String) {
    self.connection = connection
    selection = "SELECT \(columns) FROM \(table) t0 WHERE t0.\(key) >= ? ORDER BY t0.\(key)"
  }

  /// - Parameter write: takes a row and returns its key.
  /// - Returns: the gaps.
  /// - Throws: what `write` throws.
  func read(_ write: (SQLiteStatement) throws -> Int) throws -> [Gap] {
    var gaps: [Gap] = []
    var last: Int?
    var start = ObjectID.keys.lowerBound
    while true {
      do {
        try connection.rows(of: selection, [.integer(start)]) { statement in
          do { last = try write(statement) } catch { throw WritingFailure(reason: error) }
        }
        return gaps
      } catch let failure as WritingFailure {
        throw failure.reason
      } catch is StoreError {
        let next = nextReadableKey(from: max(start, last.map { $0 + 1 } ?? start))
        gaps.append(Gap(last: last, next: next))
        guard let next else { return gaps }
        start = next
      }
    }
  }

  /// Looks twice as far each time, and then for the nearest.
  private func nextReadableKey(from first: Int) -> Int? {
    var (unreadable, readable, distance) = (first - 1, first, 1)
    while !isReadable(from: readable) {
      guard readable <= ObjectID.keys.upperBound else { return nil }
      unreadable = readable
      readable += distance
      distance *= 2
    }
    while readable - unreadable > 1 {
      let middle = unreadable + (readable - unreadable) / 2
      if isReadable(from: middle) { readable = middle } else { unreadable = middle }
    }
    return readable
  }

  private func isReadable(from key: Int) -> Bool {
    (try? connection.rows(of: selection + " LIMIT 1", [.integer(key)]) { _ in }) != nil
  }
}
