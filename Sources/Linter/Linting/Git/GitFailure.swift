/// Why git could not say what was asked: each with its cure.
public enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case noRepository
  case notInRepository(String)
  case dubiousOwnership(command: String)
  case unknownReference(String, remotes: [String])
  /// Two commits where one is asked for.
  case range(String, start: String)
  /// A commit that the two have in common is missing, or the reference itself. The branch is the one that is checked out.
  case shallow(reference: String, remotes: [String], branch: String?)
  case noMergeBase(reference: String)
  case failed(command: String, reason: String)

  public var description: String {
    switch self {
    case .missing: "git was not found: install it, for instance with 'apt-get install git'"
    case .noRepository:
      "this folder is not in a git repository: run armature inside one, or 'git init'"
    case .notInRepository(let file):
      "'\(file)' is in no git repository, so that nobody knows what changed in it: leave it out"
    case .dubiousOwnership(let command):
      "git refuses the repository because of dubious ownership: run '\(command)'"
    case .unknownReference(let reference, let remotes):
      "git knows no commit '\(reference)'" + Self.advice(on: reference, from: remotes)
    case .range(let reference, let start):
      "'\(reference)' is a range: changes are counted from one commit, "
        + "so say '--since \(start.isEmpty ? "HEAD" : start)'"
    case .shallow(let reference, let remotes, let branch):
      Self.isName(reference)
        ? "the clone is shallow and lacks the commit that HEAD and '\(reference)' have in common: "
          + "run '\(Self.deepening(reference, from: remotes, branch: branch))'"
          + "\(Self.tracking(reference, from: remotes)), \(Self.fullHistory)"
        : "the clone is shallow and lacks '\(reference)': "
          + "run 'git fetch --unshallow \(Remote.usual(among: remotes))\(branch.map { " " + $0 } ?? "")', "
          + Self.fullHistory
    case .noMergeBase(let reference): "HEAD and '\(reference)' have no commit in common"
    case .failed(let command, let reason): "'\(command)' failed: \(reason)"
    }
  }

  private static let fullHistory = "or have CI check out with full history (fetch-depth: 0)"

  /// `main` of `main..feature` and `main...feature`; nil for what is no range.
  static func beginning(ofRange reference: String) -> String? {
    let characters = Array(reference)
    let dots = characters.indices.dropLast().first {
      characters[$0] == "." && characters[$0 + 1] == "."
    }
    return dots.map { String(characters[..<$0]) }
  }

  /// Where a branch or tag that is not known can be had; a place behind a branch cannot be fetched.
  private static func advice(on reference: String, from remotes: [String]) -> String {
    guard isName(reference), !remotes.isEmpty else {
      return ": 'git log' and 'git branch --all' list those it knows"
    }
    return ": run '\(fetching(reference, from: remotes))'" + tracking(reference, from: remotes)
  }

  /// Whether it looks like a branch, a tag or a commit, which may have to be fetched; anything else is a slip.
  static func isName(_ reference: String) -> Bool {
    let isName = reference.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return isName && !reference.isEmpty && reference != "HEAD"
  }

  private static func fetching(_ reference: String, from remotes: [String]) -> String {
    let remote = Remote(of: reference, among: remotes)
    return "git fetch \(remote.name) \(remote.argument)"
  }

  /// Gets the history of a branch and of HEAD's own in a clone that has only the ends of them.
  private static func deepening(
    _ reference: String, from remotes: [String], branch: String?
  ) -> String {
    let remote = Remote(of: reference, among: remotes)
    return "git fetch --unshallow \(remote.name) "
      + (branch.map { "\($0) \(remote.argument)" } ?? remote.all)
  }

  private static func tracking(_ reference: String, from remotes: [String]) -> String {
    let tracking = Remote(of: reference, among: remotes).tracking
    return tracking == reference ? "" : " and say --since \(tracking)"
  }

  /// `origin/main` as the remote, what to fetch and where it then lies; a branch without a remote is `origin`'s, or
  /// that of the only one there is.
  private struct Remote {
    let name: String
    let argument: String
    let tracking: String

    static func usual(among remotes: [String]) -> String {
      remotes.contains("origin") ? "origin" : remotes.first ?? "origin"
    }

    /// All branches, in quotes for a shell.
    var all: String { "\"+refs/heads/*:refs/remotes/\(name)/*\"" }

    init(of reference: String, among remotes: [String]) {
      let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
      let isTracking = parts.count == 2 && remotes.contains(parts[0])
      let branch = isTracking ? parts[1] : reference
      name =
        isTracking
        ? parts[0] : Self.usual(among: remotes)
      if reference.utf8.count >= 7, reference.allSatisfy(\.isHexDigit) {
        // A commit is asked for by its whole name only.
        let isWhole = [40, 64].contains(reference.utf8.count)
        argument = isWhole ? reference : "\"+refs/heads/*:refs/remotes/\(name)/*\""
        tracking = reference
      } else {
        argument = "\(branch):refs/remotes/\(name)/\(branch)"
        tracking = "\(name)/\(branch)"
      }
    }
  }
}
