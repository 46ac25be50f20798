import SwiftFacts

extension Declaration {
  /// The documentation comments right above it, with their signs, a line each; empty without one.
  public var documentation: String {
    documentationComments.map(\.text.text).joined(separator: "\n")
  }

  /// The documentation comments right above it.
  public var documentationComments: [Comment] {
    let comments = source.facts.comments
    var next = Int32(range.bytes.lowerBound)
    var index = comments.partitionPoint { $0.range.start >= next }
    var found: [Comment] = []
    while index > 0, source.hasOnlySpace(Int(comments[index - 1].range.end)..<Int(next)) {
      index -= 1
      next = comments[index].range.start
      guard comments[index].kind.isDocumentation else { continue }
      found.append(Comment(source: source, index: index))
    }
    return found.reversed()
  }
}

extension CommentKind {
  public var isDocumentation: Bool {
    self == .documentationLine || self == .documentationBlock
  }
}

extension SwiftSource {
  /// The comments in some bytes that document nothing.
  public func ordinaryComments(in range: Range<Int>) -> [Comment] {
    let first = facts.comments.partitionPoint { Int($0.range.start) >= range.lowerBound }
    let end = facts.comments.partitionPoint { Int($0.range.start) >= range.upperBound }
    return (first..<max(first, end)).map { Comment(source: self, index: $0) }
      .filter { !$0.kind.isDocumentation }
  }

  /// The comments that begin with a word: they are searched as bytes, since a tree has
  /// hundreds of thousands.
  public func comments(beginningWith word: String) -> [Comment] {
    let first = word.utf8.first
    var found: [Comment] = []
    for (index, comment) in facts.comments.enumerated() {
      var start = Int(comment.range.start)
      let end = Int(comment.range.end)
      while start < end, Self.opensComment(bytes[start]) { start += 1 }
      if start < end, bytes[start] == first, bytes[start..<end].starts(with: word) {
        found.append(Comment(source: self, index: index))
      }
    }
    return found
  }

  private static func opensComment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x20
  }

  /// Whether nothing but spaces, tabs and line ends stands there.
  func hasOnlySpace(_ range: Range<Int>) -> Bool {
    bytes[range.clamped(to: bytes.indices)].allSatisfy(\.isSpace)
  }
}

extension RandomAccessCollection {
  /// The first index at which a condition holds that holds from there on.
  public func partitionPoint(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
