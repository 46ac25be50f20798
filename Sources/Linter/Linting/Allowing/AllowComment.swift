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
    let marked = source.comments(beginningWith: mark)
    guard !marked.isEmpty else { return [] }
    var scopes = AllowScopes(of: source)
    return marked.compactMap { AllowComment($0, &scopes) }
  }

  private init?(_ comment: Comment, _ scopes: inout AllowScopes) {
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
    scope = scopes.scope(of: comment.text.offsets)
  }

  /// Without the sign that ends a block comment.
  private static func withoutEnd(_ text: ByteText) -> ByteText {
    text.suffix(2).elementsEqual("*/".utf8) ? text.dropLast(2) : text
  }

  /// The names before `--`, and whether anything stands behind it.
  private static func split(
    _ text: ByteText
  ) -> (names: [ByteText], hasReason: Bool) {
    let dash = UInt8(ascii: "-")
    let dashes = text.indices.dropLast().first { text[$0] == dash && text[$0 + 1] == dash }
    let names = text[..<(dashes ?? text.endIndex)].split { isSpace($0) || $0 == UInt8(ascii: ",") }
    let reason = dashes.map { text[($0 + 2)...] }
    return (names, reason?.contains { !isSpace($0) } ?? false)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}
