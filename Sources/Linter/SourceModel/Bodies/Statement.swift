import Diagnostics
import SwiftFacts

/// A statement of a body.
public struct Statement: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: SwiftFacts.Statement { source.facts.statements[index] }

  public var kind: StatementKind { source.facts.statements[index].kind }
  public var text: Name { source.name(fact.range) }
  public var range: FileRange { source.range(fact.range.offsets) }
  /// What is assigned to, or the last name of what is called.
  public var target: Name { source.name(source.facts.statements[index].target) }
  public var owner: Declaration? { source.declaration(at: source.facts.statements[index].owner) }

  /// The blocks that lie directly in it, those of closures included.
  public var blocks: [Block] {
    let range = fact.range
    let first = source.facts.blocks.partitionPoint { $0.range.start >= range.start }
    let facts = source.facts.blocks
    var blocks: [Block] = []
    for index in first..<facts.count {
      if facts[index].range.start >= range.end { break }
      if facts[index].parent == fact.block { blocks.append(Block(source: source, index: index)) }
    }
    return blocks
  }
}

/// Statements in braces, or the case of a switch.
public struct Block: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var kind: BlockKind { source.facts.blocks[index].kind }
  public var range: FileRange { source.range(source.facts.blocks[index].range.offsets) }
  public var text: Name { source.name(source.facts.blocks[index].range) }

  /// The statements that lie directly in it.
  public var statements: [Statement] {
    let range = source.facts.blocks[index].range
    let facts = source.facts.statements
    var next = facts.partitionPoint { $0.range.start >= range.start }
    var statements: [Statement] = []
    while next < facts.count, facts[next].range.start < range.end {
      if facts[next].block == Int32(index) {
        statements.append(Statement(source: source, index: next))
      }
      next += 1
    }
    return statements
  }
}

extension SwiftSource {
  public var statements: Views<Statement> {
    Views(facts.statements.indices, of: self)
  }
}

extension Declaration {
  /// The body of a function, initialiser or deinitialiser.
  public var block: Block? {
    let start = source.facts.declarations[index].body.start
    guard hasBody else { return nil }
    let blocks = source.facts.blocks
    let first = blocks.partitionPoint { $0.range.start >= start }
    guard first < blocks.endIndex, blocks[first].owner == Int32(index),
      blocks[first].range.start == start
    else { return nil }
    return Block(source: source, index: first)
  }

  /// Whether something of the file stands in it.
  public func contains(_ name: Name) -> Bool {
    let offsets = range.bytes
    return offsets.lowerBound <= name.offsets.lowerBound
      && name.offsets.upperBound <= offsets.upperBound
  }
}
