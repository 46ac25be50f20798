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
  /// Files whose lines end otherwise in the working tree than in git's index.
  private var withReturns: Set<String> = []
  /// How many fixes were applied, by file.
  private var fixCounts: [String: Int] = [:]
  private let target: Target
  private let innerRepositories: InnerRepositories

  /// A fix may uncover the next one, but two may not take turns for ever.
  private static let mostRounds = 10

  var fixedCount: Int { fixCounts.values.reduce(0, +) }

  init(
    linter: Linter, groups: [LintGroup], target: Target, innerRepositories: InnerRepositories
  ) throws(LintFailure) {
    self.linter = linter
    self.target = target
    self.innerRepositories = innerRepositories
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

  /// - Parameters:
  ///   - new: leaves of what is found now what is to be mended.
  ///   - isChosen: whether a finding in a text is one to be fixed.
  mutating func run(
    new: ([Diagnostic], [LintGroup]) throws(LintFailure) -> [Diagnostic] = { found, _ in
      found
    },
    isChosen: (Diagnostic, SourceText) -> Bool
  ) throws(LintFailure) -> Linter.Outcome {
    var outcome = linter.lint(groups)
    for _ in 0..<Self.mostRounds {
      guard outcome.unreadable.isEmpty else { throw .unreadable(outcome.unreadable) }
      guard applyAll(try new(outcome.diagnostics, groups), isChosen) else { break }
      outcome = linter.lint(groups)
    }
    return outcome
  }

  /// Whether anything was changed.
  private mutating func applyAll(
    _ diagnostics: [Diagnostic], _ isChosen: (Diagnostic, SourceText) -> Bool
  ) -> Bool {
    var texts: [String: SourceText] = [:]
    let certain = diagnostics.filter { diagnostic in
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
  private mutating func hindrance(to path: String) -> String? {
    if target == .output { return nil }
    guard let bytes = Disk.bytes(of: path) else {
      return Disk.isMissing(path) ? "it is not in the working tree" : "it cannot be read"
    }
    if let reason = Disk.readOnlyReason(path) { return reason }
    if let other = innerRepositories.unnamed(around: path) {
      return "it belongs to the repository '\(other)'; name that to fix it"
    }
    guard target == .filesAndIndex, let original = originals[path] else { return nil }
    if RepositoryFolder.isIndexOfPart {
      return "'git commit' takes it past the index, which would keep the old text; fix it before"
    }
    if bytes == original { return nil }
    guard GitRepository.agrees(on: path) else { return "it has changes that are not staged" }
    guard bytes == original.withReturns else { return "git has another text of it than the disk" }
    withReturns.insert(path)
    return nil
  }
}

// MARK: Writing

extension FixRound {
  /// Writes the fixed texts, and takes them into git's index where that is what was fixed: either both or neither.
  /// A file that somebody has changed meanwhile stays as it is, and one that cannot be written does not keep the
  /// others from it.
  mutating func write() throws(LintFailure) {
    var written: [String] = []
    var failure: LintFailure?
    for (path, bytes) in fixed.sorted(by: { $0.key < $1.key }) {
      guard Disk.bytes(of: path) == originals[path].map({ onDisk($0, at: path) }) else {
        refuse(path, because: "somebody has changed it meanwhile")
        fixCounts[path] = nil
        continue
      }
      do {
        try Disk.write(onDisk(bytes, at: path), to: path)
        written.append(path)
      } catch {
        failure = failure ?? .notWritable(path, reason: error.reason)
      }
    }
    if target == .filesAndIndex, !written.isEmpty { try takeIntoIndex(written) }
    if let failure { throw failure }
  }

  private func takeIntoIndex(_ paths: [String]) throws(LintFailure) {
    do {
      _ = try GitRepository.run(
        ["update-index", "-z", "--stdin"],
        input: paths.flatMap { Array($0.utf8) + [0] })
    } catch {
      for path in paths {
        guard let original = originals[path] else { continue }
        do {
          try Disk.write(onDisk(original, at: path), to: path)
        } catch {
          throw .notWritable(path, reason: error.reason)
        }
      }
      throw .git(error)
    }
  }

  private func onDisk(_ bytes: [UInt8], at path: String) -> [UInt8] {
    withReturns.contains(path) ? bytes.withReturns : bytes
  }
}

extension [UInt8] {
  /// With a return before each end of a line that has none.
  fileprivate var withReturns: [UInt8] {
    var last: UInt8 = 0
    return flatMap { byte in
      defer { last = byte }
      return byte == 0x0A && last != 0x0D ? [0x0D, byte] : [byte]
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
