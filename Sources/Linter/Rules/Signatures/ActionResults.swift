import SourceModel

/// What those methods of a type return that change something somewhere, such as
/// `deleteAlbum(with id:) -> Endpoint`: the others with such a result name requests too. Read once for
/// each type, when somebody asks for it.
final class ActionResults {
  /// By the offset of a type.
  private var results: [Int: Set<String>] = [:]

  /// Whether a method returns what actions beside it return, and no mere value.
  func contain(resultOf method: Declaration) -> Bool {
    guard let type = method.enclosingType, let result = method.type.base,
      !Self.values.contains(result),
      method.isStatic || result != "Self" && type.name != result
    else { return false }
    let place = type.range.bytes.lowerBound
    let results = results[place] ?? Self.results(in: type)
    self.results[place] = results
    return results.contains(result)
  }

  private static func results(in type: Declaration) -> Set<String> {
    Set(
      type.children.lazy.filter { $0.kind == .function && !$0.type.isVoid && isAction($0.name) }
        .compactMap(\.type.base))
  }

  private static func isAction(_ name: Name) -> Bool {
    verbs.contains { verb in
      let rest = name.utf8.dropFirst(verb.utf8.count)
      return name.hasPrefix(verb) && rest.first.map { $0 &- 0x41 < 26 } ?? true
    }
  }

  private static let verbs = [
    "add", "cancel", "delete", "patch", "post", "put", "remove", "save", "send", "set", "update",
  ]

  private static let values: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UInt",
  ]
}
