import Diagnostics

extension ByteWriter {
  public mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  /// A text that may be missing.
  mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }
}

extension ByteReader {
  public mutating func range() throws(Damaged) -> Range<Int> {
    let start = try number()
    let count = try number()
    guard start >= 0, count >= 0, start <= Int.max / 2, count <= Int.max / 2 else {
      throw Damaged()
    }
    return start..<start + count
  }

  mutating func place(in path: String) throws(Damaged) -> FileRange {
    FileRange(file: path, bytes: try range())
  }

  mutating func textIfAny() throws(Damaged) -> String? {
    try truth() ? try text() : nil
  }

  /// A number of one byte.
  mutating func small() throws(Damaged) -> UInt8 {
    guard let number = UInt8(exactly: try number()) else { throw Damaged() }
    return number
  }
}
