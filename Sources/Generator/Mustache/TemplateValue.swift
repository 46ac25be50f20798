/// What a name in a template stands for.
public indirect enum TemplateValue: Sendable {
  case word(any TemplateWord)
  /// A section repeats for every element; an empty list skips it.
  case list([TemplateValue])
  /// A section enters it once.
  case dictionary([String: TemplateValue])
  /// A section appears or not. `false` also stands for a value that is absent.
  case bool(Bool)

  /// A list of one dictionary per element, each knowing as `isFirst` and `isLast` where it stands,
  /// so that a template can write separators.
  public static func rows(_ rows: [[String: TemplateValue]]) -> TemplateValue {
    .list(
      rows.enumerated().map { index, row in
        let place: [String: TemplateValue] = [
          "isFirst": .bool(index == 0), "isLast": .bool(index == rows.count - 1),
        ]
        return .dictionary(row.merging(place) { given, _ in given })
      })
  }

  /// The word, or `false` where there is none.
  public static func optional(_ word: (any TemplateWord)?) -> TemplateValue {
    word.map { .word($0) } ?? .bool(false)
  }

  /// Whether a section over this value appears.
  var isPresent: Bool {
    switch self {
    case .word(let word): !word.text.isEmpty
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
