import Diagnostics
import YAML

/// What was found when a project began to lint: counted, by file, rule and message, without line numbers.
public struct Baseline: Sendable {
  /// What makes two findings the same one.
  struct Key: Hashable, Comparable {
    let file: String
    let rule: String
    let message: String

    static func < (left: Key, right: Key) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  /// An entry with the place of its line, to point at when it is stale.
  struct Entry {
    var count: Int
    var range: FileRange?
  }

  private(set) var entries: [Key: Entry] = [:]

  /// The name of the baseline that lies beside the settings.
  public static let name = ".swiftlint-baseline"

  init() {}

  init(of diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      entries[Key(diagnostic), default: Entry(count: 0)].count += 1
    }
  }

  /// What both have, with the smaller count: a baseline only shrinks.
  func intersection(with other: Baseline) -> Baseline {
    var common = Baseline()
    for (key, entry) in entries {
      let count = min(entry.count, other.entries[key]?.count ?? 0)
      if count > 0 { common.entries[key] = Entry(count: count, range: entry.range) }
    }
    return common
  }

  /// The entries that a condition holds for.
  func filter(_ isWanted: (Key) -> Bool) -> Baseline {
    var part = Baseline()
    part.entries = entries.filter { isWanted($0.key) }
    return part
  }

  func merging(_ other: Baseline) -> Baseline {
    var union = self
    union.entries.merge(other.entries) { mine, _ in mine }
    return union
  }

  public var isEmpty: Bool { entries.isEmpty }
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }
}

extension Baseline.Key {
  init(_ diagnostic: Diagnostic) {
    self.init(
      file: diagnostic.range.file, rule: diagnostic.rule, message: diagnostic.message)
  }

  /// The same with another name of the file.
  func moved(_ move: (String) -> String) -> Baseline.Key {
    Baseline.Key(file: move(file), rule: rule, message: message)
  }
}

extension Baseline {
  /// The same with other names of the files, as seen from another folder.
  func moved(_ move: (String) -> String) -> Baseline {
    var moved = Baseline()
    for (key, entry) in entries { moved.entries[key.moved(move)] = entry }
    return moved
  }

  mutating func add(_ key: Key, _ entry: Entry) {
    entries[key] = Entry(count: (entries[key]?.count ?? 0) + entry.count, range: entry.range)
  }
}
