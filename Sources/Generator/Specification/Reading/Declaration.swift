import Words

/// What can be said about one key of the spec; read from the field that declares it.
public struct KeyDeclaration: Sendable {
  public let name: String
  /// One phrase: "whether the value identifies an object".
  public let sentence: String
  let traits: KeyTraits
  /// The kinds of the mapping to which it belongs, as messages call them; none for all.
  public let kinds: [String]
  /// Those that mean nothing without it.
  public let needyKinds: [String]
  let makeForm: @Sendable () -> ValueForm

  /// How its value may look.
  public var form: ValueForm { makeForm() }
  public var isRequired: Bool { traits.contains(.required) }
  /// Whether the mapping needs this key or another one of which the same is said.
  public var isAlternative: Bool { traits.contains(.alternative) }
  /// Whether its value can stand in the place of the whole mapping.
  public var isShort: Bool { traits.contains(.short) }
  /// Whether a list or a mapping of names has at least one.
  public var needsElements: Bool { !traits.isDisjoint(with: [.required, .filled]) }
}

/// One kind of mapping and its keys, in the order of the documentation.
public struct EntryDeclaration: Sendable {
  /// What the mapping describes, with its article: "a model".
  public let subject: String
  public let keys: [KeyDeclaration]
  /// What names are that stand beside the keys, in one phrase, and how their values look; nil where there are none.
  public var others: (sentence: String, form: ValueForm)?

  var names: [String] { keys.map(\.name) }

  /// The key whose value does for the whole mapping.
  var shortKey: KeyDeclaration? { keys.first(where: \.isShort) }
}

/// How the value of a key may look.
public indirect enum ValueForm: Sendable {
  /// What stands before the colons of a mapping without keys of its own, in the plural.
  public enum NameKind: String, Sendable {
    case name = "names"
    case language = "languages"
    case number = "numbers"
  }

  case text
  /// `true` or `false`.
  case flag
  /// From 0 on.
  case wholeNumber
  case count
  /// What only a rule can judge that knows the types.
  case any
  /// A type in Swift's own spelling: `Date`, `Author?`, `[News]`.
  case type
  /// `0...15`, `1...` or `3`.
  case countRange
  /// `200 ms`, `10 min`
  case duration
  /// Names, and lists of names and lists.
  case nestedLists
  case packageAddress
  case versionNumber
  case choice([String])
  case list(ValueForm)
  /// Names, each with a value of this form.
  case entries(ValueForm, of: NameKind = .name)
  /// Made when it is asked for, since a mapping may contain others of its kind.
  case mapping(@Sendable () -> EntryDeclaration)
  case either([ValueForm])

  /// For messages: "a string", "true or false".
  public var description: String {
    switch self {
    case .text, .type: "a string"
    case .flag: "true or false"
    case .wholeNumber: "a whole number of 0 or more"
    case .count: "a whole number of 1 or more"
    case .any: "a value"
    case .countRange: "a range of numbers"
    case .duration: "a length of time, such as 10 min"
    case .nestedLists: "a list of names and lists"
    case .packageAddress: "an address for git, such as https://example.org/armature.git"
    case .versionNumber: "a version of three numbers, such as 1.0.0"
    case .choice(let words): alternatives(words)
    case .list: "a list"
    case .entries(_, let kind): "a mapping of \(kind.rawValue)"
    case .mapping(let declaration):
      "a mapping with "
        + alternatives(declaration().names + (declaration().others == nil ? [] : ["other names"]))
    case .either(let forms): alternatives(forms.map(\.description))
    }
  }
}
