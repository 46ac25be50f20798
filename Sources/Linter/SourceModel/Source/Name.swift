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
  /// The text in front of the first such byte; the whole text where there is none.
  func text(before byte: UInt8) -> String {
    String(decoding: utf8.prefix { $0 != byte }, as: UTF8.self)
  }
  /// Where it stands, in bytes of the file.
  public var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }

  /// The bytes of the name, for checks that need no text.
  public var utf8: ByteText { source.bytes[offsets.clamped(to: source.bytes.indices)] }

  /// The text without the comments in it, where it is more than a name.
  public var code: String {
    var (code, start) = ("", offsets.lowerBound)
    for comment in source.comments.lazy.map(\.text.offsets) where offsets.overlaps(comment) {
      code += source.text(in: start..<max(start, comment.lowerBound))
      start = min(comment.upperBound, offsets.upperBound)
    }
    return code + source.text(in: start..<offsets.upperBound)
  }

  /// A number that no other name of the project has.
  public var hash: UInt64 { utf8.nameHash }

  /// The range of a part, given in bytes of the name.
  public func range(of part: Range<Int>) -> FileRange {
    source.range(Int(start) + part.lowerBound..<Int(start) + part.upperBound)
  }

  @inline(__always)
  public static func == (name: Name, text: String) -> Bool {
    // The length first, which tells nearly all names apart.
    max(Int(name.end) - Int(name.start), 0) == text.utf8.count && name.utf8.starts(with: text)
  }

  @inline(__always)
  public static func != (name: Name, text: String) -> Bool {
    !(name == text)
  }

  public func hasSuffix(_ suffix: String) -> Bool {
    utf8.ends(with: suffix)
  }

  public func contains(_ text: String) -> Bool {
    utf8.contains(text)
  }

  public func hasPrefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix)
  }
}

extension Name {
  /// Whether a name stands in this stretch as a whole.
  func hasWord(_ word: String) -> Bool {
    utf8.contains(word) { place in
      !source.isPartOfName(at: place.lowerBound - 1) && !source.isPartOfName(at: place.upperBound)
    }
  }
}
