import SwiftParser
import SwiftSyntax

@testable import SwiftFacts

/// The facts of a file as SwiftParser's tree has them: what the scanner is compared with.
///
/// It shares no code with the scanner but the types of the facts.
final class FactExtractor {
  var facts = Facts()
  var owner: Int32 = -1
  var block: Int32 = -1
  var branch: Int32 = -1
  /// What an identifier in a pattern is; nil outside of patterns.
  var naming: Naming?
  /// In arguments of the compiler's own attributes nothing but literals counts.
  var isQuiet = false
  /// Where names begin that are called.
  var calledNames: Set<Int32> = []
  /// Where the parentheses or braces of calls begin, which orders the calls.
  var callOrder: [Int32] = []
  /// Kinds of syntax that the extractor does not know.
  var unknownKinds: [String] = []

  /// How the names of a pattern are noted.
  struct Naming {
    var kind: LocalNameKind
    var isVariable = false
    var type = ByteRange.none
    var block: Int32
    /// Where the names begin to be visible if that is not right behind them.
    var scopeStart: Int32?
    var scopeEnd: Int32
  }

  /// The facts of a file that parses, whose memory is to be given back; nil for one that does not.
  static func facts(of source: [UInt8]) -> (facts: Facts, unknownKinds: [String])? {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    let extractor = FactExtractor()
    extractor.noteComments(in: tree)
    extractor.visit(Syntax(tree))
    extractor.finish()
    return (extractor.facts, extractor.unknownKinds)
  }

  /// Brings into the order of the source what the tree has in another one.
  private func finish() {
    facts.references.sort { $0.name.start < $1.name.start }
    for index in facts.references.indices
    where calledNames.contains(facts.references[index].name.start) {
      facts.references[index].isCalled = true
    }
    facts.casts.sort { $0.type.start < $1.type.start }
    facts.literals.sort { $0.range.start < $1.range.start }
    sortCalls()
  }

  private func sortCalls() {
    let order = facts.calls.indices.sorted { callOrder[$0] < callOrder[$1] }
    var places = Array(repeating: Int32(0), count: order.count)
    for (place, call) in order.enumerated() { places[call] = Int32(place) }
    let calls = facts.calls
    facts.calls = GrowingList(order.map { calls[$0] })
    calls.deallocate()
    for index in facts.arguments.indices {
      facts.arguments[index].call = places[Int(facts.arguments[index].call)]
    }
    facts.arguments.sort { $0.value.start < $1.value.start }
    for (index, argument) in facts.arguments.enumerated() {
      facts.calls[Int(argument.call)].argumentRun.add(index)
    }
  }

  private func noteComments(in tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      noteComments(in: token.leadingTrivia, from: token.position)
      noteComments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
  }

  private func noteComments(in trivia: Trivia, from position: AbsolutePosition) {
    var start = Int32(position.utf8Offset)
    for piece in trivia {
      let end = start + Int32(piece.sourceLength.utf8Length)
      let range = ByteRange(start, end)
      switch piece {
      case .lineComment: facts.comments.append(Comment(kind: .line, range: range))
      case .blockComment: facts.comments.append(Comment(kind: .block, range: range))
      case .docLineComment:
        facts.comments.append(Comment(kind: .documentationLine, range: range))
      case .docBlockComment:
        facts.comments.append(Comment(kind: .documentationBlock, range: range))
      default: break
      }
      start = end
    }
  }
}

// MARK: Ranges

extension FactExtractor {
  func start(_ node: some SyntaxProtocol) -> Int32 {
    Int32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func end(_ node: some SyntaxProtocol) -> Int32 {
    Int32(node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func range(_ node: some SyntaxProtocol) -> ByteRange {
    ByteRange(start(node), end(node))
  }

  func range(_ node: (some SyntaxProtocol)?) -> ByteRange {
    node.map { range($0) } ?? .none
  }

  func range(_ first: TokenSyntax?, _ last: TokenSyntax?) -> ByteRange {
    guard let first, let last else { return .none }
    return ByteRange(start(first), end(last))
  }

  /// A name without its back quotes.
  func name(_ token: TokenSyntax) -> ByteRange {
    let whole = range(token)
    return isQuoted(token) ? ByteRange(whole.start + 1, whole.end - 1) : whole
  }

  func isQuoted(_ token: TokenSyntax) -> Bool {
    token.text.utf8.first == UInt8(ascii: "`")
  }
}
