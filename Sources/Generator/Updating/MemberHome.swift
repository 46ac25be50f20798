/// What a member that is called otherwise belongs to within its type.
enum MemberHome: Hashable {
  /// The type itself.
  case type
  /// An enumeration of the type, of which it is a case: what that was called, and is.
  case enumeration([String])
  /// A function, of which it labels an argument: what that was called, and is.
  case function([String])
  /// The settings of the application, which code calls by texts.
  case setting

  var names: [String] {
    switch self {
    case .type, .setting: []
    case .enumeration(let names), .function(let names): names
    }
  }

  /// The home of what is said to be `title`, `Section.world`, `recent(since:)` or `settings.keeper`, and its name.
  static func parsed(_ text: String) -> (home: MemberHome, name: String) {
    let words = text.split { "().:".contains($0) }.map(String.init)
    guard words.count == 2 else { return (.type, text) }
    if words[0] == settings { return (.setting, words[1]) }
    return (text.hasSuffix(":)") ? .function([words[0]]) : .enumeration([words[0]]), words[1])
  }

  /// What a member is said to be in one of these, in the one of now where there are several.
  func text(of name: String) -> String {
    switch self {
    case .type: name
    case .enumeration(let names): (names.last.map { $0 + "." } ?? "") + name
    case .function(let names): "\(names.last ?? "")(\(name):)"
    case .setting: "\(Self.settings).\(name)"
    }
  }

  /// The same, of which more is said by what it was called.
  func named(_ names: [String]) -> MemberHome {
    switch self {
    case .type, .setting: self
    case .enumeration: .enumeration(names)
    case .function: .function(names)
    }
  }

  private static let settings = "settings"

  func isLike(_ other: MemberHome) -> Bool { named([]) == other.named([]) }
}
