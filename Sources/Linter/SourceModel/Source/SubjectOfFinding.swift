extension SwiftSource {
  /// The innermost declaration around some bytes.
  func declaration(around bytes: Range<Int>) -> Declaration? {
    let declarations = facts.declarations
    let start = Int32(clamping: bytes.lowerBound)
    var index = Int32(clamping: declarations.partitionPoint { $0.range.start > start }) - 1
    while index >= 0, declarations[Int(index)].range.offsets.upperBound < bytes.upperBound {
      index = declarations[Int(index)].parent
    }
    return declaration(at: index)
  }

  /// What stands at a place, if it is one name or a part of one; else nothing.
  func word(at place: Range<Int>) -> String {
    let place = place.clamped(to: 0..<bytes.count)
    return bytes[place].allSatisfy(\.isPartOfName) ? text(in: place) : ""
  }
}
