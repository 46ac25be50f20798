/// Where the findings and the time of a run went, by rule.
public struct LintStatistics: Sendable {
  public private(set) var findings: [String: Int] = [:]
  /// Processor time in nanoseconds.
  public private(set) var times: [String: UInt64] = [:]
  public var files = 0
  public var bytes = 0

  public init() {}

  mutating func add(_ time: UInt64, to rule: String) {
    times[rule, default: 0] += time
  }

  mutating func count(_ rules: [String]) {
    for rule in rules { findings[rule, default: 0] += 1 }
  }

  mutating func merge(_ other: LintStatistics) {
    findings.merge(other.findings, uniquingKeysWith: +)
    times.merge(other.times, uniquingKeysWith: +)
    files += other.files
    bytes += other.bytes
  }

  /// A table: rules by the number of their findings, then by name.
  public var text: String {
    let rules = Set(findings.keys).union(times.keys).sorted {
      (findings[$1] ?? 0, $0) < (findings[$0] ?? 0, $1)
    }
    let width = rules.map(\.count).max() ?? 0
    let lines = rules.map { rule in
      let count = String(findings[rule] ?? 0)
      let time = Self.milliseconds(times[rule] ?? 0)
      return rule + Self.blank(width - rule.count) + Self.blank(10 - count.count) + count
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
