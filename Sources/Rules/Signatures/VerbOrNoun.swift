import Diagnostics
import SourceModel
import Words

struct VerbOrNoun: Rule {
  static let about = RuleDescription(
    id: "verb_or_noun",
    summary: "A method that acts is a verb; one that only returns is named for what it returns.",
    why: "`sort` changes and `sorted` returns: readers rely on it and look no further.",
    severity: .warning,
    examples: [
      Example(
        "a participle for a method that changes its value",
        """
        struct Album {
          mutating func sorted() {}
        //              ^^^^^^ verb_or_noun: write 'sort' instead of 'sorted': it changes the value
        }
        """),
      Example(
        "a getter with get",
        """
        struct Album {
          func getTitle() -> String { "" }
        //     ^^^^^^^^ verb_or_noun: write 'title' instead of 'getTitle'
        }
        """),
      Example(
        "a value that is calculated",
        """
        final class Page {
          func calculateHeight() -> Double { 0 }
        //     ^^^^^^^^^^^^^^^ verb_or_noun: write 'height' instead of 'calculateHeight'
        }
        """),
      Example(
        "the pair",
        """
        struct Album {
          mutating func sort() {}
          func sorted() -> Album { self }
        }
        """),
      Example(
        "getters that do more",
        """
        struct Album {
          func getTitle() async -> String { "" }
          func getTitle() throws -> String { "" }
          func getTitle(from server: Server) -> String { "" }
          func getTitle(then done: (String) -> Void) {}
        }
        """),
      Example("verbs that only look like participles", "struct Seeds { mutating func feed() {} }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    source.declarations.compactMap { declaration in
      guard declaration.kind == .function, Self.mayBeFound(declaration), declaration.isMember,
        declaration.isNamedHere
      else { return nil }
      return Self.changingParticiple(declaration) ?? Self.getter(declaration)
    }
  }

  /// A quick look: the method begins like a getter, or changes its value and ends like a participle.
  private static func mayBeFound(_ method: Declaration) -> Bool {
    method.name.hasPrefix("get") || method.name.hasPrefix("calc")
      || method.name.hasSuffix("ed") && method.modifiers.contains(.mutating)
  }

  private static func changingParticiple(_ method: Declaration) -> Finding? {
    let name = method.name.text
    guard method.modifiers.contains(.mutating), method.type.isVoid,
      let verb = Verb(past: name), changes.contains(verb.base)
    else { return nil }
    return Finding(
      "write '\(verb.base)' instead of '\(name)': it changes the value", at: method.name.range,
      certainty: .likely)
  }

  /// Verbs whose participle names the changed copy; of others (`closed`) it tells an event.
  private static let changes: Set<String> = [
    "append", "clamp", "compact", "compress", "crop", "drop", "encrypt", "filter", "flatten",
    "insert",
    "invert", "join", "map", "merge", "mirror", "negate", "normalize", "remove", "replace",
    "reverse",
    "rotate", "round", "scale", "shuffle", "sort", "standardize", "transpose", "trim", "wrap",
  ]

  private static func getter(_ method: Declaration) -> Finding? {
    guard method.parameters.isEmpty, !method.type.isVoid, method.effects.isEmpty,
      !method.modifiers.contains(.mutating), !returnsLater(method)
    else { return nil }
    let parts = words(of: method.name.text)
    guard parts.count > 1, ["get", "calc", "calculate"].contains(parts[0].text),
      !["and", "or"].contains(parts[1].key)
    else { return nil }
    let better = itemName(of: parts.dropFirst().map(\.text).joined())
    return Finding(
      "write '\(better)' instead of '\(method.name.text)'", at: method.name.range,
      certainty: .likely)
  }

  private static func returnsLater(_ method: Declaration) -> Bool {
    let type = method.type.text
    return ["Future", "Publisher", "Promise", "Observable", "Single", "Task"].contains {
      type.contains($0)
    }
  }
}
