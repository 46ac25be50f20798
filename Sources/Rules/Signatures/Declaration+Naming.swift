import SourceModel
import Words

extension Declaration {
  /// Whether the file has chosen the name: no override, no operator, no local function, nothing
  /// that other languages or the test library call, nothing that is there for old callers alone,
  /// nothing that a program has written or JavaScript calls, and nothing that somebody else's protocol may ask for.
  var isNamedHere: Bool {
    guard !modifiers.contains(.override), !isLocal, beginsWithLetter, !source.isMachineWritten,
      !isWitness, !isCalledByJavaScript
    else { return false }
    return !attributes.contains { attribute in
      attribute.name == "available"
        ? Self.isRetirement(attribute)
        : Self.foreignAttributes.contains { attribute.name == $0 }
    }
  }

  /// Whether it is there for old callers alone.
  var isRetired: Bool {
    attributes.contains { $0.name == "available" && Self.isRetirement($0) }
  }

  private static func isRetirement(_ attribute: Attribute) -> Bool {
    retirements.contains { attribute.arguments.contains($0) }
  }

  private var beginsWithLetter: Bool {
    name.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 } ?? false
  }

  private static let retirements = ["deprecated", "obsoleted", "renamed", "unavailable"]
  private static let foreignAttributes = [
    "Test", "_cdecl", "_dynamicReplacement", "_silgen_name", "c", "implementation", "objc",
  ]

  /// Whether it is private to its file, itself or with the type around it.
  var isOfThisFileAlone: Bool {
    isHidden || enclosingType?.isHidden == true
  }

  /// Whether it lies in a test, or in a type whose underscore says that it is nobody's interface.
  var isNoInterface: Bool {
    if source.isTest { return true }
    var next = enclosingType
    while let type = next {
      if type.name.hasPrefix("_") { return true }
      next = type.enclosingType
    }
    return false
  }

  /// Whether it is a static function whose result is of the type around it.
  var returnsOwnTypeStatically: Bool {
    guard isStatic, let result = type.base, let owner = enclosingType else { return false }
    return result == "Self" || owner.name == result
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
