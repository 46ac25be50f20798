import Diagnostics
import SourceModel

/// A run over one or several projects: files go in, diagnostics come out, always in the same order.
public struct Linter: Sendable {
  /// The identifiers of the rules to run; nil for all that are on.
  public var only: Set<String>?
  public var threads: Int
  /// Whether the time of each rule is taken.
  public var isTimed: Bool
  /// How many names of a file that look wrong in one way are judged; in nearly every file that is all.
  var most = Linter.usualMost
  static let usualMost = 10_000
  /// Whether it is going to be asked what findings are about.
  var tellsSubjects = false
  /// Where to look for what the findings of wanted files hang on; nil where all files are to be looked at.
  var outlines: OutlineCache.Origin?

  public init(
    only: Set<String>? = nil, threads: Int = processorCount, isTimed: Bool = false
  ) {
    self.only = only
    self.threads = threads
    self.isTimed = isTimed
  }

  /// What a run found, before baseline and changed lines.
  public struct Outcome: Sendable {
    public var diagnostics: [Diagnostic]
    public var statistics: LintStatistics
    /// The lines that findings point into, as far as they are at hand, by the paths of their files.
    public var texts: [String: SourceText] = [:]
    /// Files that could not be read: the run is not complete.
    public var unreadable: [String]
    /// Wanted files that are not judged, since armature has written them and nobody changed them.
    var unjudged: [String] = []
    /// Files in which there is more to be found than was looked for.
    var cut: [String] = []
    /// Wanted files that are not whole, of which nothing else can be said.
    var unfinished: [String] = []
    /// What was seen of the files, all of which the outcome keeps: to take it apart takes time that a process
    /// which ends can save.
    var projects: [Project] = []
  }

  public func lint(_ groups: [LintGroup]) -> Outcome {
    var outcome = Outcome(diagnostics: [], statistics: LintStatistics(), unreadable: [])
    for group in groups {
      let run = GroupRun(group, by: self)
      if outcome.diagnostics.isEmpty {
        outcome.diagnostics = run.diagnostics
      } else {
        outcome.diagnostics += run.diagnostics
      }
      if outcome.texts.isEmpty {
        outcome.texts = run.texts
      } else {
        outcome.texts.merge(run.texts) { first, _ in first }
      }
      outcome.statistics.merge(run.statistics)
      outcome.unreadable += run.unreadable
      outcome.unjudged += run.unjudged
      outcome.cut += run.cut
      outcome.unfinished += run.unfinished
      outcome.projects.append(run.project)
    }
    outcome.diagnostics.sort()
    return outcome
  }
}
