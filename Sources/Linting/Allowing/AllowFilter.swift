import Diagnostics

/// Takes away what the comments of a file allow, and finds what is wrong with these comments.
struct AllowFilter {
  let comments: [AllowComment]
  /// The rules that ran on the file: of others nothing can be said.
  let ranRules: Set<String>
  let knownRules: [String]
  private var used: Set<FileRange> = []

  init(_ comments: [AllowComment], ranRules: Set<String>, knownRules: [String]) {
    self.comments = comments
    self.ranRules = ranRules
    self.knownRules = knownRules
  }

  /// Whether a finding is allowed; it counts as a use of every comment that allows it.
  mutating func allows(_ finding: Finding, of rule: String) -> Bool {
    var isAllowed = false
    for comment in comments where comment.scope.contains(finding.range.bytes.lowerBound) {
      for allowed in comment.rules where allowed.id == rule {
        used.insert(allowed.range)
        isAllowed = true
      }
    }
    return isAllowed
  }

  /// What is found about the comments once every finding was asked for.
  func findings() -> [(rule: RuleDescription, finding: Finding)] {
    comments.flatMap { comment in
      invalid(comment).map { (EngineRules.invalidAllow, $0) }
        + unused(comment).map { (EngineRules.unusedAllow, $0) }
    }
  }

  private func invalid(_ comment: AllowComment) -> [Finding] {
    if comment.rules.isEmpty {
      return [Finding("name the rule: '// armature:allow rule -- reason'", at: comment.range)]
    }
    var findings = comment.rules.filter { !knownRules.contains($0.id) }.map { rule in
      let problem = Diagnostic.unknown("rule", rule.id, at: rule.range, known: knownRules)
      return Finding(problem.message, at: rule.range)
    }
    if !comment.hasReason {
      let names = comment.rules.map(\.id).joined(separator: ", ")
      findings.append(
        Finding("say why: '// armature:allow \(names) -- reason'", at: comment.range))
    }
    return findings
  }

  private func unused(_ comment: AllowComment) -> [Finding] {
    let unused = comment.rules.filter { ranRules.contains($0.id) && !used.contains($0.range) }
    return unused.map { rule in
      let isOnly = comment.rules.count == 1
      let removal = Fix("remove the comment", edits: [Edit(comment.range, with: "")])
      return Finding(
        "remove it: nothing of \(rule.id) is found here", at: rule.range,
        fix: isOnly ? removal : nil)
    }
  }
}
