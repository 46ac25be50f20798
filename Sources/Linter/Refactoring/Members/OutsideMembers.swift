import EmbeddedLexicon

/// What Apple's classes and protocols have as members, as far as it is listed: a new name must not meet one.
struct OutsideMembers: Sendable {
  /// A line of the list, cut into its parts when somebody asks for it.
  private let lines: [Substring: Substring]

  static let known: OutsideMembers = {
    let list = embeddedMembers()
    return OutsideMembers(
      String(
        decoding: UnsafeBufferPointer(start: list.bytes, count: Int(list.count)), as: UTF8.self))
  }()

  /// - Parameter list: lines of the form `class superclass,...: member ...`.
  init(_ list: String) {
    lines = list.split(separator: "\n").reduce(into: [:]) { lines, line in
      lines[line.prefix { $0 != " " && $0 != ":" }] = line
    }
  }

  /// Whether a class or protocol, or one that it inherits from, has a member; nil where the list does not have it.
  func has(_ member: String, in type: String) -> Bool? {
    guard let name = listed(type) else { return nil }
    var open = [name]
    var seen: Set<Substring> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let line = lines[next] else { continue }
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if sides.count > 1, sides[1].split(separator: " ").contains(member[...]) { return true }
      let above = sides[0].split(separator: " ").dropFirst()
      open += above.flatMap { $0.split(separator: ",") }
    }
    return false
  }

  /// Swift takes the first two letters from many names of Foundation.
  private func listed(_ type: String) -> Substring? {
    [Substring(type), Substring("NS" + type)].first { lines[$0] != nil }
  }
}
