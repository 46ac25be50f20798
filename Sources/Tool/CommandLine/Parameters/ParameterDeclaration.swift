/// One argument, option or flag as parsing and help see it.
public struct ParameterDeclaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case argument
    case option
    case flag
  }

  public let kind: Kind
  /// The long name in lower case with hyphens; of an argument, its name in usage lines.
  public let name: String
  /// What an option was called in an earlier version; still understood, and nowhere proposed.
  public var formerName: String?
  public let short: Character?
  public let help: String
  /// What stands for the value in a usage line; empty for a flag.
  public let placeholder: String
  public let isRequired: Bool
  public let isRepeated: Bool
  public let choices: [String]
  /// The value that holds when none is given, where the help should say so.
  public let defaultText: String?

  /// As a user writes it: `--output`, or the name of an argument.
  public var spelling: String { kind == .argument ? placeholder : "--" + name }

  static let help = ParameterDeclaration(
    kind: .flag, name: "help", short: "h", help: "Show this help.", placeholder: "",
    isRequired: false, isRepeated: false, choices: [], defaultText: nil)

  static let version = ParameterDeclaration(
    kind: .flag, name: "version", short: nil, help: "Show the version.", placeholder: "",
    isRequired: false, isRepeated: false, choices: [], defaultText: nil)
}

/// What a property wrapper knows before the name of its property is known.
struct ParameterTraits: Sendable {
  let kind: ParameterDeclaration.Kind
  let help: String
  var name: String?
  var formerName: String?
  var short: Character?
  var placeholder = ""
  var isRequired = false
  var isRepeated = false
  var choices: [String] = []
  var defaultText: String?

  func declaration(property: String) -> ParameterDeclaration {
    let name = self.name ?? Self.hyphenated(property)
    let isArgument = kind == .argument
    return ParameterDeclaration(
      kind: kind, name: name, formerName: formerName, short: short, help: help,
      placeholder: isArgument && placeholder.isEmpty ? name.uppercased() : placeholder,
      isRequired: isRequired, isRepeated: isRepeated, choices: choices, defaultText: defaultText)
  }

  /// `noColor` becomes `no-color`.
  private static func hyphenated(_ property: String) -> String {
    property.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }
}
