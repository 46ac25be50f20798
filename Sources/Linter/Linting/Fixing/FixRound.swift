import Diagnostics
import SourceModel

/// Applies the fixes of certain findings and looks again, until nothing is left to apply: all in memory, so that
/// the texts that were judged are those that are fixed. Then writes them.
struct FixRound {
  /// Where the fixed texts go.
  enum Target {
    case files
    /// To files, and into git's index.
    case filesAndIndex
    /// To whoever gave the text, and to no file.
    case output
  }

  private let linter: Linter
  private(set) var groups: [LintGroup]
  private(set) var remarks: [String] = []
  /// What stood in the wanted files, by their paths.
  private var originals: [String: [UInt8]] = [:]
  private var fixed: [String: [UInt8]] = [:]
  /// Files whose fixes were refused: they are not tried again.
  private var refused: Set<String> = []
  /// How many fixes were applied, by file.
  private var fixCounts: [String: Int] = [:]
  private let target: Target

  /// A fix may uncover the next one, but two may not take turns for ever.
  private static let mostRounds = 10

  var fixedCount: Int { fixCounts.values.reduce(0, +) }

  init(linter: Linter, groups: [LintGroup], target: Target) throws(LintFailure) {
    self.linter = linter
    self.target = target
    self.groups = groups
    var unreadable: [String] = []
    for (number, group) in groups.enumerated() {
      self.groups[number] = group.settled(threads: linter.threads).mapFiles { file in
        guard file.isWanted else { return file }
        guard let bytes = file.read() else {
          unreadable.append(file.path)
          return file
        }
        originals[file.path] = bytes
        return file.with(bytes: bytes)
      }
    }
    guard unreadable.isEmpty else { throw .unreadable(unreadable) }
  }

  /// - Parameter isChosen: whether a finding in a text is one to be fixed.
  mutating func run(
    isChosen: (Diagnostic, SourceText) -> Bool
  ) throws(LintFailure) -> Linter.Outcome {
    var outcome = linter.lint(groups)
    for _ in 0..<Self.mostRounds {
      guard outcome.unreadable.isEmpty else { throw .unreadable(outcome.unreadable) }
      guard applyAll(outcome, isChosen) else { break }
      outcome = linter.lint(groups)
    }
    return outcome
  }

  /// Whether anything was changed.
  private mutating func applyAll(
    _ outcome: Linter.Outcome, _ isChosen: (Diagnostic, SourceText) -> Bool
  ) -> Bool {
    var texts: [String: SourceText] = [:]
    let certain = outcome.diagnostics.filter { diagnostic in
      let path = diagnostic.range.file
      guard diagnostic.finding.certainty == .certain, !refused.contains(path),
        let bytes = fixed[path] ?? originals[path]
      else { return false }
      let text = texts[path] ?? SourceText(file: path, bytes: bytes)
      texts[path] = text
      return isChosen(diagnostic, text)
    }
    let fixes = RenameFixes(in: groups, threads: linter.threads).added(to: certain)
      .compactMap(\.finding.fix)
    var changed: [String: [UInt8]] = [:]
    for file in FixPlan(fixes).files where !refused.contains(file.path) {
      guard let bytes = fixed[file.path] ?? originals[file.path] else { continue }
      if let reason = hindrance(to: file.path) {
        refuse(file.path, because: reason)
        continue
      }
      let mended = file.applied(to: bytes)
      guard ScanQuality(mended) >= ScanQuality(bytes), mended != bytes else {
        refuse(file.path, because: "its fixes would break it")
        continue
      }
      fixCounts[file.path, default: 0] += file.fixCount
      changed[file.path] = mended
    }
    guard !changed.isEmpty else { return false }
    fixed.merge(changed) { $1 }
    groups = groups.map { group in
      group.mapFiles { file in changed[file.path].map(file.with(bytes:)) ?? file }
    }
    return true
  }

  private mutating func refuse(_ path: String, because reason: String) {
    refused.insert(path)
    remarks.append("left '\(path)' as it is: \(reason)")
  }

  /// Why a file is not to be written; nil where nothing hinders it.
  private func hindrance(to path: String) -> String? {
    if target == .output { return nil }
    guard let bytes = Disk.bytes(of: path) else {
      return Disk.isMissing(path) ? "it is not in the working tree" : "it cannot be read"
    }
    if Disk.isReadOnly(path) { return "it is read-only" }
    guard target == .filesAndIndex, bytes != originals[path] else { return nil }
    return "it has changes that are not staged"
  }
}

// MARK: Writing

extension FixRound {
  /// Writes the fixed texts, and takes them into git's index where that is what was fixed. A file that somebody
  /// has changed meanwhile stays as it is.
  mutating func write() throws(LintFailure) {
    var written: [String] = []
    for (path, bytes) in fixed.sorted(by: { $0.key < $1.key }) {
      guard Disk.bytes(of: path) == originals[path] else {
        refuse(path, because: "somebody has changed it meanwhile")
        fixCounts[path] = nil
        continue
      }
      do {
        try Disk.write(bytes, to: path)
      } catch {
        throw .notWritable(path, reason: error.reason)
      }
      written.append(path)
    }
    guard target == .filesAndIndex, !written.isEmpty else { return }
    do {
      _ = try GitRepository.run(
        ["update-index", "-z", "--stdin"],
        input: written.flatMap { Array($0.utf8) + [0] })
    } catch {
      throw .git(error)
    }
  }
}

/// How well a text reads as Swift: a fix must not make it read worse.
struct ScanQuality {
  private let shape: SourceShape

  init(_ bytes: [UInt8]) {
    var scanner = SourceScanner()
    shape = scanner.source(at: "", bytes: bytes, conventions: Conventions()).shape
  }

  static func >= (mended: ScanQuality, before: ScanQuality) -> Bool {
    mended.shape == before.shape
  }
}
