import SourceModel

/// A method that puts what it makes among the data of a program: `createPhoto(in context:)`.
enum ChangeOfData {
  /// - Parameter method: whose name begins with create or another verb of making.
  static func isMade(by method: Declaration, beside opposites: OppositeMethods) -> Bool {
    method.parameters.contains(where: isPlaceOfData) || keeps(method) || handsOn(method)
      || opposites.contain(oneOf: method)
  }

  private static func isPlaceOfData(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type.base else { return false }
    return ["ManagedObjectContext", "ModelContext", "ManagedContext", "Realm", "Database"]
      .contains(where: type.hasSuffix)
  }

  /// Whether a method writes what it makes.
  private static func keeps(_ method: Declaration) -> Bool {
    let body = method.body.utf8
    return [".insert(", ".save", "save()", "undo", "NSEntityDescription", "(context: "]
      .contains(where: body.contains)
  }

  /// Whether a method makes what it does not find: `Record.create(in: context)`.
  static func isMadeOnDemand(by method: Declaration) -> Bool {
    let body = method.body.utf8
    return [".create(in", "store.insert(", "ontext.insert(", ".save", "NSEntityDescription"]
      .contains(where: body.contains)
  }

  /// Whether it has another object do the same: `map.createNode(at: place)`.
  private static func handsOn(_ method: Declaration) -> Bool {
    method.name.hasPrefix("create") && method.name.utf8.count > "create".utf8.count
      && method.body.utf8.contains(".\(method.name)(")
  }
}

/// The methods of types that take things away or change them, read once for each type.
final class OppositeMethods {
  /// By the offset of a type: the names of the methods.
  private var names: [Int: Set<String>] = [:]
  private static let verbs = ["delete", "remove", "update", "destroy"]

  /// Whether another method of the type takes away or changes what a method creates.
  func contain(oneOf method: Declaration) -> Bool {
    let name = method.name.text
    guard name.hasPrefix("create"), let type = method.enclosingType else { return false }
    let noun = name.dropFirst("create".count)
    return !noun.isEmpty && Self.verbs.contains { names(in: type).contains($0 + noun) }
  }

  private func names(in type: Declaration) -> Set<String> {
    let place = type.range.bytes.lowerBound
    if let known = names[place] { return known }
    let found = type.children.lazy.filter { method in
      method.kind == .function && Self.verbs.contains(where: method.name.hasPrefix)
    }
    names[place] = Set(found.map(\.name.text))
    return names[place] ?? []
  }
}
