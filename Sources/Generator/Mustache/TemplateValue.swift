/// What the names in a template stand for.
public typealias TemplateWords = [String: TemplateValue]

/// What a name in a template stands for.
public enum TemplateValue: Sendable {
  /// What a hole gets, made of a `TemplateWord`.
  case text(TemplateText)
  /// A section repeats for every element; an empty list skips it.
  case list([TemplateValue])
  /// A list of dictionaries, in each of which `isFirst` and `isLast` say where it stands, so that a
  /// template can write separators.
  case rows([TemplateWords])
  /// A section enters it once.
  case dictionary(TemplateWords)
  /// A section appears or not. `false` also stands for a value that is absent.
  case bool(Bool)

  public static func word(_ word: some TemplateWord) -> TemplateValue {
    .text(TemplateText(of: word))
  }

  /// The word, or `false` where there is none.
  public static func optional(_ word: (some TemplateWord)?) -> TemplateValue {
    word.map { .word($0) } ?? .bool(false)
  }

  /// Whether a section over this value appears.
  var isPresent: Bool {
    switch self {
    case .text(let text): !text.plain.isEmpty
    case .rows(let rows): !rows.isEmpty
    case .list(let elements): !elements.isEmpty
    case .dictionary: true
    case .bool(let isTrue): isTrue
    }
  }

  subscript(name: String) -> TemplateValue? {
    guard case .dictionary(let members) = self else { return nil }
    return members[name]
  }
}

/// A word as it lands in a file.
public struct TemplateText: Sendable {
  let plain: String
  let escaped: String
  /// Whether lines after the first keep their place, rather than that of the line they begin on.
  let keepsLines: Bool

  init(of word: some TemplateWord) {
    plain = word.text
    escaped = word.escapedText
    keepsLines = word is HTMLText
  }
}
