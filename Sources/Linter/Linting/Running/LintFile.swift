/// A file that takes part in a run.
public struct LintFile: Hashable, Sendable {
  /// As findings name it: relative to the working folder where possible.
  public private(set) var path: String
  /// What stands in it, where that is not what is on disk.
  public private(set) var bytes: [UInt8]?
  /// Whether its findings are asked for. Every file of a project tells the others what its types are, so that
  /// a finding does not depend on which files a run is about.
  public private(set) var isWanted: Bool
  /// Which of its project's settings hold for it.
  private(set) var variant = 0
  /// What stands in it, where git's index says that and nobody has compared it with what is on disk.
  private(set) var name: BlobName?
  /// What it looks like on disk, where somebody has looked already, or looked like when git's index took it over.
  private(set) var stamp: FileStamp?

  public init(_ path: String, bytes: [UInt8]? = nil, isWanted: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isWanted = isWanted
  }

  /// A file in git's index, whose findings nobody asks for.
  init(_ path: String, name: BlobName, stamp: FileStamp?) {
    self.init(path, isWanted: false)
    self.name = name
    self.stamp = stamp
  }

  /// What stands in it; nil where it cannot be read.
  func read() -> [UInt8]? {
    if let bytes { return bytes }
    guard let name else { return Disk.bytes(of: path) }
    return try? Blobs.contents(of: [Blobs.Wanted(path: path, name: name)]).first
  }

  func with(path: String) -> LintFile {
    var file = self
    file.path = path
    return file
  }

  func with(isWanted: Bool) -> LintFile {
    var file = self
    file.isWanted = isWanted
    return file
  }

  func with(variant: Int) -> LintFile {
    var file = self
    file.variant = variant
    return file
  }

  func with(bytes: [UInt8]) -> LintFile {
    var file = self
    (file.bytes, file.name, file.stamp) = (bytes, nil, nil)
    return file
  }

  /// A file that is on disk as git's index has it.
  ///
  /// - Parameter stamp: what it looks like there.
  func onDisk(_ stamp: FileStamp) -> LintFile {
    var file = self
    (file.name, file.stamp) = (nil, stamp)
    return file
  }
}
