import Diagnostics
import SourceModel
import Words

struct BooleanName: Rule {
  static let about = RuleDescription(
    id: "boolean_name",
    summary: "A Boolean reads as an assertion: isEmpty, hasTitle, canEdit.",
    why:
      "`if photo.isHidden` reads as a sentence; of `hidden` alone nobody knows whether it is a state.",
    severity: .warning,
    examples: [
      Example(
        "a participle or an adjective alone",
        """
        struct Photo {
          var hidden = false
        //    ^^^^^^ boolean_name: write 'isHidden' instead of 'hidden'
          let visible: Bool
        //    ^^^^^^^ boolean_name: write 'isVisible' instead of 'visible'
        }
        """),
      Example(
        "a participle behind its noun",
        """
        final class Player {
          var loggingEnabled = true
        //    ^^^^^^^^^^^^^^ boolean_name: write 'isLoggingEnabled' instead of 'loggingEnabled'
          func empty() -> Bool { true }
        //     ^^^^^ boolean_name: write 'isEmpty' instead of 'empty'
        }
        """),
      Example(
        "an assertion that is none, and a needless helper",
        """
        struct Person {
          var isName: String
        //    ^^^^^^ boolean_name: write 'name' instead of 'isName': it is no Bool
          var doesAcceptMail: Bool
        //    ^^^^^^^^^^^^^^ boolean_name: write 'acceptsMail' instead of 'doesAcceptMail'
        }
        """),
      Example(
        "assertions",
        """
        struct Photo {
          var isHidden = false, hasTitle = true, canEdit: Bool
          var allowsSharing: Bool, viewNeedsLayout = false
        }
        """),
      Example("methods that act and report success", "func remove() -> Bool { true }"),
      Example(
        "names that a format or a command line decides",
        """
        struct Reply: Codable { var hidden: Bool }
        struct Tool { @Flag var enabled = false }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      let kind = declaration.kind
      guard kind.isValue || kind == .function && declaration.type.isBool, declaration.isMember,
        declaration.parameters.isEmpty, declaration.isNamedHere, declaration.attributes.isEmpty,
        !declaration.isInCodableType
      else { return nil }
      return Self.isBoolean(declaration)
        ? Self.findingOfBoolean(declaration) : Self.findingOfOther(declaration)
    }
  }

  private static func isBoolean(_ declaration: Declaration) -> Bool {
    if !declaration.type.isEmpty { return declaration.type.isBool }
    return declaration.kind.isValue && ["true", "false"].contains(declaration.value.text)
  }

  private static func findingOfBoolean(_ declaration: Declaration) -> Finding? {
    let name = declaration.name.text
    let words = declaration.nameWords
    if words.count > 1, words[0] == "does", Verb.isBase(words[1]) {
      let rest = Words.words(of: name).dropFirst(2).map(\.text).joined()
      return finding(Verb(words[1]).thirdPerson + rest, declaration)
    }
    guard let first = words.first, let last = words.last, !words.contains(where: isAssertion),
      describesState(last), words.count == 1 || last == "enabled" || !Verb.isBase(first)
    else { return nil }
    return finding("is" + name.prefix(1).uppercased() + name.dropFirst(), declaration)
  }

  private static func findingOfOther(_ declaration: Declaration) -> Finding? {
    guard declaration.kind.isValue, plainTypes.contains(declaration.type.text) else { return nil }
    let parts = words(of: declaration.name.text)
    guard parts.count > 1, ["is", "has"].contains(parts[0].text) else { return nil }
    let rest = itemName(of: parts.dropFirst().map(\.text).joined())
    return Finding(
      "write '\(rest)' instead of '\(declaration.name.text)': it is no Bool",
      at: declaration.name.range, certainty: .likely)
  }

  private static func finding(_ better: String, _ declaration: Declaration) -> Finding {
    Finding(
      "write '\(better)' instead of '\(declaration.name.text)'", at: declaration.name.range,
      certainty: .likely)
  }

  /// A verb in the third person, or a helper verb.
  private static func isAssertion(_ word: String) -> Bool {
    if helpers.contains(word) { return true }
    guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return false }
    let stems = [word.dropLast(), word.hasSuffix("es") ? word.dropLast(2) : word.dropLast()]
    return stems.contains { Verb.isBase(String($0)) } || word.hasSuffix("ies")
  }

  private static func describesState(_ word: String) -> Bool {
    if adjectives.contains(word) { return true }
    return Verb(past: word).map { $0.participle == word } ?? false && !Verb.isBase(word)
  }

  private static let helpers: Set<String> = [
    "am", "are", "can", "cannot", "could", "did", "do", "does", "had", "has", "have", "is", "may",
    "might", "must", "never", "not", "should", "was", "were", "will", "would",
  ]

  private static let adjectives: Set<String> = [
    "active", "alive", "available", "busy", "complete", "dirty", "editable", "empty", "idle",
    "invalid", "mutable", "opaque", "playing", "present", "private", "ready", "readonly",
    "recording",
    "running", "selectable", "transparent", "valid", "visible", "writable",
  ]

  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Float", "Date", "URL", "Data",
  ]
}
