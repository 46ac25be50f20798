import Diagnostics
import SwiftFacts

/// One Swift file as rules see it: its declarations, comments and uses of names.
///
/// What it hands out are light views of a source; they live as long as the source does.
public final class SwiftSource: Sendable {
  /// As findings name the file.
  public let path: String
  public let bytes: [UInt8]
  /// Whether the file is a test or helps tests: such code names and reaches whatever it tests.
  public let isTest: Bool
  /// What the project has settled that more than one rule asks about.
  public let conventions: Conventions
  let facts: Facts
  let family: Family
  let doubts = WordDoubts()

  init(path: String, bytes: [UInt8], facts: Facts, conventions: Conventions) {
    self.path = path
    self.bytes = bytes
    isTest = FileOutline.isTest(at: path)
    self.conventions = conventions
    self.facts = facts
    family = Family(of: facts.declarations)
  }

  /// All declarations in the order of the file, local ones included; one for each declared name.
  public var declarations: Views<Declaration> {
    Views(facts.declarations.indices) { Declaration(source: self, index: $0) }
  }

  /// The declarations at the top of the file.
  public var topLevelDeclarations: [Declaration] { children(of: -1) }

  public var comments: Views<Comment> {
    Views(facts.comments.indices) { Comment(source: self, index: $0) }
  }

  /// The names of the folders that the file lies in, outermost first.
  public var folders: [Substring] {
    path.split(separator: "/").dropLast()
  }

  public func range(_ bytes: Range<Int>) -> FileRange {
    FileRange(file: path, bytes: bytes)
  }

  /// What stands in a stretch of the file; bytes that are no UTF-8 are shown as U+FFFD.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<bytes.count)
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  func name(_ range: ByteRange) -> Name {
    Name(source: self, start: range.start, end: range.end)
  }

  func declaration(at index: Int32) -> Declaration? {
    index < 0 ? nil : Declaration(source: self, index: Int(index))
  }

  func children(of index: Int) -> [Declaration] {
    family.children(of: index).map { Declaration(source: self, index: $0) }
  }
}

extension ByteRange {
  var offsets: Range<Int> { Int(start)..<Int(max(start, end)) }
}
