import SourceModel

/// A method that puts what it makes among the data of a program: `createPhoto(in context:)`.
enum ChangeOfData {
  /// - Parameter method: whose name begins with create or another verb of making.
  static func isMade(by method: Declaration) -> Bool {
    method.parameters.contains(where: isPlaceOfData) || keeps(method) || handsOn(method)
      || hasOpposite(method)
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

  /// Whether another method of the type takes such a thing away or changes it.
  private static func hasOpposite(_ method: Declaration) -> Bool {
    let name = method.name.text
    guard name.hasPrefix("create"), let type = method.enclosingType else { return false }
    let noun = name.dropFirst("create".count)
    guard !noun.isEmpty else { return false }
    let opposites = Set(["delete", "remove", "update", "destroy"].map { $0 + noun })
    return type.children.contains { other in
      other.kind == .function && other.name.hasSuffix(String(noun))
        && opposites.contains(other.name.text)
    }
  }
}
