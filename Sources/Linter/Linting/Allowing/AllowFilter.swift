import Diagnostics
import SourceModel

/// Takes away what the comments of a file allow, and finds what is wrong with these comments.
struct AllowFilter {
  private let comments: [AllowComment]
  /// The rules that ran on the file: of others nothing can be said.
  private let ranRules: Set<String>
  private let knownRules: [String]
  /// By rule: where it is allowed, in order, none touching the next.
  private let allowed: [String: [Range<Int>]]
  /// By rule: where something was found, in order once all is known.
  private var found: [String: [Int]] = [:]

  init(_ comments: [AllowComment], ranRules: Set<String>, knownRules: [String]) {
    self.comments = comments
    self.ranRules = ranRules
    self.knownRules = knownRules
    var scopes: [String: [Range<Int>]] = [:]
    for comment in comments where comment.part != .end {
      for rule in comment.rules { scopes[rule.id, default: []].append(comment.scope) }
    }
    allowed = scopes.mapValues(Self.merged)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether a finding is allowed.
  mutating func allows(_ finding: Finding, of rule: String) -> Bool {
    guard let ranges = allowed[rule] else { return false }
    let offset = finding.range.bytes.lowerBound
    let next = ranges.partitionPoint { $0.lowerBound > offset }
    guard next > 0, ranges[next - 1].contains(offset) else { return false }
    found[rule, default: []].append(offset)
    return true
  }

  /// What is found about the comments once every finding was asked for.
  func findings() -> [(rule: RuleDescription, finding: Finding)] {
    let found = found.mapValues { $0.sorted() }
    return comments.flatMap { comment in
      invalid(comment).map { (EngineRules.invalidAllow, $0) }
        + unused(comment, found: found).map { (EngineRules.unusedAllow, $0) }
    }
  }

  private func invalid(_ comment: AllowComment) -> [Finding] {
    if comment.isUnmatched {
      let other =
        comment.part == .begin ? "end it with '// armature:allow-end'" : "nothing begins here"
      return [Finding(other, at: comment.range)]
    }
    if comment.part == .end { return [] }
    if comment.rules.isEmpty {
      return [Finding("name the rule: '// armature:allow rule -- reason'", at: comment.range)]
    }
    var findings = comment.rules.filter { !knownRules.contains($0.id) }.map { rule in
      let problem = Diagnostic.unknown("rule", called: rule.id, at: rule.range, known: knownRules)
      return Finding(problem.message, at: rule.range)
    }
    if !comment.hasReason {
      let names = comment.rules.map(\.id).joined(separator: ", ")
      findings.append(
        Finding("say why: '// armature:allow \(names) -- reason'", at: comment.range))
    }
    return findings
  }

  private func unused(_ comment: AllowComment, found: [String: [Int]]) -> [Finding] {
    guard comment.part != .end else { return [] }
    let unused = comment.rules.filter { rule in
      let offsets = found[rule.id] ?? []
      let first = offsets.partitionPoint { $0 >= comment.scope.lowerBound }
      let isUsed = first < offsets.count && comment.scope.contains(offsets[first])
      return ranRules.contains(rule.id) && !isUsed
    }
    return unused.map { rule in
      let isOnly = comment.rules.count == 1 && comment.part == .whole
      let removal = Fix("remove the comment", edits: [Edit(comment.range, with: "")])
      return Finding(
        "remove it: \(rule.id) finds nothing here", at: rule.range,
        fix: isOnly ? removal : nil)
    }
  }
}
