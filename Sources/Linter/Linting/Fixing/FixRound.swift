import Diagnostics
import SourceModel

/// Applies the fixes of certain findings and looks again, until nothing is left to apply.
struct FixRound {
  let linter: Linter
  private(set) var groups: [LintGroup]
  private(set) var outcome: Linter.Outcome
  private(set) var fixedCount = 0
  private(set) var remarks: [String] = []
  /// Files whose fixes were refused: they are not tried again.
  private var refused: Set<String> = []

  /// A fix may uncover the next one, but two may not take turns for ever.
  private static let mostRounds = 10

  init(linter: Linter, groups: [LintGroup]) {
    self.linter = linter
    self.groups = groups
    outcome = Linter.Outcome(diagnostics: [], statistics: LintStatistics(), unreadable: [])
  }

  mutating func run(from first: Linter.Outcome) throws(LintFailure) {
    outcome = first
    for _ in 0..<Self.mostRounds {
      guard try applyAll() else { return }
      outcome = linter.lint(groups)
    }
  }

  /// Whether anything was changed.
  private mutating func applyAll() throws(LintFailure) -> Bool {
    let certain = outcome.diagnostics.filter { $0.finding.certainty == .certain }
    let fixes = RenameFixes(in: groups, threads: linter.threads).added(to: certain)
      .compactMap(\.finding.fix)
    var changed = false
    for file in FixPlan(fixes).files where !refused.contains(file.path) {
      guard let bytes = Disk.bytes(of: file.path) else { continue }
      let mended = file.applied(to: bytes)
      guard ScanQuality(mended) >= ScanQuality(bytes), mended != bytes else {
        refused.insert(file.path)
        remarks.append("left '\(file.path)' as it is: its fixes would break it")
        continue
      }
      do {
        try Disk.write(mended, to: file.path)
      } catch {
        throw .notWritable(file.path, reason: error.reason)
      }
      fixedCount += file.fixCount
      changed = true
    }
    return changed
  }
}

/// How well a text reads as Swift: a fix must not make it read worse.
struct ScanQuality {
  private let shape: SourceShape

  init(_ bytes: [UInt8]) {
    var scanner = SourceScanner()
    shape = scanner.source(at: "", bytes, conventions: Conventions()).shape
  }

  static func >= (mended: ScanQuality, before: ScanQuality) -> Bool {
    mended.shape == before.shape
  }
}
