import SourceModel

/// What stands before the dot of a member, as far as its type is written.
struct Receivers {
  private let types: FileTypes
  private let project: ProjectNames
  private let places: Places

  /// - Parameter uses: the uses of members whose receivers are asked for.
  init(of uses: [Use], in source: SwiftSource, types: FileTypes, project: ProjectNames) {
    self.types = types
    self.project = project
    places = Places(of: Set(uses.map { Self.root(of: $0) }), in: source)
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

  func kind(of use: Use) -> Kind {
    let receiver = use.receiver.text.filter { $0 != "?" && $0 != "!" }
    if receiver == "self" || receiver == "Self" { return .around }
    if receiver == "super" { return .other }
    guard receiver.utf8.allSatisfy(Self.isPath) else { return .unknown }
    let last = FileTypes.lastPart(of: receiver)
    if last.first?.isUppercase == true { return named(last) }
    let isOwn = receiver.hasPrefix("self.")
    let name = isOwn ? String(receiver.dropFirst(5)) : receiver
    guard !name.contains(".") else { return .unknown }
    if !isOwn, let binding = Bindings(of: name, in: places).binding(at: use.name.offsets.lowerBound)
    {
      return kind(of: binding, called: name)
    }
    let around = FileTypes.namesAround(use.owner)
    let properties = around.prefix(1).flatMap { types.members(name, of: $0) }
    guard properties.count == 1, let property = properties.first else { return .unknown }
    return kind(ofValue: property)
  }

  private static func root(of use: Use) -> String {
    let text = use.receiver.text
    return String((text.hasPrefix("self.") ? text.dropFirst(5) : text[...]).prefix { isPath($0) })
  }

  private static func isPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func isPath(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }
}

extension Receivers {
  private func kind(of binding: Binding, called name: String) -> Kind {
    guard let place = places[name].first(where: { $0.start == binding.name.lowerBound }) else {
      return .unknown
    }
    switch place.role {
    case .declaration(let declaration): return kind(ofValue: declaration)
    case .parameter(let parameter, of: _, _): return kind(of: parameter.type)
    case .binding(let local):
      if !local.type.isEmpty { return kind(of: local.type) }
      let value = local.source.text(in: local.name.offsets.upperBound..<local.scope.lowerBound)
      return value.filter { !$0.isWhitespace } == "=self" ? .around : .unknown
    default: return .unknown
    }
  }

  private func kind(ofValue declaration: Declaration) -> Kind {
    guard declaration.kind.isValue else { return .unknown }
    if !declaration.type.isEmpty, !declaration.isPartOfPattern { return kind(of: declaration.type) }
    let value = declaration.value.text
    if value == "self" { return .around }
    let made = value.prefix { Self.isPath($0) }
    guard made.first?.isUppercase == true, value.dropFirst(made.count).first == "(",
      value.last == ")", value.count(where: { $0 == ")" }) == 1
    else { return .unknown }
    return named(String(made))
  }

  private func kind(of type: TypeName) -> Kind {
    guard let base = type.base else { return .other }
    let last = FileTypes.lastPart(of: base)
    return last == "Self" ? .around : named(last)
  }

  /// A type alias, a generic parameter and a protocol may stand for any type.
  private func named(_ type: String) -> Kind {
    if project.substitutes.contains(type) || project.kind(of: type) == .protocolType {
      return .unknown
    }
    return .named(type)
  }
}
