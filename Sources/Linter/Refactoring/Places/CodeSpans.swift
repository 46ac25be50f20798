import SourceModel

/// The names that stand in back quotes in comments, one or two on each side, and those that begin an expression
/// there; of a call only what is called. In a sample of code, between lines of three, all names count.
struct CodeSpans {
  private(set) var names: [WrittenName] = []
  private var isInSample = false

  /// - Parameter comments: those of one declaration, in their order: a sample may go through several.
  init(in comments: some Sequence<Name>) {
    for comment in comments { add(comment) }
  }

  private mutating func add(_ comment: Name) {
    let bytes = comment.source.bytes
    var start = comment.offsets.lowerBound
    while start < comment.offsets.upperBound {
      let rest = bytes[start..<comment.offsets.upperBound]
      let line = rest.prefix { $0 != 0x0A }
      let text = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }
      if text.starts(with: "```".utf8), !text.dropFirst(3).contains(UInt8(ascii: "`")) {
        isInSample.toggle()
      } else if isInSample {
        addSample(text, of: comment.source)
      } else {
        addSpans(in: line, of: comment.source)
      }
      start = line.endIndex + 1
    }
  }

  private mutating func addSample(_ line: ByteText, of source: SwiftSource) {
    var place = line.startIndex
    while place < line.endIndex {
      guard source.bytes[place].isPartOfName else {
        place += 1
        continue
      }
      let name = WrittenName(at: place, until: line.endIndex, in: source)
      // A label goes with the call that it stands in.
      if line[name.end...].first != UInt8(ascii: ":") { names.append(name) }
      place = max(name.parts.last?.upperBound ?? 0, place + 1)
    }
  }

  private mutating func addSpans(in line: ByteText, of source: SwiftSource) {
    let bytes = source.bytes
    let quote = UInt8(ascii: "`")
    var place = line.startIndex
    while place < line.endIndex {
      guard bytes[place] == quote else {
        place += 1
        continue
      }
      let quotes = bytes[place..<line.endIndex].prefix { $0 == quote }.count
      let start = place + quotes
      let close = bytes[start..<line.endIndex].firstIndex(of: quote) ?? line.endIndex
      place = close + 1
      guard quotes <= 2, close < line.endIndex else { continue }
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
