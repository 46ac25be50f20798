import Diagnostics
import SwiftFacts

/// A parameter of a function, initialiser, subscript or macro, or an associated value of a case.
public struct Parameter: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: SwiftFacts.Parameter { source.facts.parameters[index] }

  /// What callers write; `_` for none; empty for an unnamed associated value.
  public var label: Name { source.name(fact.label) }
  /// What the body says; the label where only one name is written.
  public var name: Name { source.name(fact.name) }
  public var type: TypeName { TypeName(name: source.name(fact.type)) }
  /// The default value.
  public var value: Name { source.name(fact.value) }
  public var isVariadic: Bool { fact.isVariadic }
  public var hasDefault: Bool { !fact.value.isEmpty }
  /// Whether one name is both label and name.
  public var isNamedOnce: Bool { fact.label == fact.name }
  public var isLabelled: Bool { !fact.label.isEmpty && label != "_" }
}

/// A type that an inheritance clause names.
public struct InheritedType: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var type: TypeName { TypeName(name: name) }
  /// The written text.
  public var name: Name { source.name(source.facts.inheritedTypes[index].type) }
  /// The nominal type itself. `class` is an old spelling of `AnyObject`.
  public var base: String? { name == "class" ? "AnyObject" : type.base }
}

/// A name in angle brackets.
public struct GenericParameter: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var name: Name { source.name(source.facts.genericParameters[index].name) }
  public var inheritedType: TypeName {
    TypeName(name: source.name(source.facts.genericParameters[index].inheritedType))
  }
}

/// A written accessor of a property or subscript.
public struct Accessor: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var kind: AccessorKind { source.facts.accessors[index].kind }
  public var effects: Effects { source.facts.accessors[index].effects }
  /// The name in parentheses, as in `set(newName)`.
  public var parameter: Name { source.name(source.facts.accessors[index].parameter) }
  public var body: Name { source.name(source.facts.accessors[index].body) }
}

/// `@name(arguments)`.
public struct Attribute: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// Without the at sign.
  public var name: Name { source.name(source.facts.attributes[index].name) }
  /// What stands between the parentheses.
  public var arguments: Name { source.name(source.facts.attributes[index].arguments) }
}

/// A comment with its signs.
public struct Comment: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var kind: CommentKind { source.facts.comments[index].kind }
  public var text: Name { source.name(source.facts.comments[index].range) }
}
