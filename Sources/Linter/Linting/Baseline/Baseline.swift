import Diagnostics

/// What was found when a project began to lint: counted, by file, rule and what it is about, without lines,
/// figures and lists, which change with code that has nothing to do with it.
public struct Baseline: Sendable {
  /// What makes two findings the same one.
  struct Key: Hashable, Comparable, Sendable {
    let file: String
    let rule: String
    let subject: Subject

    /// The rule is left out: few findings differ in nothing else, and looking one up takes less.
    func hash(into hasher: inout Hasher) {
      hasher.combine(file)
      hasher.combine(subject.declaration)
      hasher.combine(subject.word)
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.file, left.rule, left.subject.declaration, left.subject.word)
        < (right.file, right.rule, right.subject.declaration, right.subject.word)
    }
  }

  /// An entry with the place of its line, to point at when it is stale.
  struct Entry: Sendable {
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

  /// What either has, with the larger count.
  func union(with other: Baseline) -> Baseline {
    var union = self
    union.entries.merge(other.entries) { $0.count < $1.count ? $1 : $0 }
    return union
  }

  public var isEmpty: Bool { entries.isEmpty }
  public var count: Int { entries.values.reduce(0) { $0 + $1.count } }
  /// The files that it lists something of.
  var files: Set<String> { Set(entries.keys.map(\.file)) }
}

extension Baseline.Key {
  init(_ diagnostic: Diagnostic) {
    self.init(
      file: diagnostic.range.file, rule: diagnostic.rule,
      subject: diagnostic.subject ?? Subject(declaration: "", word: ""))
  }

  /// The same with another name of the file.
  func inFile(_ file: String) -> Baseline.Key {
    Baseline.Key(file: file, rule: rule, subject: subject)
  }
}

extension Baseline {
  /// The same with other names of files.
  func moved(_ move: (String) -> String) -> Baseline {
    var moved = Baseline()
    var places: [String: String] = [:]
    for (key, entry) in entries {
      let place = places[key.file] ?? move(key.file)
      places[key.file] = place
      moved.add(key.inFile(place), entry)
    }
    return moved
  }

  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
  }

  mutating func add(_ key: Key, _ entry: Entry) {
    entries[key, default: Entry(count: 0, range: entry.range)].count += entry.count
  }

  /// The same for a tree in which files have been moved or renamed: what it lists of a file that is gone stands
  /// for the new file in which most of it is found.
  ///
  /// - Parameters:
  ///   - found: what is found now; asked for only where a file is gone.
  ///   - isGone: whether a listed file is there no longer.
  func following(_ found: @autoclosure () -> Baseline, isGone: (String) -> Bool) -> Baseline {
    let listed = files
    let gone = listed.filter(isGone).sorted()
    guard !gone.isEmpty else { return self }
    let traces = found().traces { !listed.contains($0) }
    let lostByFile = Dictionary(grouping: entries, by: \.key.file)
    var homes: [String: String] = [:]
    var taken: Set<String> = []
    for file in gone {
      let lost = lostByFile[file] ?? []
      var counts: [String: Int] = [:]
      for (key, entry) in lost {
        for trace in traces[key.inFile("")] ?? [] where !taken.contains(trace.file) {
          counts[trace.file, default: 0] += min(entry.count, trace.count)
        }
      }
      let total = lost.reduce(0) { $0 + $1.value.count }
      let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, best.value * 2 >= total, best.value > 0 else { continue }
      homes[file] = best.key
      taken.insert(best.key)
    }
    return homes.isEmpty ? self : moved { homes[$0] ?? $0 }
  }

  /// How often a finding is in a file.
  private typealias Trace = (file: String, count: Int)

  /// In which files a finding is, whatever the file.
  private func traces(inFilesWhere isWanted: (String) -> Bool) -> [Key: [Trace]] {
    var traces: [Key: [Trace]] = [:]
    for (key, entry) in entries where isWanted(key.file) {
      traces[key.inFile(""), default: []].append((key.file, entry.count))
    }
    return traces
  }
}
