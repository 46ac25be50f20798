import Diagnostics
import SourceModel

/// `// armature:allow rule -- reason`: behind code it allows the rule on that line; on a line of its own in the
/// next declaration or statement; before all code and with an empty line behind it in the whole file.
/// `// armature:allow-begin rule -- reason` allows it up to `// armature:allow-end`, which may name the rule.
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
  private(set) var scope: Range<Int>

  /// What part of a region it is.
  enum Part {
    case whole, begin, end
  }

  let part: Part
  /// Whether the other end of its region is missing.
  private(set) var isUnmatched = false

  private static let mark = "armature:allow"

  static func all(in source: SwiftSource) -> [AllowComment] {
    let marked = source.comments(beginningWith: mark)
    guard !marked.isEmpty else { return [] }
    var scopes = AllowScopes(of: source)
    return joined(marked.compactMap { AllowComment($0, &scopes) }, end: source.bytes.count)
  }

  /// Gives each beginning of a region the scope up to its end; what has no other end is told.
  private static func joined(_ comments: [AllowComment], end: Int) -> [AllowComment] {
    guard comments.contains(where: { $0.part != .whole }) else { return comments }
    var comments = comments
    var open: [Int] = []
    for number in comments.indices {
      switch comments[number].part {
      case .whole: continue
      case .begin: open.append(number)
      case .end:
        let names = Set(comments[number].rules.map(\.id))
        let begin = open.lastIndex {
          names.isEmpty || Set(comments[$0].rules.map(\.id)) == names
        }
        guard let begin else {
          comments[number].isUnmatched = true
          continue
        }
        let first = open.remove(at: begin)
        let start = comments[first].range.bytes.upperBound
        comments[first].scope = start..<max(start, comments[number].range.bytes.lowerBound)
      }
    }
    for number in open {
      comments[number].isUnmatched = true
      comments[number].scope = comments[number].range.bytes.upperBound..<end
    }
    return comments
  }

  private init?(_ comment: Comment, _ scopes: inout AllowScopes) {
    let bytes = comment.text.utf8
    let start = bytes.startIndex
    let body = bytes.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == 0x20 }
    guard body.starts(with: Self.mark.utf8) else { return nil }
    var text = Self.withoutEnd(body.dropFirst(Self.mark.utf8.count))
    part = Self.takePart(of: &text)
    let split = Self.split(text)
    rules = split.names.map { name in
      let part = name.startIndex - start..<name.endIndex - start
      return Rule(id: String(decoding: name, as: UTF8.self), range: comment.text.range(of: part))
    }
    hasReason = split.hasReason
    range = comment.text.range
    scope = scopes.scope(of: comment.text.offsets)
  }

  private static func takePart(of text: inout ByteText) -> Part {
    for (name, part) in [("-begin", Part.begin), ("-end", .end)] where text.starts(with: name.utf8)
    {
      text = text.dropFirst(name.utf8.count)
      return part
    }
    return .whole
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
