import Diagnostics
import SourceModel

/// The lines of a text that take the comments which allow findings.
struct AllowLines {
  /// Where a comment goes: behind the code of a line, or on a line of its own before it.
  struct Place: Hashable, Comparable {
    let line: Int
    let isBehindCode: Bool
    /// The line behind which a second comment ends what the first one begins, where the first alone would not hold.
    var end: Int?

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.isBehindCode ? 1 : 0) < (right.line, right.isBehindCode ? 1 : 0)
    }
  }

  private let text: SourceText
  private let source: SwiftSource
  /// What goes on over several lines.
  private let literals: [Range<Int>]
  private let comments: [Range<Int>]
  /// The declarations and statements that are the first on their lines, as far as somebody asks for them.
  private let constructs: [Range<Int>]

  init(of text: SourceText, in source: SwiftSource) {
    self.text = text
    self.source = source
    literals = source.literals.map(\.text.offsets).filter { Self.goesOn($0, in: text) }
    comments = source.comments.map(\.text.offsets).filter { Self.goesOn($0, in: text) }
    guard !literals.isEmpty else {
      constructs = []
      return
    }
    let ranges = source.declarations.map(\.range.bytes) + source.statements.map(\.range.bytes)
    constructs = ranges.filter { range in
      let before = text.bytes[..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }
      return before.map { $0 == 0x0A || $0 == 0x0D } ?? true
    }
  }

  /// Where a comment goes for what is found at an offset. The line in front of a literal of several lines allows
  /// what is in it if a declaration or a statement begins there.
  func place(for offset: Int) -> Place {
    var line = text.position(of: offset).line
    let range = text.lineRange(line)
    if hasRoom(text.line(line)), !isInStretch(range.upperBound) {
      return Place(line: line, isBehindCode: true)
    }
    while let start = startOfStretch(around: text.lineRange(line).lowerBound, for: offset) {
      line = min(line - 1, text.position(of: start).line)
    }
    return Place(
      line: line, isBehindCode: false, end: isHeld(offset, behind: line) ? nil : end(behind: offset)
    )
  }

  /// Whether what begins on a line holds a place.
  private func isHeld(_ offset: Int, behind line: Int) -> Bool {
    let next = source.nextCode(from: text.lineRange(line).lowerBound) ?? offset
    let construct = source.rangeOfConstruct(startingAt: next)
    return construct?.contains(offset)
      ?? (text.position(of: next).line == text.position(of: offset).line)
  }

  /// The line with a place, or the last one of the literal or comment that goes on there.
  private func end(behind offset: Int) -> Int {
    var line = text.position(of: offset).line
    while line < text.lineCount, isInStretch(text.lineRange(line).upperBound) { line += 1 }
    return line
  }

  /// Where what goes on at an offset begins: a comment, or what a literal is a part of.
  private func startOfStretch(around start: Int, for offset: Int) -> Int? {
    guard let literal = literals.first(where: { $0.goesOn(at: start) }) else {
      return comments.first { $0.goesOn(at: start) }?.lowerBound
    }
    let around = constructs.filter { construct in
      construct.contains(offset) && !literals.contains { $0.goesOn(at: construct.lowerBound) }
    }
    return min(literal.lowerBound, around.map(\.lowerBound).max() ?? literal.lowerBound)
  }

  private func isInStretch(_ offset: Int) -> Bool {
    literals.contains { $0.goesOn(at: offset) } || comments.contains { $0.goesOn(at: offset) }
  }

  private static func goesOn(_ range: Range<Int>, in text: SourceText) -> Bool {
    text.bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether the end of a line is surely code: neither a comment nor text that goes on in the next line.
  private func hasRoom(_ line: String) -> Bool {
    !["//", "/*", "*/", "#"].contains(where: line.contains) && !line.hasSuffix("\\")
  }
}

extension SourceText {
  /// How a line ends, counted from 1; the last one is taken to end as the one before it.
  func lineEnd(_ number: Int) -> String {
    guard number < lineCount else { return number > 1 ? lineEnd(number - 1) : "\n" }
    return text(in: lineRange(number).upperBound..<lineRange(number + 1).lowerBound)
  }
}

extension Range<Int> {
  /// Whether it begins before an offset and ends behind it.
  fileprivate func goesOn(at offset: Int) -> Bool {
    lowerBound < offset && offset < upperBound
  }
}
