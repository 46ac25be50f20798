import Diagnostics
import SourceModel

/// What a file makes a text of: a value of an enumeration appears in it by the name of its case.
struct ShownNames {
  /// By the name: where it is shown.
  private var places: [String: FileRange] = [:]
  /// Where `self` is shown.
  private var ownPlaces: [FileRange] = []
  /// By a name: the names of values whose type or value mentions it.
  private var mentioning: [String: Mentions] = [:]
  private let types: FileTypes
  /// By the name of an enumeration.
  private let remembered = Remembered<String, FileRange?>()

  /// How many names are followed from one type, and how many that one value mentions.
  private static let most = 100

  /// Names in the order of the file, each once.
  private struct Mentions {
    private(set) var names: [String] = []
    private var known: Set<String> = []

    mutating func insert(_ name: String) {
      if known.insert(name).inserted { names.append(name) }
    }
  }

  private static let showing: Set<String> = [
    "assertionFailure", "debugPrint", "dump", "fatalError", "Mirror", "preconditionFailure",
    "print", "String",
  ]

  init(in source: SwiftSource, types: FileTypes) {
    self.types = types
    for literal in source.literals where literal.text.contains("\\") { show(literal.text) }
    for call in source.calls where Self.showing.contains(call.callee.text) {
      show(call.argumentList)
    }
    for declaration in source.declarations {
      if declaration.kind.isValue || declaration.kind == .function {
        note(declaration.name, declaration.type.name)
        note(declaration.name, declaration.value)
      }
      for parameter in declaration.parameters { note(parameter.name, parameter.type.name) }
    }
    for local in source.localNames {
      note(local.name, local.type.name)
      let end = local.name.offsets.upperBound
      note(local.name, source.name(at: end..<max(end, local.scope.lowerBound)))
    }
  }

  private mutating func show(_ text: Name) {
    for use in text.source.uses(in: text) { places[use.name.text] = use.name.range }
    if text.contains("(self)") || text.contains(": self)") { ownPlaces.append(text.range) }
  }

  private mutating func note(_ name: Name, _ text: Name) {
    guard !text.isEmpty, !name.isEmpty else { return }
    for use in text.source.uses(in: text).prefix(Self.most) {
      mentioning[use.name.text, default: Mentions()].insert(name.text)
    }
  }

  /// Where a value of an enumeration may be shown.
  func place(of type: String, ancestors: Set<String>) -> FileRange? {
    remembered.answer(to: type) { firstPlace(of: type, ancestors: ancestors) }
  }

  private func firstPlace(of type: String, ancestors: Set<String>) -> FileRange? {
    if let reach = types[type]?.reach,
      let own = ownPlaces.first(where: { reach.contain($0.bytes.lowerBound) })
    {
      return own
    }
    if ancestors.contains("CaseIterable"), let place = places["allCases"] ?? places["$0"] {
      return place
    }
    var seen: Set<String> = [type]
    var names = [type][...]
    while let name = names.popFirst() {
      if let place = places[name] { return place }
      guard seen.count < Self.most else { return places.values.min() }
      for next in mentioning[name]?.names ?? [] where seen.count < Self.most {
        if seen.insert(next).inserted { names.append(next) }
      }
    }
    return nil
  }
}
