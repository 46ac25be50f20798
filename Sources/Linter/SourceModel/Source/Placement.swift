import SwiftFacts

extension SwiftSource {
  /// The first byte behind a place that is neither space nor comment; nil at the end of the file.
  public func nextCode(from offset: Int) -> Int? {
    let comments = facts.comments
    var offset = offset
    var comment = comments.partitionPoint { Int($0.range.end) > offset }
    while true {
      while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
      guard offset < bytes.count else { return nil }
      while comment < comments.count, Int(comments[comment].range.end) <= offset { comment += 1 }
      guard comment < comments.count, Int(comments[comment].range.start) <= offset else {
        return offset
      }
      offset = Int(comments[comment].range.end)
    }
  }

  /// The declaration or statement that begins at a byte: all of `let a, b`; nil if none does.
  public func rangeOfConstruct(startingAt offset: Int) -> Range<Int>? {
    let declarations = facts.declarations
    let start = Int32(clamping: offset)
    let first = declarations.partitionPoint { $0.range.start >= start }
    if first < declarations.count, declarations[first].range.start == start {
      let leader = declarations[first].leader
      let last = declarations[first...].prefix { $0.range.start == start || $0.leader == leader }
        .filter { $0.leader == leader }.map(\.range.end).max()
      return offset..<Int(last ?? declarations[first].range.end)
    }
    let statement = facts.statements.partitionPoint { $0.range.start >= start }
    guard statement < facts.statements.count, facts.statements[statement].range.start == start
    else { return nil }
    return offset..<Int(facts.statements[statement].range.end)
  }
}
