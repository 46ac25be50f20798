/// What a person reads: one text for all, or one for each language. Any texts.
public enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the codes of languages, `en`, in the order of the spec; one for each language of the spec.
  case translated([Translation])

  /// What one language says.
  public struct Translation: Hashable, Sendable {
    public let language: String
    /// One, or one for each category of numbers that the language has, in its order; none that could not be read.
    public let forms: [PluralForm]

    public func form(_ category: PluralCategory) -> String? {
      forms.first { $0.category == category }?.text
    }
  }

  /// What is said of a number of things.
  public struct PluralForm: Hashable, Sendable {
    public let category: PluralCategory
    public let text: String
  }

  /// What stands in a text for the number of rows.
  public static let countMark = "{count}"

  /// Whether it says something else for another number of rows.
  public var isCounted: Bool {
    switch self {
    case .plain(let text): text.contains(Self.countMark)
    case .translated(let translations):
      translations.contains { translation in
        translation.forms.count > 1
          || translation.forms.contains { $0.text.contains(Self.countMark) }
      }
    }
  }

  /// Those that it is written in, in the order of the spec; none of one text for all.
  public var languages: [String] {
    translations.filter { !$0.forms.isEmpty }.map(\.language)
  }

  fileprivate var translations: [Translation] {
    if case .translated(let translations) = self { translations } else { [] }
  }
}

extension SpecificationEntry {
  /// A text with all languages of the spec; one that lacks some is reported.
  func text(_ written: WrittenText) -> LocalizedText? {
    guard case .translated = written.text else { return written.text }
    if controllers.isEmpty {
      let message = "only an application with controllers knows languages; write one text for all"
      problems[.wrongValue](message, at: written)
    }
    let given = Set(written.text.translations.map(\.language))
    let missing = languages.filter { !given.contains($0) }
    guard !missing.isEmpty else { return written.text }
    let message = "this has no text for \(missing.joined(separator: ", ")), which others have"
    return problems[.missingTranslation](message, at: written)
  }

  /// The same where the application alone shows it, and no kit for models.
  func readText(_ written: WrittenText) -> LocalizedText? {
    guard controllers.isEmpty else { return text(written) }
    return problems[.wrongValue](
      "only an application with controllers shows this; remove it", at: written)
  }

  /// The title of a controller, which counts rows only where there are some.
  func title(of controller: ControllerEntry) -> LocalizedText? {
    guard let written = controller.title?.written else { return nil }
    if written.text.isCounted, !controller.kind.isList {
      let message = "only a table and a collection have rows to count; write one text"
      problems[.wrongValue](message, at: written)
    }
    return text(written)
  }
}
