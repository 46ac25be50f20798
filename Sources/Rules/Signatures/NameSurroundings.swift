import SourceModel

/// What a file declares around a method with which its name has to be told apart. Each table is made
/// once, when somebody asks for it.
final class NameSurroundings {
  private let source: SwiftSource
  private lazy var openTypes = Set(
    source.declarations.lazy.filter { $0.kind == .associatedType || $0.kind == .typeAlias }
      .map(\.name.text))
  /// By the offset of a type: how many of its methods begin with a verb.
  private var verbCounts: [Int: [String: Int]] = [:]

  init(of source: SwiftSource) {
    self.source = source
  }

  /// Whether a type's name stands for any type there: a generic parameter or an associated type, or
  /// the alias that settles one.
  func hasPlaceholder(_ type: String, around method: Declaration) -> Bool {
    var next: Declaration? = method
    while let declaration = next {
      if declaration.genericParameters.contains(where: { $0.name == type }) { return true }
      next = declaration.parent
    }
    return openTypes.contains(type)
  }

  /// Whether several methods of a type tell by the noun what the one verb is done with.
  func hasMany(methodsOf type: Declaration?, verb: String) -> Bool {
    guard let type else { return false }
    let place = type.range.bytes.lowerBound
    let counts = verbCounts[place] ?? Self.verbCounts(in: type)
    verbCounts[place] = counts
    return counts[verb, default: 0] > 3
  }

  private static func verbCounts(in type: Declaration) -> [String: Int] {
    type.children.lazy.filter { $0.kind == .function }.reduce(into: [:]) { counts, method in
      let verb = method.name.utf8.prefix { ($0 & 0x20) != 0 || $0 >= 0x80 }
      counts[String(decoding: verb, as: UTF8.self), default: 0] += 1
    }
  }
}
