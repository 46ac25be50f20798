/// A file that takes part in a run.
public struct LintFile: Hashable, Sendable {
  /// As findings name it: relative to the working folder where possible.
  public let path: String
  /// What stands in it, where that is not what is on disk.
  public let bytes: [UInt8]?
  /// False for a file that only says what its types are.
  public let isJudged: Bool

  public init(_ path: String, bytes: [UInt8]? = nil, isJudged: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isJudged = isJudged
  }

  /// What stands in it; nil where it cannot be read.
  func read() -> [UInt8]? {
    bytes ?? Disk.bytes(of: path)
  }

  func asContext() -> LintFile {
    LintFile(path, bytes: bytes, isJudged: false)
  }
}
