import Diagnostics

/// A value of the spec and where it stands.
struct Located<Value: Sendable>: Sendable {
  let value: Value
  let range: FileRange

  init(_ value: Value, at range: FileRange) {
    self.value = value
    self.range = range
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located where Value == String {
  /// Where a part of the text stands, in bytes of the text. Where escapes or folded lines move
  /// the bytes of a text, the whole text is meant.
  func range(of part: Range<Int>) -> FileRange {
    let quotes = range.bytes.count - value.utf8.count
    guard quotes == 0 || quotes == 2 else { return range }
    let start = range.bytes.lowerBound + quotes / 2
    let bytes = (start + part.lowerBound)..<(start + part.upperBound)
    return FileRange(file: range.file, bytes: bytes.clamped(to: range.bytes))
  }
}
