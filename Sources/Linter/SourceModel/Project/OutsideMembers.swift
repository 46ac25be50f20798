import EmbeddedLexicon

/// What Apple's classes and protocols have as members, as far as it is listed.
public struct OutsideMembers: Sendable {
  /// Lines of the form `class superclass,...: member ...`, in the order of their bytes; a line is cut into
  /// its parts when somebody asks for it.
  private let list: [UInt8]

  public static let known: OutsideMembers = {
    let list = embeddedMembers()
    return OutsideMembers(Array(UnsafeBufferPointer(start: list.bytes, count: Int(list.count))))
  }()

  private init(_ list: [UInt8]) {
    self.list = list
  }

  init(_ list: String) {
    self.init(Array(list.utf8))
  }

  /// Whether a class or protocol, or one that it inherits from, has a member; nil where the list does not have it.
  public func has(_ member: String, in type: String) -> Bool? {
    contains(in: type) { $0.elementsEqual(member.utf8) }
  }

  /// Whether a class or protocol may ask for a member of a Swift type: Swift leaves words out of names that its
  /// arguments tell, and says `is` where the list has the bare word; nil where the list does not have the type.
  func mayAsk(for member: String, in type: String) -> Bool? {
    let name = member.utf8
    return contains(in: type) { listed in
      if listed.starts(with: name) {
        return listed.dropFirst(name.count).first.map { $0 &- 0x41 < 26 } ?? true
      }
      return name.starts(with: "is".utf8) && name.count == listed.count + 2
        && name.dropFirst(3).elementsEqual(listed.dropFirst())
        && listed.first.map { $0 &- 0x20 } == name.dropFirst(2).first
    }
  }

  private func contains(
    in type: String, member isWanted: (ArraySlice<UInt8>) -> Bool
  ) -> Bool? {
    // Swift takes the first two letters from many names of Foundation.
    guard let first = line(of: Array(type.utf8)) ?? line(of: Array("NS\(type)".utf8)) else {
      return nil
    }
    var open = [first]
    var seen: Set<Int> = []
    while let line = open.popLast() {
      guard seen.insert(line.startIndex).inserted,
        let colon = line.firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      for member in line[colon...].dropFirst().split(separator: UInt8(ascii: " "))
      where isWanted(member) {
        return true
      }
      let above = line[..<colon].split(separator: UInt8(ascii: " ")).dropFirst()
      open += above.flatMap { $0.split(separator: UInt8(ascii: ",")) }
        .compactMap { self.line(of: Array($0)) }
    }
    return false
  }

  /// The line of a type.
  private func line(of type: [UInt8]) -> ArraySlice<UInt8>? {
    var low = 0
    var high = list.count
    while low < high {
      let line = line(around: (low + high) / 2)
      let name = line.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
      if name.elementsEqual(type) { return line }
      if name.lexicographicallyPrecedes(type) {
        low = min(line.endIndex + 1, list.count)
      } else {
        high = line.startIndex
      }
    }
    return nil
  }

  private func line(around place: Int) -> ArraySlice<UInt8> {
    let newline = UInt8(ascii: "\n")
    let start = list[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return list[start...].prefix { $0 != newline }
  }
}
