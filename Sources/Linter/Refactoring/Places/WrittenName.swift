import SourceModel

/// A name that documentation or an attribute writes: `photo.title`, `Photo/resize(to:)`.
struct WrittenName {
  /// One or more names with dots or slashes between them; none where no name stands.
  private(set) var parts: [Range<Int>] = []
  /// Of a function's full name, or of the arguments that it is called with.
  private(set) var labels: [Range<Int>] = []
  /// The part that has the labels.
  private(set) var labelledPart = 0
  /// Whether a dot stands before it, so that it is a member of what the context tells.
  let isImplicit: Bool
  let start: Int
  /// Where it ends.
  let end: Int

  /// Reads what stands at the beginning of some bytes.
  init(at start: Int, until end: Int, in source: SwiftSource) {
    let bytes = source.bytes
    self.start = start
    isImplicit = start < end && bytes[start] == UInt8(ascii: ".")
    var place = isImplicit ? start + 1 : start
    while true {
      let part = bytes[place..<end].prefix(while: \.isPartOfName)
      guard !part.isEmpty else { break }
      parts.append(part.indices)
      place = part.endIndex
      if labels.isEmpty, let list = Self.labels(at: place, until: end, in: source) {
        (labels, labelledPart, place) = (list.labels, parts.count - 1, list.end)
        // Only of what is initialised it is known what it gives.
        guard part.first.map({ $0 &- 0x41 < 26 }) == true else { break }
      }
      let sign = bytes[place..<end].drop { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") }
      guard let separator = sign.first, "./".utf8.contains(separator),
        sign.dropFirst().first?.isPartOfName == true
      else { break }
      place = sign.startIndex + 1
    }
    self.end = place
  }

  /// Whether it is all that stands before an offset.
  func isWhole(until offset: Int) -> Bool { end == offset && !isImplicit && !parts.isEmpty }

  /// Whether a parameter may begin it: it is neither implicit nor the path of a symbol.
  func mayBeginWithParameter(in source: SwiftSource) -> Bool {
    !isImplicit
      && !parts.dropFirst().contains { source.bytes[$0.lowerBound - 1] == UInt8(ascii: "/") }
  }

  /// The labels of `(to:_:)` or `(to: size, 2)`; nil for anything else.
  private static func labels(
    at start: Int, until end: Int, in source: SwiftSource
  ) -> (labels: [Range<Int>], end: Int)? {
    let bytes = source.bytes
    guard start < end, bytes[start] == UInt8(ascii: "(") else { return nil }
    var labels: [Range<Int>] = []
    var depth = 0
    var mayBegin = false
    var place = start
    while place < end {
      let label = bytes[place..<end].prefix(while: \.isPartOfName)
      if mayBegin, !label.isEmpty, bytes[label.endIndex..<end].first == UInt8(ascii: ":") {
        labels.append(label.indices)
      }
      place = max(place, label.endIndex - 1)
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      mayBegin =
        depth == 1 && "(,: ".utf8.contains(bytes[place]) && (mayBegin || bytes[place] != 0x20)
      place += 1
      if depth == 0 { return (labels, place) }
    }
    return nil
  }
}
