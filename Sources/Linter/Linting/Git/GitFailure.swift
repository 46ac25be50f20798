/// Why git could not say what was asked: each with its cure.
public enum GitFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case noRepository
  case dubiousOwnership(command: String)
  case unknownReference(String)
  case shallow(reference: String)
  case noMergeBase(reference: String)
  case failed(command: String, reason: String)

  public var description: String {
    switch self {
    case .missing: "git was not found: install it, for instance with 'apt-get install git'"
    case .noRepository:
      "this folder is in no git repository: run armature inside of one, or 'git init'"
    case .dubiousOwnership(let command):
      "git refuses the repository because of dubious ownership: run '\(command)'"
    case .unknownReference(let reference):
      "git knows no commit '\(reference)'" + Self.cure(forUnknown: reference)
    case .shallow(let reference):
      "the clone is shallow and lacks the commit that HEAD and '\(reference)' have in common: "
        + "run 'git fetch --unshallow', or have CI check out with full history (fetch-depth: 0)"
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
    return ": fetch it first, for instance with 'git fetch origin \(reference)'"
  }
}
