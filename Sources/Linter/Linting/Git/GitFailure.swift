/// Why git could not say what was asked: each with its cure.
public enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case noRepository
  case notInRepository(String)
  case dubiousOwnership(command: String)
  case unknownReference(String)
  /// A commit that the two have in common is missing, or the reference itself. The branch is the one that is checked out.
  case shallow(reference: String, branch: String?)
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
    case .unknownReference(let reference):
      "git knows no commit '\(reference)'"
        + (Self.isName(reference)
          ? ": run '\(Self.fetching(reference))'" + Self.tracking(reference) : "")
    case .shallow(let reference, let branch):
      "the clone is shallow and lacks the commit that HEAD and '\(reference)' have in common: "
        + "run '\(Self.deepening(reference, branch: branch))'\(Self.tracking(reference)), "
        + "or have CI check out with full history (fetch-depth: 0)"
    case .noMergeBase(let reference): "HEAD and '\(reference)' have no commit in common"
    case .failed(let command, let reason): "'\(command)' failed: \(reason)"
    }
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

  private static func fetching(_ reference: String) -> String {
    let remote = Remote(of: reference)
    return "git fetch \(remote.name) \(remote.argument)"
  }

  /// Gets the history of a branch and of HEAD's own in a clone that has only the ends of them.
  private static func deepening(_ reference: String, branch: String?) -> String {
    let remote = Remote(of: reference)
    return "git fetch --unshallow \(remote.name) "
      + (branch.map { "\($0) \(remote.argument)" } ?? remote.all)
  }

  private static func tracking(_ reference: String) -> String {
    let tracking = Remote(of: reference).tracking
    return tracking == reference ? "" : " and say --since \(tracking)"
  }

  /// `origin/main` as the remote, what to fetch and where it then lies; a branch without a remote is `origin`'s.
  private struct Remote {
    let name: String
    let argument: String
    let tracking: String

    /// All branches, in quotes for a shell.
    var all: String { "\"+refs/heads/*:refs/remotes/\(name)/*\"" }

    init(of reference: String) {
      let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
      let isTracking = parts.count == 2 && ["origin", "upstream"].contains(parts[0])
      let branch = isTracking ? parts[1] : reference
      name = isTracking ? parts[0] : "origin"
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
