import Diagnostics

/// A name or another short text where it stands in a file.
public struct Name: CustomStringConvertible {
  public let source: SwiftSource
  let start: Int32
  let end: Int32

  /// Whether nothing is written there.
  public var isEmpty: Bool { start >= end }
  public var text: String { source.text(in: offsets) }
  public var description: String { text }
  public var range: FileRange { source.range(offsets) }
  /// Where it stands, in bytes of the file.
  public var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The bytes of the name, for checks that need no text.
  public var utf8: ArraySlice<UInt8> { source.bytes[offsets.clamped(to: source.bytes.indices)] }

  /// The range of a part, given in bytes of the name.
  public func range(of part: Range<Int>) -> FileRange {
    source.range(Int(start) + part.lowerBound..<Int(start) + part.upperBound)
  }

  public static func == (name: Name, text: String) -> Bool {
    name.utf8.elementsEqual(text.utf8)
  }

  public static func != (name: Name, text: String) -> Bool {
    !(name == text)
  }

  public func hasSuffix(_ suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  public func hasPrefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }
}
