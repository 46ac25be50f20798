/// Why git could not say what was asked: each with its cure.
public enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case noRepository
  case dubiousOwnership(command: String)
  case unknownReference(String)
  /// The branch is the one that is checked out.
  case shallow(reference: String, branch: String?)
  case noMergeBase(reference: String)
  case failed(command: String, reason: String)

  public var description: String {
    switch self {
    case .missing: "git was not found: install it, for instance with 'apt-get install git'"
    case .noRepository:
      "this folder is not in a git repository: run armature inside one, or 'git init'"
    case .dubiousOwnership(let command):
      "git refuses the repository because of dubious ownership: run '\(command)'"
    case .unknownReference(let reference):
      "git knows no commit '\(reference)'" + Self.cure(forUnknown: reference)
    case .shallow(let reference, let branch):
      "the clone is shallow and lacks the commit that HEAD and '\(reference)' have in common: "
        + "run '\(Self.deepening(reference, branch: branch))', or have CI check out with full history (fetch-depth: 0)"
    case .noMergeBase(let reference): "HEAD and '\(reference)' have no commit in common"
    case .failed(let command, let reason): "'\(command)' failed: \(reason)"
    }
  }

  /// What looks like a branch or tag may have to be fetched; anything else is a slip.
  private static func cure(forUnknown reference: String) -> String {
    let isName = reference.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    guard isName, !reference.isEmpty, reference != "HEAD" else { return "" }
    let remote = remoteBranch(reference)
    return ": run 'git fetch --depth=1 \(remote.remote) \(remote.refspec)'"
      + (remote.tracking == reference ? "" : " and say --since \(remote.tracking)")
  }

  /// Gets the history of a branch and of HEAD's own in a clone that has only the ends of them.
  private static func deepening(_ reference: String, branch: String?) -> String {
    let remote = remoteBranch(reference)
    let all = "+refs/heads/*:refs/remotes/\(remote.remote)/*"
    return "git fetch --unshallow \(remote.remote) "
      + (branch.map { "\($0) \(remote.refspec)" } ?? "\"\(all)\"")
  }

  /// `origin/main` as the remote, what to fetch and where it then lies; a branch without a remote is `origin`'s.
  private static func remoteBranch(
    _ reference: String
  ) -> (remote: String, refspec: String, tracking: String) {
    let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
    let isTracking = parts.count == 2 && ["origin", "upstream"].contains(parts[0])
    let (remote, branch) = isTracking ? (parts[0], parts[1]) : ("origin", reference)
    return (remote, "\(branch):refs/remotes/\(remote)/\(branch)", "\(remote)/\(branch)")
  }
}
