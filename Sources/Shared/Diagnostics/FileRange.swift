/// A stretch of bytes in one file: what a diagnostic points at.
public struct FileRange: Hashable, Sendable {
  // In four bytes each, since a tree of files has millions: no file is read beyond them. Most ranges differ here.
  private let start: UInt32
  private let end: UInt32
  /// The path as the user knows it, relative to the working folder where possible.
  public let file: String

  public init(file: String, bytes: Range<Int>) {
    self.file = file
    start = UInt32(clamping: bytes.lowerBound)
    end = UInt32(clamping: bytes.upperBound)
  }

  /// Offsets in UTF-8 bytes from the start of the file, a byte-order mark included.
  public var bytes: Range<Int> { Int(start)..<Int(end) }
}

extension FileRange: Comparable {
  public static func < (left: FileRange, right: FileRange) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.start, left.end) < (right.start, right.end)
  }
}
