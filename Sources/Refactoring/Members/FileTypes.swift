import SourceModel

/// The types of a file with their members, those of extensions included.
struct FileTypes {
  private var parts: [String: [Declaration]] = [:]

  init(in source: SwiftSource) {
    for declaration in source.declarations where declaration.kind.hasMembers {
      parts[Self.name(of: declaration), default: []].append(declaration)
    }
  }

  /// The name of a type or of what an extension extends, without the types around it and without generic
  /// arguments.
  static func name(of type: Declaration) -> String {
    lastPart(of: type.name.text)
  }

  /// `Photo` of `Library.Photo<Int>`.
  static func lastPart(of path: String) -> String {
    let plain = path.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }

  /// A type and its extensions.
  func parts(of type: String) -> [Declaration] { parts[type] ?? [] }

  /// The type itself, if this file declares it: several times in the branches of an `#if`.
  func declarations(of type: String) -> [Declaration] {
    parts(of: type).filter { $0.kind != .extending }
  }

  /// Whether several types have one name.
  func areSeveral(called type: String) -> Bool {
    Set(declarations(of: type).map { $0.parent?.range.bytes }).count > 1
  }

  func members(_ name: String, of type: String) -> [Declaration] {
    parts(of: type).flatMap(\.children).filter { $0.name == name }
  }

  /// The names of the types around a use, innermost first.
  static func namesAround(_ owner: Declaration?) -> [String] {
    sequence(first: owner) { $0?.parent }.compactMap { declaration in
      guard let declaration, declaration.kind.hasMembers else { return nil }
      return name(of: declaration)
    }
  }
}
