import Diagnostics
import Words

/// A letter in front of a name that stands for a scope, a kind or a type: `kMaximum`, `mName`.
public struct ScopeLetter: Sendable {
  public let letter: String
  /// The name without it, with words in place of abbreviations that have only one meaning.
  public let rest: String
  /// Whether no run of capitals in it may be several words.
  let isWhole: Bool

  /// Nil where a name of such words, which belongs to a value or a method, has none.
  public init?(in words: [NameWord], judge: WordJudge) {
    guard words.count > 1, let letter = words.first, letter.text.utf8.count == 1,
      let terms = Self.terms[letter.text]
    else { return nil }
    let next = words[1]
    // `cRLSign`: before capitals it may be the first letter of an acronym, but not where it is one for pointers.
    let isBeforeCapitals = Self.certainLetters.contains(letter.text) || letter.text == "p"
    guard next.kind == .word || next.kind == .acronym && isBeforeCapitals,
      next.text.utf8.count > 1,
      !terms.contains(next.key),
      next.key != "id"  // the identifier of what the letter stands for
    else { return nil }
    let rest = Self.wholeName(of: words.dropFirst(), judge: judge)
    // `kClass`: the letter makes a name of a keyword.
    guard !SwiftKeywords.contains(rest) else { return nil }
    self.letter = letter.text
    self.rest = rest
    isWhole = !words.dropFirst().contains { $0.kind == .acronym && CamelCase.hidesWords($0.text) }
  }

  /// Whether the letter has no other meaning than this.
  public var isCertain: Bool { Self.certainLetters.contains(letter) }

  /// Whether some name with this first byte may have such a letter.
  public static func isPossible(_ first: UInt8) -> Bool { firstBytes.contains(first) }

  private static func wholeName(of words: ArraySlice<NameWord>, judge: WordJudge) -> String {
    let whole = words.flatMap { word in
      (judge.verdict(on: word).replacement ?? word.text).split(separator: " ")
    }
    return whole.enumerated().reduce(into: "") { name, part in
      let word = String(part.element)
      name += part.offset == 0 ? decapitalized(word) : capitalized(word)
    }
  }

  private static let certainLetters: Set<String> = ["k", "m"]
  private static let firstBytes = Set(terms.keys.compactMap(\.utf8.first))

  /// The letters, and the words with which each forms a term.
  private static let terms: [String: Set<String>] = [
    "b": ["side", "spline", "tree"],
    "c": [
      "array", "buffer", "char", "class", "code", "compiler", "constant", "data", "declaration",
      "enum", "function", "header", "import", "interop", "language", "library", "module", "name",
      "pointer", "source", "std", "string", "strings", "struct", "structure", "style", "type",
      "types",
      "value",
    ],
    "f": ["number", "stop", "string"],
    "g": ["force", "unit", "zip"],
    "i": ["beam", "frame", "node", "term"],
    "k": ["factor", "fold", "means", "nearest", "value", "way"],
    "l": ["side", "system", "value"],
    "m": ["commerce", "learning", "time"],
    "o": ["notation"],
    "p": ["code", "list", "norm", "value", "values"],
    "r": ["squared", "tree", "value"],
    "s": ["box", "curve", "expression", "expr"],
  ]
}

extension NameFault {
  public init(_ name: String, has mark: ScopeLetter) {
    guard mark.isWhole else {
      self.init(
        .scopePrefix,
        "leave out '\(mark.letter)' and write the rest of '\(name)' in lowerCamelCase",
        certainty: .likely)
      return
    }
    self.init(
      .scopePrefix, "write '\(mark.rest)' instead of '\(name)'", replacements: [mark.rest],
      certainty: mark.isCertain ? .certain : .likely)
  }

  /// A function with an `F` behind its name: `setupF`.
  public init?(functionMarkIn name: String, of words: [NameWord]) {
    guard words.count > 1, words.last?.text == "F", words[words.count - 2].kind == .word else {
      return nil
    }
    let rest = String(name.dropLast())
    self.init(
      .scopePrefix, "write '\(rest)' instead of '\(name)'", replacements: [rest],
      certainty: .likely)
  }

  /// A thing on a screen of which a number does not say which one is meant: `tableView14`.
  public init?(numberIn name: String, of words: [NameWord]) {
    guard words.count > 1, let last = words.last, last.kind == .number, last.text.utf8.count > 1,
      visibleThings.contains(words[words.count - 2].key)
    else { return nil }
    self.init(
      .scopePrefix, "write which one it is instead of '\(name)'", certainty: .likely)
  }
}

private let visibleThings: Set<String> = [
  "button", "cell", "controller", "field", "image", "label", "table", "text", "view", "window",
]
