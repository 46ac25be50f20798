import Diagnostics
import SwiftFacts

/// A call of a function, method, initialiser or closure.
public struct Call: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: SwiftFacts.Call { source.facts.calls[index] }

  public var kind: CallKind { fact.kind }
  /// The last name of what is called; empty if that is not a name.
  public var callee: Name { source.name(source.facts.calls[index].callee) }
  /// What stands before the callee's dot; empty where it has none.
  public var receiver: Name { source.receiver(from: fact.start, to: fact.callee.start) }
  /// The arguments with their parentheses; empty with a trailing closure alone.
  public var argumentList: Name { source.name(fact.arguments) }
  /// The innermost declaration around it.
  public var owner: Declaration? { source.declaration(at: source.facts.calls[index].owner) }
  /// Whether `await` stands before all of it.
  var isAwaited: Bool {
    let before = source.bytes[..<Int(fact.start)]
    guard before.last?.isSpace == true else { return false }
    return before.dropLast(before.reversed().prefix(while: \.isSpace).count).ends(with: "await")
  }

  /// The arguments and the closures behind them.
  public var arguments: RunViews<Argument> {
    let call = Int32(index)
    return RunViews(fact.argumentRun, in: source.facts.arguments, of: source) { $0.call == call }
  }

  public func argument(_ label: String) -> Argument? {
    arguments.first { $0.label == label }
  }
}

/// What is passed to a call.
public struct Argument: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  /// Empty without one.
  public var label: Name { source.name(source.facts.arguments[index].label) }
  public var value: Name { source.name(source.facts.arguments[index].value) }
  /// Whether it is a closure behind the parentheses.
  public var isTrailing: Bool { source.facts.arguments[index].isTrailing }
  public var isClosure: Bool { value.utf8.first == UInt8(ascii: "{") }
  public var call: Call { Call(source: source, index: Int(source.facts.arguments[index].call)) }
}

/// A type behind `as`, `as?`, `as!` or `is`.
public struct Cast: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  public var kind: CastKind { source.facts.casts[index].kind }
  public var type: TypeName { TypeName(name: source.name(source.facts.casts[index].type)) }
  public var owner: Declaration? { source.declaration(at: source.facts.casts[index].owner) }
}

extension SwiftSource {
  public var calls: Views<Call> {
    Views(facts.calls.indices, of: self)
  }

  /// The arguments of all calls.
  public var arguments: Views<Argument> {
    Views(facts.arguments.indices, of: self)
  }

  public var casts: Views<Cast> {
    Views(facts.casts.indices, of: self)
  }
}
