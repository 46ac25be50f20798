import Diagnostics

/// What was found when a project began to lint: counted, by file, rule and what it is about, without lines,
/// figures and lists, which change with code that has nothing to do with it.
public struct Baseline: Sendable {
  /// What makes two findings in a file the same one.
  struct Item: Hashable, Comparable, Sendable {
    let rule: String
    let subject: Subject

    /// Whether it is about a member of a type, which has the same name in whatever file it lies.
    var isOfMember: Bool { subject.isOfMember }

    /// The rule is left out: few findings differ in nothing else, and looking one up takes less.
    func hash(into hasher: inout Hasher) { hasher.combine(subject) }

    static func < (left: Item, right: Item) -> Bool {
      (left.rule, left.subject.text) < (right.rule, right.subject.text)
    }
  }

  /// How often an item was found, with the place of its line, to point at when it is stale.
  struct Entry: Sendable {
    var count: Int
    var range: FileRange?
  }

  typealias Entries = [Item: Entry]

  /// By the path of the file; only of files that have some.
  private(set) var files: [String: Entries] = [:]

  /// The name of the baseline that lies beside the settings.
  public static let name = ".swiftlint-baseline"

  init() {}

  init(of diagnostics: [Diagnostic]) {
    for (file, diagnostics) in Dictionary(grouping: diagnostics, by: \.range.file) {
      let found = diagnostics.map { (Item($0), Entry(count: 1)) }
      files[file] = Dictionary(found) { Entry(count: $0.count + $1.count) }
    }
  }

  /// What both have, with the smaller count: a baseline only shrinks.
  func intersection(with other: Baseline) -> Baseline {
    compactMap { file, item, entry in
      let count = min(entry.count, other.files[file]?[item]?.count ?? 0)
      return count > 0 ? Entry(count: count, range: entry.range) : nil
    }
  }

  /// The entries that a condition holds for.
  func filter(_ isWanted: (_ file: String, Item) -> Bool) -> Baseline {
    compactMap { isWanted($0, $1) ? $2 : nil }
  }

  private func compactMap(_ transform: (_ file: String, Item, Entry) -> Entry?) -> Baseline {
    var result = Baseline()
    for (file, entries) in files {
      let kept = entries.compactMap { item, entry in
        transform(file, item, entry).map { (item, $0) }
      }
      result.add(Dictionary(uniqueKeysWithValues: kept), of: file)
    }
    return result
  }

  /// What either has, with the larger count.
  func union(with other: Baseline) -> Baseline {
    var union = self
    union.files.merge(other.files) { mine, others in
      mine.merging(others) { $0.count < $1.count ? $1 : $0 }
    }
    return union
  }

  /// Entries of the same item are counted together.
  mutating func add(_ entries: Entries, of file: String) {
    guard !entries.isEmpty else { return }
    let more = files.updateValue(entries, forKey: file) ?? [:]
    guard !more.isEmpty else { return }
    files[file]?.merge(more) { Entry(count: $0.count + $1.count, range: $1.range) }
  }

  /// Takes out what it lists of a file.
  mutating func remove(_ file: String) -> Entries { files.removeValue(forKey: file) ?? [:] }

  /// Takes out of a file what is among some entries as well, and returns that.
  mutating func remove(_ entries: Entries, from file: String) -> Entries {
    let mine = remove(file)
    let common = entries.compactMap { item, entry in
      mine[item].map { (item, Entry(count: min(entry.count, $0.count), range: entry.range)) }
    }
    let removed = Entries(uniqueKeysWithValues: common)
    add(mine.subtracting(removed), of: file)
    return removed
  }

  public var isEmpty: Bool { files.isEmpty }
  public var count: Int { files.values.reduce(0) { $0 + $1.findingCount } }
}

extension Baseline.Entries {
  var findingCount: Int { values.reduce(0) { $0 + $1.count } }

  /// The same about another item.
  func renamed(_ item: Baseline.Item) -> Self {
    isEmpty ? [:] : [item: Baseline.Entry(count: findingCount, range: values.first?.range)]
  }

  /// What is more than in others.
  func subtracting(_ others: Self) -> Self {
    others.reduce(into: self) { left, other in
      left[other.key]?.count -= other.value.count
      if let count = left[other.key]?.count, count <= 0 { left[other.key] = nil }
    }
  }
}

extension Baseline.Item {
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule, subject: diagnostic.subject ?? Subject(declaration: "", word: ""))
  }
}

extension Baseline {
  /// The same with other names of files.
  func moved(_ move: (String) -> String) -> Baseline {
    var moved = Baseline()
    for (file, entries) in files { moved.add(entries, of: move(file)) }
    return moved
  }

  /// How often a finding is in a file.
  typealias Trace = (file: String, count: Int)

  /// In which files an item is found.
  var traces: [Item: [Trace]] {
    var traces: [Item: [Trace]] = [:]
    for (file, entries) in files {
      for (item, entry) in entries { traces[item, default: []].append((file, entry.count)) }
    }
    return traces
  }
}
