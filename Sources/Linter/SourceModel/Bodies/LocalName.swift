import SwiftFacts

/// A name that a condition, pattern, loop, capture or closure binds.
public struct LocalName: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: SwiftFacts.LocalName { source.facts.localNames[index] }

  public var kind: LocalNameKind { source.facts.localNames[index].kind }
  public var name: Name { source.name(source.facts.localNames[index].name) }
  /// The written type.
  public var type: TypeName { TypeName(name: source.name(fact.type)) }
  /// Where the name can be used, in bytes of the file.
  public var scope: Range<Int> {
    Int(fact.scopeStart)..<max(Int(fact.scopeStart), Int(fact.scopeEnd))
  }
  /// The innermost declaration around it.
  public var owner: Declaration? { source.declaration(at: fact.owner) }
  /// The block that it is written in; nil outside of blocks.
  public var block: Block? { source.block(at: fact.block) }

  /// What `guard` does where its conditions do not hold: there its names are not known.
  public var blockWithoutName: Block? {
    guard kind == .guardBinding else { return nil }
    let blocks = source.facts.blocks
    let first = blocks.partitionPoint { $0.range.start >= fact.scopeStart }
    let index = blocks[first...].firstIndex { $0.kind == .guardBody && $0.parent == fact.block }
    return index.map { Block(source: source, index: $0) }
  }
}

/// A string or a regular expression, with its delimiters.
public struct Literal: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var text: Name { source.name(source.facts.literals[index].range) }
}

extension SwiftSource {
  public var localNames: Views<LocalName> {
    Views(facts.localNames.indices, of: self)
  }

  public var blocks: Views<Block> {
    Views(facts.blocks.indices, of: self)
  }

  public var literals: Views<Literal> {
    Views(facts.literals.indices, of: self)
  }

  /// The attributes of declarations, types and closures.
  public var attributes: Views<Attribute> {
    Views(facts.attributes.indices, of: self)
  }

  /// What stands in some bytes, as a name.
  public func name(at bytes: Range<Int>) -> Name {
    Name(
      source: self, start: Int32(clamping: bytes.lowerBound), end: Int32(clamping: bytes.upperBound)
    )
  }

  func block(at index: Int32) -> Block? {
    index < 0 ? nil : Block(source: self, index: Int(index))
  }
}

extension Declaration {
  /// The block that it is written in; nil in a type and at the top of a file.
  public var surroundingBlock: Block? {
    source.block(at: source.facts.declarations[index].block)
  }
}
