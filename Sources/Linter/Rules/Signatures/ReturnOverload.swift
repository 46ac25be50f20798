import SourceModel

/// A method that differs from an earlier one of its type in nothing but what it returns.
struct ReturnOverload {
  let method: Declaration
  let earlier: Declaration

  /// Those of all types of a file.
  static func all(in source: SwiftSource) -> [ReturnOverload] {
    hasTwins(source) ? source.types.flatMap { all(in: $0) } : []
  }

  /// Those of a type's body or of an extension.
  private static func all(in type: Declaration) -> [ReturnOverload] {
    guard !isBuilder(type) else { return [] }
    let methods = type.children.filter { $0.kind == .function && !$0.type.isVoid }
    let groups = Dictionary(grouping: methods) { $0.name.text }.values.filter { $0.count > 1 }
    return groups.flatMap { overloads(among: $0) }
      .sorted { $0.method.range < $1.method.range }
  }

  /// A quick look, which few files do not pass: whether two methods have one name and take the same.
  private static func hasTwins(_ source: SwiftSource) -> Bool {
    var hashes: [UInt64] = []
    for method in source.declarations
    where method.kind == .function && method.isMember && !method.type.isVoid {
      hashes.append(hash(of: method))
    }
    hashes.sort()
    return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
  }

  /// Of the name, of the labels and types of what a method takes, and of where its type stands.
  private static func hash(of method: Declaration) -> UInt64 {
    let place = UInt64(method.parent?.name.offsets.lowerBound ?? 0)
    return method.parameters.reduce(method.name.hash &+ place) { hash, parameter in
      (hash &* 31 &+ parameter.label.hash) &* 31 &+ parameter.type.name.hash
    }
  }

  /// With how many of its kind one is compared: nobody writes more of them by hand.
  private static let mostCompared = 64

  private static func overloads(among methods: [Declaration]) -> [ReturnOverload] {
    let plain = methods.filter(isPlain)
    let alike = Dictionary(grouping: plain, by: givenTypes).values
    return alike.flatMap { group in
      group.dropFirst().compactMap { method in
        let earlier = group.prefix(mostCompared).first {
          $0.type.text != method.type.text && $0.sharesBranch(with: method)
        }
        guard let earlier, earlier.range < method.range else { return nil }
        return ReturnOverload(method: method, earlier: earlier)
      }
    }
  }

  /// The labels and types of what a method takes, and how it is called.
  private static func givenTypes(of method: Declaration) -> String {
    let types = method.parameters.map { "\($0.label.text):\($0.type.text)" }
    return types.joined(separator: ",") + " \(method.effects.rawValue) \(method.isStatic)"
  }

  /// Generic methods are told apart by more than this file says.
  private static func isPlain(_ method: Declaration) -> Bool {
    method.genericParameters.isEmpty && method.whereClause.isEmpty
      && !method.type.text.hasPrefix("some ") && method.isNamedHere
      && !["_disfavoredOverload", "available"].contains(where: method.hasAttribute)
  }

  /// The methods of a result builder have the names that the language gives them.
  private static func isBuilder(_ type: Declaration) -> Bool {
    type.hasAttribute("resultBuilder") || type.name.hasSuffix("Builder")
  }
}
