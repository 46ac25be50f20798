import SourceModel

/// The names that stand in back quotes in a comment, one or two on each side, and those that begin an expression
/// there; of a call only what is called.
struct CodeSpans {
  private(set) var names: [WrittenName] = []

  init(in comment: Name) {
    let source = comment.source
    let bytes = source.bytes
    let quote = UInt8(ascii: "`")
    var place = comment.offsets.lowerBound
    let end = comment.offsets.upperBound
    while place < end {
      guard bytes[place] == quote else {
        place += 1
        continue
      }
      let quotes = bytes[place..<end].prefix { $0 == quote }.count
      let start = place + quotes
      let close = bytes[start..<end].firstIndex { $0 == quote || $0 == 0x0A } ?? end
      place = close + 1
      guard quotes <= 2, close < end, bytes[close] == quote else { continue }
      let sign = bytes[start..<close].prefix { "!-&~".utf8.contains($0) }
      let name = WrittenName(at: sign.endIndex, until: close, in: source)
      if !name.parts.isEmpty, Self.endsName(bytes[name.end..<close]) { names.append(name) }
      place = close + quotes
    }
  }

  /// Whether a name ends where something follows: a call, a suffix that tells overloads apart, an operator.
  private static func endsName(_ rest: ByteText) -> Bool {
    guard let first = rest.first else { return true }
    if "([?!-.".utf8.contains(first) { return true }
    guard first == 0x20, let next = rest.dropFirst().first else { return false }
    return "=<>+-*/&|?!.".utf8.contains(next)
  }
}
