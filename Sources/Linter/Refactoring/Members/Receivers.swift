import SourceModel

/// What stands before the dot of a member, as far as its type is written.
struct Receivers {
  private let index: FileIndex

  init(in index: FileIndex) {
    self.index = index
  }

  /// The type of a receiver.
  enum Kind: Hashable {
    /// The type around the use.
    case around
    case named(String)
    /// Something that has no members of a named type.
    case other
    case unknown
  }

  /// What gives a receiver its type, by the place of its name.
  struct Origin: Hashable {
    let start: Int
  }

  /// The names that stand first in the receivers of some members, or near them behind leading dots.
  static func roots(of search: NameSearch, in source: SwiftSource) -> Set<String> {
    var roots: Set<String> = []
    var contexts: ImplicitContexts?
    for use in source.uses where search.match(use.name.utf8) != nil {
      switch use.kind {
      case .member where use.receiver.utf8.count <= longest:
        roots.insert(root(of: use.receiver.text))
      case .implicitMember:
        let known = contexts ?? ImplicitContexts(in: source)
        contexts = known
        if case .path(let path) = known.context(of: use) { roots.insert(root(of: path.text)) }
      default: break
      }
    }
    return roots.subtracting(["", "self"])
  }

  func kind(of use: Use) -> Kind {
    guard use.receiver.utf8.count <= Self.longest else { return .unknown }
    return kind(ofPath: use.receiver.text, at: use.name.offsets.lowerBound, in: use.owner)
  }

  /// - Parameters:
  ///   - path: what is written before the dot.
  ///   - offset: where it is written.
  ///   - owner: the innermost declaration around it.
  func kind(ofPath path: String, at offset: Int, in owner: Declaration?) -> Kind {
    let receiver = path.filter { $0 != "?" && $0 != "!" }
    if receiver == "self" || receiver == "Self" { return .around }
    guard receiver.utf8.allSatisfy(Self.isPath) else { return .unknown }
    let isOwn = receiver.hasPrefix("self.")
    let name = isOwn ? String(receiver.dropFirst(5)) : receiver
    if !isOwn, let binding = index.bindings(of: name).binding(at: offset) {
      return kind(of: binding, called: name)
    }
    let last = FileTypes.lastPart(of: receiver)
    if last.first?.isUppercase == true { return named(last) }
    guard !name.contains(".") else { return .unknown }
    let around = FileTypes.namesAround(owner)
    let properties = around.prefix(1).flatMap { index.types.members(name, of: $0) }
    guard properties.count == 1, let property = properties.first else { return .unknown }
    return kind(ofValue: property)
  }

  /// Of how many bytes a receiver consists whose type is looked for.
  private static let longest = 1_000

  private static func root(of text: String) -> String {
    String((text.hasPrefix("self.") ? text.dropFirst(5) : text[...]).prefix { isPath($0) })
  }

  private static func isPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  static func isPath(_ byte: UInt8) -> Bool {
    byte.isPartOfName || byte == UInt8(ascii: ".")
  }
}

extension Receivers {
  private func kind(of binding: Binding, called name: String) -> Kind {
    let start = binding.name.lowerBound
    guard let place = index.bindings(of: name).place(at: start) else { return .unknown }
    return index.kind(of: Origin(start: start)) {
      switch place.role {
      case .declaration(let declaration) where declaration.kind.isType: return named(name)
      case .declaration(let declaration): return foundKind(ofValue: declaration)
      case .parameter(let parameter, of: _, _): return kind(of: parameter.type)
      case .binding(let local): return kind(ofLocal: local)
      default: return .unknown
      }
    }
  }

  private func kind(ofLocal local: LocalName) -> Kind {
    if !local.type.isEmpty { return kind(of: local.type) }
    let value = local.source.text(in: local.name.offsets.upperBound..<local.scope.lowerBound)
    return value.filter { !$0.isWhitespace } == "=self" ? .around : .unknown
  }

  private func kind(ofValue declaration: Declaration) -> Kind {
    index.kind(of: Origin(start: declaration.name.offsets.lowerBound)) {
      foundKind(ofValue: declaration)
    }
  }

  private func foundKind(ofValue declaration: Declaration) -> Kind {
    guard declaration.kind.isValue else { return .unknown }
    if !declaration.type.isEmpty, !declaration.isPartOfPattern { return kind(of: declaration.type) }
    let value = declaration.value.text
    if value == "self" { return .around }
    if let type = typeOfCase(value) { return named(type) }
    let made = value.prefix { Self.isPath($0) || $0 == "." }
    let type = FileTypes.lastPart(
      of: made.hasSuffix(".init") ? String(made.dropLast(5)) : String(made))
    guard type.first?.isUppercase == true, value.dropFirst(made.count).first == "(",
      value.last == ")", value.count(where: { $0 == ")" }) == 1
    else { return .unknown }
    return named(type)
  }

  /// `Style` of `Style.plain`, if that is a case without values.
  private func typeOfCase(_ value: String) -> String? {
    guard let dot = value.firstIndex(of: "."), index.plainCases.contains(value) else { return nil }
    return String(value[..<dot])
  }

  func kind(of type: TypeName) -> Kind {
    guard let base = type.base else { return type.isWithoutName ? .other : .unknown }
    let last = FileTypes.lastPart(of: base)
    if last == "Self" { return .around }
    // `Binding<Photo>` may have what `Photo` has.
    let isPlain = index.project.kind(of: last) != nil || !type.name.utf8.contains(UInt8(ascii: "<"))
    return isPlain || Self.collections.contains(last) ? named(last) : .unknown
  }

  private static let collections: Set = ["Array", "Dictionary", "Set"]

  /// A type alias, a generic parameter and a protocol may stand for any type; `Type` is one of types.
  private func named(_ type: String) -> Kind {
    let project = index.project
    let forwarding = project.forwarding
    if project.substitutes.contains(type) || project.kind(of: type) == .protocolType
      || type == "Type" || type == "Protocol" || forwarding.contains(type)
      || !forwarding.isDisjoint(with: index.ancestors(of: type))
    {
      return .unknown
    }
    // What `Optional` is extended with may be meant where a type is written with a question mark.
    return index.types["Optional"] == nil ? .named(type) : .unknown
  }
}

extension TypeName {
  /// Whether it is a collection, a function or a tuple.
  fileprivate var isWithoutName: Bool {
    let text = name.utf8
    return !text.contains(UInt8(ascii: "&"))
      && ["[", "->", ",", "()"].contains(where: { text.contains($0) })
  }
}
