import Diagnostics
import Words
import YAML

/// How the value of a key may look.
indirect enum ValueForm: Sendable {
  case text
  case flag
  case wholeNumber
  case any
  case choice([String])
  case list(ValueForm)
  case entries(ValueForm)
  case mapping(@Sendable () -> KeySet)
  case either([ValueForm])

  /// For messages: "a text", "true or false".
  var description: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .wholeNumber: "a whole number from 0 on"
    case .any: "a value"
    case .choice(let words): alternatives(words)
    case .list: "a list"
    case .entries: "a mapping of names"
    case .mapping(let keys): "a mapping with " + alternatives(keys().supportedNames)
    case .either(let forms): alternatives(forms.map(\.description))
    }
  }
}

/// Of one list or mapping; what is compared with each other stays affordable.
let maximumEntries = 10_000

/// Makes a value of a node, or reports why it cannot.
struct ValueReader<Value: Sendable>: Sendable {
  let form: ValueForm
  let read: @Sendable (YAMLNode, inout Problems) -> Value?
}

extension Problems {
  /// Says what stands where something else was expected.
  mutating func reportWrong(_ node: YAMLNode, expected form: ValueForm) {
    let found = node.isNull ? "nothing stands here" : "this is \(node.noun)"
    report(.wrongValue, "\(found); expected \(form.description)", at: node.range)
  }

  /// Whether a list or a mapping is of a size that a person could have meant.
  mutating func allows(_ count: Int, in node: YAMLNode) -> Bool {
    guard count > maximumEntries else { return true }
    let message = "\(count) entries are too many; at most \(maximumEntries) are read"
    report(.tooManyEntries, message, at: node.range)
    return false
  }
}

extension ValueReader {
  /// A reader that only has to look at the node; nil means that the node is of the wrong kind.
  init(_ form: ValueForm, _ value: @escaping @Sendable (YAMLNode) -> Value?) {
    self.init(form: form) { node, problems in
      if let value = value(node) { return value }
      problems.reportWrong(node, expected: form)
      return nil
    }
  }
}

extension ValueReader where Value == Located<String> {
  /// Any text but nothing; a number or truth value without quotes is taken as it is written.
  static let text = ValueReader(.text) { node in
    guard let scalar = node.scalar, !node.isNull else { return nil }
    return Located(scalar.text, at: node.range)
  }
}

extension ValueReader where Value == Located<Bool> {
  static let flag = ValueReader(.flag) { node in
    node.scalar?.bool.map { Located($0, at: node.range) }
  }
}

extension ValueReader where Value == Located<Int> {
  /// From 0 on.
  static let wholeNumber = ValueReader(.wholeNumber) { node in
    guard let integer = node.scalar?.integer, integer >= 0 else { return nil }
    return Located(integer, at: node.range)
  }
}

extension ValueReader where Value == YAMLNode {
  /// What only a rule can judge that knows the types.
  static let any = ValueReader(form: .any) { node, _ in node }
}

extension ValueReader {
  /// One of the cases of an enumeration, by its raw value.
  ///
  /// - Parameter later: words of the design that this version refuses by name.
  static func choice<Choice>(later: [String] = []) -> ValueReader
  where Value == Located<Choice>, Choice: RawRepresentable<String> & CaseIterable {
    let words = Choice.allCases.map(\.rawValue)
    return ValueReader(form: .choice(words)) { node, problems in
      guard let scalar = node.scalar, !node.isNull else {
        problems.reportWrong(node, expected: .choice(words))
        return nil
      }
      if let choice = Choice(rawValue: scalar.text) { return Located(choice, at: node.range) }
      let name = Located<String>(scalar.text, at: node.range)
      if later.contains(scalar.text) {
        let message = "'\(scalar.text)' comes later; expected \(alternatives(words))"
        problems.report(.comesLater, message, at: node.range)
      } else {
        problems.reportUnknown(
          .wrongValue, calling: name, as: "nothing here is called", among: words)
      }
      return nil
    }
  }

  /// A list; what cannot be read is left out and reported.
  static func list<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element] {
    let form = ValueForm.list(element.form)
    return ValueReader(form: form) { node, problems in
      guard let nodes = node.sequence else {
        problems.reportWrong(node, expected: form)
        return nil
      }
      guard problems.allows(nodes.count, in: node) else { return nil }
      return nodes.compactMap { element.read($0, &problems) }
    }
  }

  /// A list, or the only element without brackets.
  static func oneOrMore<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element] {
    let list = ValueReader<[Element]>.list(of: element)
    return ValueReader(form: .either([element.form, list.form])) { node, problems in
      guard node.sequence == nil else { return list.read(node, &problems) }
      return element.read(node, &problems).map { [$0] }
    }
  }

  /// A mapping of names to values, in the order of the file; nothing means no entries.
  static func entries<Entry>(
    _ form: ValueForm, _ entry: @escaping @Sendable (YAMLEntry, inout Problems) -> Entry?
  ) -> ValueReader where Value == [Entry] {
    let form = ValueForm.entries(form)
    return ValueReader(form: form) { node, problems in
      if node.isNull { return [] }
      guard let entries = node.mapping else {
        problems.reportWrong(node, expected: form)
        return nil
      }
      guard problems.allows(entries.count, in: node) else { return nil }
      return entries.compactMap { entry($0, &problems) }
    }
  }
}
