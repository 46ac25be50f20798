import Generator

/// The declarations of a Swift file as far as lines and indentation tell: enough for what armature has
/// written and for what formatters leave. Where it is mistaken, a declaration is not found, and lines are merged.
struct Outline {
  let lines: [String]
  let blocks: [Block]

  /// A declaration with the comments and attributes above it.
  struct Block {
    /// What it is called among its neighbours: `import ModelKit`, `extension News`, `var byline`.
    let key: String
    let range: Range<Int>
    /// The line that opens what stands in it; that of its keyword where nothing does.
    let opening: Int
    /// The declarations in it; nil for one that holds none, such as a property.
    let members: [Block]?

    /// All up to the bracket that opens it.
    var head: Range<Int> { range.lowerBound..<(opening + 1) }
  }

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    self.init(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  init(_ lines: [String]) {
    self.lines = lines
    blocks = Self.blocks(in: lines, range: lines.indices)
  }

  var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  func text(_ range: Range<Int>) -> [String] { Array(lines[range]) }

  /// The declaration at the end of a path of keys.
  func block(at path: [String]) -> Block? {
    var members: [Block]? = blocks
    var found: Block?
    for key in path {
      found = members?.first { $0.key == key }
      members = found?.members
    }
    return found
  }

  /// What each declaration says that holds no others.
  var texts: [String] { leaves.map { text($0.range).joined(separator: "\n") } }

  /// What the innermost declaration says that a line is a part of.
  func text(around line: Int) -> String? {
    leaves.first { $0.range.contains(line) }.map { text($0.range).joined(separator: "\n") }
  }

  /// The types alone, with nothing in them.
  var withoutLeaves: Outline {
    var lines = lines
    for leaf in leaves.reversed() { lines.removeSubrange(leaf.range) }
    return Outline(lines)
  }

  private var leaves: [Block] {
    func leaves(of blocks: [Block]) -> [Block] {
      blocks.flatMap { block in block.members.map(leaves) ?? [block] }
    }
    return leaves(of: blocks)
  }

  func members(of path: [String]) -> [Block]? {
    path.isEmpty ? blocks : block(at: path)?.members
  }
}

extension Outline {
  private static func blocks(in lines: [String], range: Range<Int>) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    var next = range.lowerBound
    while next < range.upperBound {
      let line = lines[next].trimmed
      if line.isEmpty {
        // A comment by itself belongs to nothing.
        start = nil
        next += 1
        continue
      }
      let first = start ?? next
      if line.hasPrefix("//") || (line.hasPrefix("@") && !line.contains(" ")) {
        start = first
        next += 1
        continue
      }
      let end = self.end(of: next, in: lines, before: range.upperBound)
      let opening = (next..<end).first { lines[$0].hasSuffix("{") || lines[$0].hasSuffix("{}") }
      let head = lines[next...(opening ?? next)].map { String($0.trimmed) }
      let key = DeclarationKey(head.joined(separator: " "))
      let inner =
        opening.map { lines[$0].hasSuffix("{") ? ($0 + 1)..<max($0 + 1, end - 1) : $0..<$0 }
        ?? next..<next
      blocks.append(
        Block(
          key: key.text, range: first..<end, opening: opening ?? next,
          members: key.holdsMembers ? self.blocks(in: lines, range: inner) : nil))
      start = nil
      next = end
    }
    return blocks
  }

  /// The line behind a declaration: what follows its first line further in, or closes a bracket of it.
  private static func end(of header: Int, in lines: [String], before limit: Int) -> Int {
    let indentation = lines[header].indentation
    var end = header + 1
    var next = end
    while next < limit {
      let line = lines[next]
      next += 1
      if line.trimmed.isEmpty { continue }
      let closes = line.indentation == indentation && "{})]".contains(line.trimmed.first ?? " ")
      guard line.indentation > indentation || closes else { break }
      end = next
    }
    return end
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " || $0 == "\t" } }

  fileprivate var indentation: Int { count - trimmed.count }
}
