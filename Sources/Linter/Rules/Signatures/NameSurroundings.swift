import SourceModel
import Words

/// What a file declares around a method with which its name has to be told apart. Each table is made
/// once, when somebody asks for it.
final class NameSurroundings {
  private let source: SwiftSource
  private lazy var openTypes = Set(
    source.declarations.lazy.filter { $0.kind == .associatedType || $0.kind == .typeAlias }
      .map(\.name.text))
  /// The members of types and of their extensions, with the type in front: `Album.title(of:)`.
  private lazy var members = Set(
    source.declarations.lazy.compactMap { member -> String? in
      guard member.kind.isValue || [.function, .enumerationCase].contains(member.kind),
        member.isMember
      else { return nil }
      let name = member.kind == .function ? member.fullName : member.name.text
      return member.enclosingType.map { "\($0.name).\(name)" }
    })
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

  /// Whether the type has a property of that name, or a method with the same labels.
  func hasSibling(of declaration: Declaration, called name: String) -> Bool {
    has(name, besides: declaration) || hasMethod(like: declaration, called: name)
  }

  /// Whether the type has a method of that name with the same labels.
  func hasMethod(like declaration: Declaration, called name: String) -> Bool {
    let labels =
      declaration.kind == .function
      ? String(declaration.fullName.dropFirst(declaration.name.text.count)) : "()"
    return has(name + labels, besides: declaration)
  }

  private func has(_ member: String, besides declaration: Declaration) -> Bool {
    declaration.enclosingType.map { members.contains("\($0.name).\(member)") } ?? false
  }

  /// Whether another method does something else with the same noun, which its arguments do not
  /// tell: `removePart(at:)` beside `appendPart(_ part: Part)`.
  func hasPair(of method: Declaration, noun: String) -> Bool {
    method.enclosingType?.children.contains { other in
      other.kind == .function && other.name.hasSuffix(noun)
        && other.parameters.first?.type.base != noun
        && other.name.offsets != method.name.offsets
        && Verb.isBase(String(other.name.text.dropLast(noun.count)))
    } ?? false
  }

  private static func verbCounts(in type: Declaration) -> [String: Int] {
    type.children.lazy.filter { $0.kind == .function }.reduce(into: [:]) { counts, method in
      let verb = method.name.utf8.prefix { ($0 & 0x20) != 0 || $0 >= 0x80 }
      counts[String(decoding: verb, as: UTF8.self), default: 0] += 1
    }
  }
}
