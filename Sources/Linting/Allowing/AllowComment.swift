import Diagnostics
import SourceModel

/// `// armature:allow rule -- reason`: behind code it allows the rule on that line; on a line of its own in the
/// next declaration or statement; before all code and with an empty line behind it in the whole file.
struct AllowComment {
  struct Rule {
    let id: String
    let range: FileRange
  }

  let rules: [Rule]
  let hasReason: Bool
  /// The whole comment.
  let range: FileRange
  /// Where it allows.
  let scope: Range<Int>

  private static let mark = "armature:allow"

  static func all(in source: SwiftSource) -> [AllowComment] {
    source.comments.compactMap { AllowComment($0) }
  }

  private init?(_ comment: Comment) {
    let bytes = comment.text.utf8
    let start = bytes.startIndex
    let body = bytes.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 }
    guard body.starts(with: Self.mark.utf8) else { return nil }
    let text = Self.withoutEnd(body.dropFirst(Self.mark.utf8.count))
    let split = Self.split(text)
    rules = split.names.map { name in
      let part = name.startIndex - start..<name.endIndex - start
      return Rule(id: String(decoding: name, as: UTF8.self), range: comment.text.range(of: part))
    }
    hasReason = split.hasReason
    range = comment.text.range
    scope = Self.scope(of: comment)
  }

  /// Without the sign that ends a block comment.
  private static func withoutEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.suffix(2).elementsEqual("*/".utf8) ? text.dropLast(2) : text
  }

  /// The names before `--`, and whether anything stands behind it.
  private static func split(
    _ text: ArraySlice<UInt8>
  ) -> (names: [ArraySlice<UInt8>], hasReason: Bool) {
    let dash = UInt8(ascii: "-")
    let dashes = text.indices.dropLast().first { text[$0] == dash && text[$0 + 1] == dash }
    let names = text[..<(dashes ?? text.endIndex)].split { isSpace($0) || $0 == UInt8(ascii: ",") }
    let reason = dashes.map { text[($0 + 2)...] } ?? []
    return (names, reason.contains { !isSpace($0) })
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}

extension AllowComment {
  private static func scope(of comment: Comment) -> Range<Int> {
    let source = comment.source
    let place = comment.text.offsets
    if source.hasCodeBefore(place.lowerBound) { return line(around: place, in: source) }
    guard let next = source.nextCode(from: place.upperBound) else { return source.bytes.indices }
    let isInHead = source.nextCode(from: 0) == next
    if isInHead, isFollowedByEmptyLine(place.upperBound, in: source) { return source.bytes.indices }
    return source.construct(startingAt: next) ?? line(around: next..<next, in: source)
  }

  private static func line(around place: Range<Int>, in source: SwiftSource) -> Range<Int> {
    var start = place.lowerBound
    while start > 0, !isLineEnd(source.bytes[start - 1]) { start -= 1 }
    var end = place.upperBound
    while end < source.bytes.count, !isLineEnd(source.bytes[end]) { end += 1 }
    return start..<end
  }

  /// Whether the comments from here on end with an empty line.
  private static func isFollowedByEmptyLine(_ offset: Int, in source: SwiftSource) -> Bool {
    let next = source.nextCode(from: offset) ?? source.bytes.count
    var isAtLineEnd = false
    for byte in source.bytes[offset..<next] where byte != 0x0D && !isSpace(byte) {
      if byte == 0x0A, isAtLineEnd { return true }
      isAtLineEnd = byte == 0x0A
    }
    return false
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }
}
