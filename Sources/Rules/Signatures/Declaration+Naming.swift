import SourceModel
import Words

extension Declaration {
  /// Whether the file has chosen the name: no override, nothing that other languages call.
  var isNamedHere: Bool {
    guard !modifiers.contains(.override), !isLocal else { return false }
    return !attributes.contains { Self.outsideCallers.contains($0.name.text) }
      && name.utf8.first.map { $0 | 0x20 }.map { $0 &- 0x61 < 26 || $0 >= 0x80 } == true
  }

  /// Attributes of what is called by other languages, by tests, or under its old name.
  private static let outsideCallers: Set<String> = [
    "objc", "_cdecl", "_silgen_name", "c", "Test", "available",
  ]

  /// Whether it is private to its file, itself or with the type around it.
  var isOfThisFileAlone: Bool {
    let hidden: Set<Access> = [.privately, .filePrivate]
    return hidden.contains(access) || enclosingType.map { hidden.contains($0.access) } == true
  }

  /// Whether the type around it is read from or written to a format whose keys are its names.
  var isInCodableType: Bool {
    enclosingType?.inheritedTypes.contains {
      ["Codable", "Decodable", "Encodable"].contains($0.name.text)
    } ?? false
  }

  /// The words of the name, in lower case.
  var nameWords: [String] {
    words(of: name.text).map { $0.kind == .acronym ? $0.text.lowercased() : $0.key }
  }
}
