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

  public init(_ path: String, bytes: [UInt8]? = nil, isWanted: Bool = true) {
    self.init(path, bytes: bytes, isWanted: isWanted, variant: 0)
  }

  private init(_ path: String, bytes: [UInt8]?, isWanted: Bool, variant: Int) {
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
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant)
  }

  func with(variant: Int) -> LintFile {
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant)
  }

  func with(bytes: [UInt8]) -> LintFile {
    LintFile(path, bytes: bytes, isWanted: isWanted, variant: variant)
  }
}
