import Diagnostics
import Words
import YAML

typealias Text = Located<String>
typealias Flag = Located<Bool>
typealias WholeNumber = Located<Int>

/// What one value of the spec is read as.
protocol SpecificationValue: Sendable {
  static var form: ValueForm { get }
  /// Nil: it cannot be read, which is reported.
  ///
  /// - Parameter name: the key at which the value stands.
  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self?
  static var severalForm: ValueForm { get }
  /// Several of these; what cannot be read is left out and reported.
  static func readSeveral(_ node: YAMLNode, of name: Text, problems: Problems) -> [Self]?
}

/// What a field of an entry holds: a value or none, or any number of them.
protocol FieldValue: Sendable {
  static var form: ValueForm { get }
  static var absent: Self { get }
  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self
}

extension Optional: FieldValue where Wrapped: SpecificationValue {
  static var form: ValueForm { Wrapped.form }
  static var absent: Self { nil }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self {
    Wrapped.read(node, of: name, problems: problems)
  }
}

extension Array: FieldValue where Element: SpecificationValue {
  static var form: ValueForm { Element.severalForm }
  static var absent: Self { [] }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self {
    Element.readSeveral(node, of: name, problems: problems) ?? []
  }
}

/// Several values are a list, or the only one without brackets.
extension SpecificationValue {
  static var severalForm: ValueForm { .either([form, .list(form)]) }

  static func readSeveral(_ node: YAMLNode, of name: Text, problems: Problems) -> [Self]? {
    guard let nodes = node.sequence else {
      return read(node, of: name, problems: problems).map { [$0] }
    }
    guard problems.allows(nodes.count, in: node) else { return nil }
    return nodes.compactMap { read($0, of: name, problems: problems) }
  }
}

/// A value that only a rule can judge.
extension YAMLNode: SpecificationValue {
  static var form: ValueForm { .any }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> YAMLNode? { node }
}

/// What a single value without parts means.
protocol ScalarValue: Sendable {
  static var form: ValueForm { get }
  /// Nil: the node is of the wrong kind.
  init?(_ node: YAMLNode)
  /// Where the value itself stands.
  static func range(in node: YAMLNode) -> FileRange
  /// Says what is wrong with a node of which no value could be made.
  static func report(_ node: YAMLNode, to problems: Problems)
}

extension ScalarValue {
  static func range(in node: YAMLNode) -> FileRange { node.range }

  static func report(_ node: YAMLNode, to problems: Problems) {
    problems.reportWrong(node, expected: form)
  }
}

extension Located: SpecificationValue where Value: ScalarValue {
  static var form: ValueForm { Value.form }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Located? {
    if let value = Value(node) { return Located(value, at: Value.range(in: node)) }
    Value.report(node, to: problems)
    return nil
  }
}

/// Any text but nothing; a number or truth value without quotes is taken as it is written.
extension String: ScalarValue {
  static var form: ValueForm { .text }

  init?(_ node: YAMLNode) {
    guard let scalar = node.scalar, !node.isNull else { return nil }
    self = scalar.text
  }
}

extension Bool: ScalarValue {
  static var form: ValueForm { .flag }

  init?(_ node: YAMLNode) {
    guard let value = node.scalar?.bool else { return nil }
    self = value
  }
}

/// From 0 on.
extension Int: ScalarValue {
  static var form: ValueForm { .wholeNumber }

  init?(_ node: YAMLNode) {
    guard let value = node.scalar?.integer, value >= 0 else { return nil }
    self = value
  }
}

/// How many there are of something without which nothing would be left.
struct Count: ScalarValue {
  let number: Int
  static var form: ValueForm { .count }

  init?(_ node: YAMLNode) {
    guard let number = Int(node), number > 0 else { return nil }
    self.number = number
  }
}

/// One of the cases of an enumeration, by its raw value.
protocol Choice: ScalarValue, RawRepresentable<String>, CaseIterable {}

extension Choice {
  /// As messages call entries of some kinds: "a table".
  static func nouns(_ kinds: Self...) -> [String] { kinds.map(\.noun) }
  var noun: String { "a \(rawValue)" }

  static var form: ValueForm { .choice(words) }
  private static var words: [String] { allCases.map(\.rawValue) }

  init?(_ node: YAMLNode) {
    guard let scalar = node.scalar else { return nil }
    self.init(rawValue: scalar.text)
  }

  static func report(_ node: YAMLNode, to problems: Problems) {
    guard let text = String(node) else { return problems.reportWrong(node, expected: form) }
    let written = Text(text, at: node)
    problems[.wrongValue].reportUnknown(written, as: "nothing here is called", among: words)
  }
}
