/// A file that takes part in a run.
public struct LintFile: Hashable, Sendable {
  /// As findings name it: relative to the working folder where possible.
  public let path: String
  /// What stands in it, where that is not what is on disk.
  public let bytes: [UInt8]?
  /// Whether its findings are asked for. Every file of a project tells the others what its types are, so that
  /// a finding does not depend on which files a run is about.
  public let isWanted: Bool
  /// Which of its project's settings hold for it.
  let variant: Int
  /// What it looks like on disk, where somebody has looked already.
  let stamp: FileStamp?

  public init(_ path: String, bytes: [UInt8]? = nil, isWanted: Bool = true) {
    self.init(path, bytes: bytes, isWanted: isWanted, variant: 0, stamp: nil)
  }

  /// A file on disk that somebody has looked at, and whose findings nobody asks for.
  init(_ path: String, stamp: FileStamp?) {
    self.init(path, bytes: nil, isWanted: false, variant: 0, stamp: stamp)
  }

  private init(
    _ path: String, bytes: [UInt8]?, isWanted: Bool, variant: Int, stamp: FileStamp?
  ) {
    self.stamp = stamp
    self.path = path
    self.bytes = bytes
    self.isWanted = isWanted
    self.variant = variant
  }

  /// What stands in it; nil where it cannot be read.
  func read() -> [UInt8]? {
    bytes ?? Disk.bytes(of: path)
  }

  func with(isWanted: Bool) -> LintFile {
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant, stamp: stamp)
  }

  func with(variant: Int) -> LintFile {
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant, stamp: stamp)
  }

  func with(bytes: [UInt8]) -> LintFile {
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant, stamp: nil)
  }
}
