import YAML

/// Things that have names, in their order; one of many is found without a look at the others.
public struct NamedList<Element: Sendable>: RandomAccessCollection, Sendable {
  private let elements: [Element]
  private let positions: [String: Int]

  /// - Parameter name: of several with one name the first is found by it.
  init(_ elements: [Element], by name: (Element) -> String) {
    self.elements = elements
    positions = Dictionary(
      elements.enumerated().map { (name($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
  public subscript(name: String) -> Element? { positions[name].map { elements[$0] } }
}

extension NamedList: FieldValue where Element: NamedEntry {
  static var form: ValueForm { Element.severalForm }
  static var absent: Self { NamedList([]) }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> Self {
    NamedList(Element.readSeveral(node, of: name, problems: problems) ?? [])
  }

  init(_ entries: [Element]) {
    self.init(entries, by: \.name.value)
  }

  var names: [String] { map(\.name.value) }
}
