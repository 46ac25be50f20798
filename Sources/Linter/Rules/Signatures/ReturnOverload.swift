import Diagnostics
import SourceModel

/// A method that differs from an earlier one of its type in nothing but what it returns.
enum ReturnOverload {
  /// Those of all types of a file, in its order.
  static func findings(in source: SwiftSource) -> [Finding] {
    let methods = source.functions.filter {
      $0.kind == .function && $0.isMember && !$0.type.isVoid
    }
    // Few files have two that are called alike, and fewer two that take the same.
    let alike = twins(among: twins(among: methods, by: \.name.hash), by: hash)
    guard !alike.isEmpty else { return [] }
    return Dictionary(grouping: alike, by: hash).values.flatMap(overloads)
      .sorted { $0.range < $1.range }
  }

  /// The methods of which several have the same hash.
  private static func twins(
    among methods: [Declaration], by hash: (Declaration) -> UInt64
  ) -> [Declaration] {
    guard methods.count > 1 else { return [] }
    let hashes = methods.map(hash)
    let sorted = hashes.sorted()
    let places = sorted.indices.dropFirst().filter { sorted[$0] == sorted[$0 - 1] }
    if places.isEmpty { return [] }
    let repeated = Set(places.map { sorted[$0] })
    return zip(hashes, methods).lazy.filter { repeated.contains($0.0) }.map(\.1)
  }

  /// Of how a method is called, of the labels and types of what it takes, and of where its type stands.
  private static func hash(of method: Declaration) -> UInt64 {
    let place = UInt64(method.parent?.name.offsets.lowerBound ?? 0)
    let kind = UInt64(method.effects.rawValue) << 1 | (method.isStatic ? 1 : 0)
    return method.parameters.reduce((method.name.hash &+ place) &* 31 &+ kind) { hash, parameter in
      (hash &* 31 &+ parameter.label.hash) &* 31 &+ parameter.type.name.hash
    }
  }

  /// With how many of its kind one is compared: nobody writes more of them by hand.
  private static let mostCompared = 64

  private static func overloads(among methods: [Declaration]) -> [Finding] {
    let plain = methods.filter(isPlain)
    return plain.dropFirst().compactMap { method in
      let earlier = plain.prefix(mostCompared).first {
        $0.type.text != method.type.text && $0.sharesBranch(with: method)
      }
      guard let earlier, earlier.range < method.range else { return nil }
      return .likely(
        "name it for what it returns: '\(method.fullName)' also returns \(earlier.type.text)",
        at: method.name.range)
    }
  }

  /// Generic methods are told apart by more than this file says.
  private static func isPlain(_ method: Declaration) -> Bool {
    // The methods of a result builder have the names that the language gives them.
    method.genericParameters.isEmpty && method.whereClause.isEmpty
      && method.parent?.hasAttribute("resultBuilder") != true
      && method.parent?.name.hasSuffix("Builder") != true
      && !method.type.text.hasPrefix("some ") && method.isNamedHere
      && !["_disfavoredOverload", "available"].contains(where: method.hasAttribute)
  }
}
