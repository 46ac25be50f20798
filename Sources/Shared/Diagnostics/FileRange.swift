/// A stretch of bytes in one file: what a diagnostic points at.
public struct FileRange: Hashable, Sendable {
  /// The path as the user knows it, relative to the working folder where possible.
  public let file: String
  /// Offsets in UTF-8 bytes from the start of the file, a byte-order mark included.
  public let bytes: Range<Int>

  public init(file: String, bytes: Range<Int>) {
    self.file = file
    self.bytes = bytes
  }
}

extension FileRange: Comparable {
  public static func < (left: FileRange, right: FileRange) -> Bool {
    if left.file != right.file { return left.file < right.file }
    if left.bytes.lowerBound != right.bytes.lowerBound {
      return left.bytes.lowerBound < right.bytes.lowerBound
    }
    return left.bytes.upperBound < right.bytes.upperBound
  }
}
