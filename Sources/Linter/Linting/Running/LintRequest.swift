import Diagnostics
import SourceModel

/// What a run is asked to do.
public struct LintRequest: Sendable {
  /// Where the files come from.
  public enum Origin: Sendable {
    /// The Swift files among and below some paths.
    case paths([String])
    /// What the next commit changes, as it stands in git's index.
    case staged
    /// One text, judged as if it were the file at a path.
    case text([UInt8], path: String)
  }

  /// What becomes of a baseline.
  public enum BaselineUse: Hashable, Sendable {
    /// The file beside the settings, if there is one.
    case found
    case file(String)
    case none
    /// Written: a new one, or the old one without what is mended; with what is new where it is to be extended.
    case write(String?, extending: Bool)
  }

  public var origin: Origin
  /// A commit: only lines that changed since the one in common with it count.
  public var since: String?
  /// The identifiers of the rules to run; empty for all that are on.
  public var only: [String] = []
  /// The identifiers of rules that do not run.
  public var ignored: [String] = []
  /// Options of rules over those of all settings, as `rule.option=value`.
  public var assigned: [String] = []
  public var shard: Shard?
  public var baseline = BaselineUse.found
  /// Whether the fixes of certain findings are applied.
  public var fixes = false
  /// Whether it is said of each better name what becomes of it: a fix, a plan, or why there is none.
  public var plansRenames = false
  /// Whether it is told of each finding what it is about.
  public var tellsSubjects = false
  /// Why what is found is to be allowed by comments; nil where none are to be inserted.
  public var reason: String?
  /// Whether all findings of a file are told that has thousands of them.
  public var listsAll = false
  /// Whether the files that diagnostics point into are wanted whole, and not only the lines.
  public var showsWholeFiles = false
  public var threads = processorCount
  /// Whether the time of each rule is taken; nothing comes from the cache then.
  public var isTimed = false
  /// Whether the outcome of an earlier run may be used, and this one's be kept.
  public var usesCache = false

  public init(_ origin: Origin) {
    self.origin = origin
  }
}

/// What a run came to.
public struct LintResult: Sendable {
  public var diagnostics: [Diagnostic]
  /// The files that the diagnostics point into, as far as the request needs them.
  public var sources: [SourceText] = []
  /// Of all findings, also of those that are not told one by one.
  public var errorCount = 0
  public var warningCount = 0
  public var rules: [RuleDescription]
  public var statistics: LintStatistics
  /// What the user should know besides: a baseline was written, a fix was refused.
  public var remarks: [String] = []
  /// What a baseline took away.
  public var known: [Diagnostic] = []
  public var fixedCount = 0
  /// The text from the standard input as it is fixed.
  public var fixedText: [UInt8]?
  /// What of earlier reports and of baselines the run would have found.
  public var judged: JudgedItems?
  /// What was seen of the files, which goes with the result.
  var projects: [Project] = []
}
