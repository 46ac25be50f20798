import Diagnostics
import Naming
import SourceModel
import Words

/// What is written instead of the name of a Boolean that is no assertion.
enum BetterBoolean {
  /// `usesCache` for `useCache`, `alwaysShowsHeader` for `alwaysShowHeader`
  static func telling(_ verb: String, in declaration: Declaration) -> Finding {
    let place = declaration.nameWords.firstIndex(of: verb) ?? 0
    let front = words(of: declaration.name.text).prefix(place).map(\.text).joined()
    let told = Verb(verb).thirdPerson
    let better = front + (place == 0 ? told : declaration.source.capitalized(told))
    return finding(better + rest(of: declaration, behind: place + 1), for: declaration)
  }

  /// `acceptsMail` for `doesAcceptMail`
  static func withoutEmphasis(on verb: String, in declaration: Declaration) -> Finding {
    finding(Verb(verb).thirdPerson + rest(of: declaration, behind: 2), for: declaration)
  }

  /// `isHidden` for `hidden`; nil where that is taken.
  static func behindHelper(_ declaration: Declaration) -> Finding? {
    let better = helper(before: declaration.nameWords) + capitalized(declaration)
    // `active` is what `isActive` stands in front of.
    let isTaken = declaration.parent?.children.contains { $0.name == better } ?? false
    return isTaken ? nil : finding(better, for: declaration)
  }

  /// `isAnimation` or `hasAnimation` for `animation`
  static func saying(_ declaration: Declaration) -> Finding {
    Assertion.fault(ofBoolean: declaration.name.text, capitalized: declaration.source.capitalized)
      .finding(at: declaration.name.range)
  }

  /// The name as it stands behind a helper.
  private static func capitalized(_ declaration: Declaration) -> String {
    declaration.source.capitalized(String(declaration.name.text.drop { $0 == "_" }))
  }

  /// The name without so many words in front.
  private static func rest(of declaration: Declaration, behind count: Int) -> String {
    words(of: declaration.name.text).dropFirst(count).map(\.text).joined()
  }

  /// `isHidden`, `areLinksEnabled`, `hasBeenSeen`
  private static func helper(before words: [String]) -> String {
    if words.first == "been" { return "has" }
    // `registrationByInvitationsOpened`: it is said of what stands before the preposition.
    let subject = words.dropLast().prefix { !isPreposition($0) }
    guard let noun = subject.last ?? words.dropLast().last, noun.hasSuffix("s") else {
      return words.first == "all" ? "are" : "is"
    }
    return noun != "always" && isOwnPlural(noun) ? "are" : "is"
  }

  private static func finding(_ better: String, for declaration: Declaration) -> Finding {
    let better = String(declaration.name.text.prefix { $0 == "_" }) + better
    return .renaming(declaration.name, to: better)
  }
}
