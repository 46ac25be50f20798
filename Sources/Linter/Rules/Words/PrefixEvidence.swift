import SourceModel
import Words

/// What a file tells of a letter before a name or a number behind it.
struct PrefixEvidence {
  private let declared: DeclaredName

  init(_ declared: DeclaredName) {
    self.declared = declared
  }

  /// Whether the letter tells two things apart that would be called the same without it, or what
  /// comes from C; a `b` is a Boolean.
  ///
  /// - Parameter whole: the name without the letter.
  func isExplained(_ letter: String, whole: String) -> Bool {
    switch letter {
    case "b" where !isBoolean: return true
    case "c" where comesFromC: return true
    default: break
    }
    let rest = declared.name.text.dropFirst()
    // `gDateTime` is a GDateTime.
    if hasName(whole) || hasName(letter.uppercased() + rest) { return true }
    return Self.counterparts[letter, default: []].contains { hasName($0 + rest) }
  }

  /// Whether the letter is the first one of the value's type: `kGuardian` is a KeyboardGuardian.
  func isInitial(_ letter: String, before rest: String) -> Bool {
    guard let declaration = declared.declaration else { return false }
    let made = declaration.value.code.prefix { $0.isLetter || $0.isNumber }
    return [declaration.type.text, String(made)].contains { type in
      type.hasSuffix(capitalized(rest)) && type.utf8.count > rest.utf8.count
        && type.prefix(1).lowercased() == letter
    }
  }

  /// Letters that stand side by side: first and last, left and right, source and destination, red and green.
  private static let counterparts: [String: [String]] = [
    "b": ["a", "g"], "l": ["r", "f"], "r": ["l", "g"], "p": ["q"], "s": ["d", "t"], "i": ["o"],
    "o": ["i"], "c": ["a", "b", "n", "p"], "f": ["t", "l"], "g": ["b", "r"],
  ]

  /// Whether the number stands in the file by itself as well: `image20` is 20 points wide.
  func isSize(_ number: String) -> Bool {
    hasName(number)
  }

  private var isBoolean: Bool {
    guard let declaration = declared.declaration else { return false }
    let value = declaration.value.code
    return declaration.type.text == "Bool" || value == "true" || value == "false"
  }

  private var comesFromC: Bool {
    guard let declaration = declared.declaration else { return false }
    let type = declaration.type.text
    return type.contains("Unsafe") || type.contains("OpaquePointer") || type.hasPrefix("CInt")
      || type.hasPrefix("CChar") || declaration.value.code.contains("_")
  }

  private func hasName(_ name: String) -> Bool {
    declared.name.source.hasName(name)
  }
}
