import Diagnostics
import YAML

/// What stands somewhere in the spec.
protocol Placed {
  var range: FileRange { get }
}

extension FileRange: Placed {
  var range: FileRange { self }
}

extension YAMLNode: Placed {}

/// A value of the spec and where it stands.
struct Located<Value: Sendable>: Placed, Sendable {
  let value: Value
  let range: FileRange

  init(_ value: Value, at place: some Placed) {
    self.value = value
    range = place.range
  }

  func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located where Value == Bool {
  /// Nil where what is asked for is refused, as if nothing were given.
  var ifTrue: Located? { value ? self : nil }
}

extension YAMLEntry {
  var name: Text { Text(key, at: keyRange) }
}

extension Located where Value == String {
  /// Of what is not read from a file.
  static var nowhere: Text { Text("", at: FileRange(file: "", bytes: 0..<0)) }

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
