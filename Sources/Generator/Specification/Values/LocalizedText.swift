import Diagnostics
import Words
import YAML

/// What a person reads: one text for all, or one for each language. Any texts.
public enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the codes of languages, `en`, in the order of the spec; one for each language of the spec.
  case translated([Translation])

  public struct Translation: Hashable, Sendable {
    public let language: String
    public let text: String
  }
}

/// The same as it is written: `News`, or `{ en: News, ja: ニュース }`.
struct WrittenText: SpecificationValue {
  let text: LocalizedText
  let range: FileRange

  static var form: ValueForm { .either([.text, .entries(.text)]) }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> WrittenText? {
    guard let entries = node.mapping else {
      return Text.read(node, of: name, problems: problems).map {
        WrittenText(text: .plain($0.value), range: $0.range)
      }
    }
    let translations = entries.compactMap { entry -> LocalizedText.Translation? in
      guard isLanguage(entry.key) else {
        let message =
          "\(quoted(entry.key)) is not the code of a language; expected one such as en or ja"
        problems.report(.wrongValue, message, at: entry.keyRange)
        return nil
      }
      return Text.read(entry.value, of: name, problems: problems).map {
        LocalizedText.Translation(language: entry.key, text: $0.value)
      }
    }
    if entries.isEmpty {
      problems.report(.wrongValue, "expected a text for at least one language", at: name.range)
    }
    return WrittenText(text: .translated(translations), range: name.range)
  }

  /// Two or three small letters, as ISO 639 has them.
  private static func isLanguage(_ code: String) -> Bool {
    (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }
}

extension WrittenText {
  var languages: [String] {
    if case .translated(let translations) = text { translations.map(\.language) } else { [] }
  }
}

extension SpecificationEntry {
  /// The languages of all texts, in their order.
  var languages: [String] {
    controllers.flatMap { [$0.title, $0.placeholder] }.compactMap { $0 }.flatMap(\.languages)
      .reduce(into: []) { languages, language in
        if !languages.contains(language) { languages.append(language) }
      }
  }

  /// A text with all languages of the spec; one that lacks some is reported.
  func text(_ written: WrittenText, problems: Problems) -> LocalizedText? {
    guard case .translated = written.text else { return written.text }
    let missing = languages.filter { !written.languages.contains($0) }
    guard !missing.isEmpty else { return written.text }
    let message = "this has no text for \(missing.joined(separator: ", ")), which others have"
    problems.report(MissingTranslation.self, message, at: written.range)
    return nil
  }
}
