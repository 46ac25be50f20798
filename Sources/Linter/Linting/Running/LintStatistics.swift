/// Where the findings and the time of a run went, by rule.
public struct LintStatistics: Sendable {
  private var findings: [String: Int] = [:]
  /// Nanoseconds, added up over all threads.
  public private(set) var times: [String: UInt64] = [:]
  /// The same for what is done once for all rules.
  var preparation = Preparation()
  public var files = 0
  public var bytes = 0

  public init() {}

  /// Nanoseconds of what rules build on.
  struct Preparation {
    var scanning: UInt64 = 0
    /// The judgement on the words of names, which all rules about words share.
    var words: UInt64 = 0
    var outlines: UInt64 = 0

    static func += (left: inout Preparation, right: Preparation) {
      left.scanning += right.scanning
      left.words += right.words
      left.outlines += right.outlines
    }
  }

  mutating func add(_ time: UInt64, to rule: String) {
    times[rule, default: 0] += time
  }

  mutating func count(_ rules: [String]) {
    for rule in rules { findings[rule, default: 0] += 1 }
  }

  mutating func merge(_ other: LintStatistics) {
    findings.merge(other.findings, uniquingKeysWith: +)
    times.merge(other.times, uniquingKeysWith: +)
    preparation += other.preparation
    files += other.files
    bytes += other.bytes
  }

  /// A table: rules by the number of their findings, then by name; below it the time of all of them, and of
  /// what they build on.
  public var text: String {
    let rules = Set(findings.keys).union(times.keys).sorted {
      (findings[$1] ?? 0, $0) < (findings[$0] ?? 0, $1)
    }
    let rows = rules.map { (name: $0, count: String(findings[$0] ?? 0), time: times[$0] ?? 0) }
    let sums: [(name: String, count: String, time: UInt64)] = [
      ("scanning", "", preparation.scanning), ("outlines of types", "", preparation.outlines),
      ("words", "", preparation.words), ("rules", "", times.values.reduce(0, +)),
    ]
    let width = (rows + sums).map(\.name.count).max() ?? 0
    let lines = (rows + sums).map { row in
      let time = Self.milliseconds(row.time)
      return row.name + Self.blank(width + 10 - row.name.count - row.count.count) + row.count
        + Self.blank(10 - time.count) + time + " ms\n"
    }
    let megabytes = String(Double(bytes / 10_000) / 100)
    return lines.joined() + "\(files) files, \(megabytes) MB\n"
  }

  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    String(Double(nanoseconds / 10_000) / 100)
  }

  private static func blank(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 1))
  }
}
