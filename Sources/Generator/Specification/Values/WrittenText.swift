import Diagnostics
import YAML

/// What a person reads, as it is written: `News`, or `{ en: News, ja: ニュース }`.
struct WrittenText: SpecificationValue, Placed {
  let text: LocalizedText
  let range: FileRange

  static var form: ValueForm { .either([.text, .entries(.text, of: .language)]) }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> WrittenText? {
    let written = read(node, of: name, problems: problems, plural: nil)
    if let written, written.text.isCounted {
      let mark = LocalizedText.countMark
      let message =
        "'\(mark)' is the number of rows, which only the title of a table or a collection says"
      problems[.wrongValue](message, at: written)
    }
    return written
  }

  /// - Parameter plural: reads what a language says of numbers; nil where it has one text for all.
  fileprivate static func read(
    _ node: YAMLNode, of name: Text, problems: Problems,
    plural: (([YAMLEntry], _ language: Text) -> [LocalizedText.PluralForm]?)?
  ) -> WrittenText? {
    guard let entries = node.mapping else {
      return Text.read(node, of: name, problems: problems).map {
        WrittenText(text: .plain($0.value), range: $0.range)
      }
    }
    let translations = entries.compactMap { entry -> LocalizedText.Translation? in
      if let message = problem(withLanguage: entry.key) {
        return problems[.wrongValue](message, at: entry.keyRange)
      }
      let forms =
        if let plural, let entries = entry.value.mapping {
          plural(entries, entry.name)
        } else {
          Text.read(entry.value, of: name, problems: problems).map {
            [LocalizedText.PluralForm(category: .other, text: $0.value)]
          }
        }
      return LocalizedText.Translation(language: entry.key, forms: forms ?? [])
    }
    if entries.isEmpty {
      problems[.wrongValue]("expected a string for at least one language", at: name)
    }
    let text = LocalizedText.translated(translations)
    problems.languages += text.languages
    return WrittenText(text: text, range: name.range)
  }

  /// What CLDR knows is a language in any case; other codes are also words, such as that of Washo, `was`.
  private static func problem(withLanguage code: String) -> String? {
    if PluralCategory(rawValue: code) != nil {
      return "which numbers are '\(code)' depends on the language; write it around this, "
        + "as in en: { one: ..., other: ... }"
    }
    if PluralRule.rule(of: code) != nil { return nil }
    if let subject = EntryReading.current?.subject(havingKey: code) {
      return
        "\(quoted(code)) is a key of \(subject) and no language; write it there, beside the text"
    }
    return LanguageCode.others.contains(code)
      ? nil : "\(quoted(code)) is not the code of a language; expected one such as en or ja"
  }
}

/// The same where rows can be counted: `en: { one: One news item, other: "{count} news items" }`.
struct WrittenTitle: SpecificationValue {
  let written: WrittenText

  static var form: ValueForm {
    .either([.text, .entries(.either([.text, .entries(.text, of: .number)]), of: .language)])
  }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> WrittenTitle? {
    let written = WrittenText.read(node, of: name, problems: problems) { forms, language in
      guard let rule = PluralRule.rule(of: language.value) else {
        let message = "how \(language.value) counts is not known; write one text for every number"
        return problems[.wrongValue](message, at: language)
      }
      return read(forms, in: language, by: rule, problems: problems)
    }
    return written.map(WrittenTitle.init)
  }

  /// A text for each category that the language has, and for no other.
  private static func read(
    _ entries: [YAMLEntry], in language: Text, by rule: PluralRule, problems: Problems
  ) -> [LocalizedText.PluralForm] {
    let names = rule.categories.map(\.rawValue)
    let reason =
      names.count == 1
      ? "it has one text for every number" : "it tells \(names.joined(separator: ", ")) apart"
    for entry in entries where !names.contains(entry.key) {
      let message = "\(language.value) has no \(quoted(entry.key)): \(reason); remove it"
      problems[.wrongValue](message, at: entry.keyRange)
    }
    let missing = names.filter { name in !entries.contains { $0.key == name } }
    if !missing.isEmpty {
      let message = "\(language.value) needs \(missing.joined(separator: ", ")) too: \(reason)"
      problems[.missingTranslation](message, at: language)
    }
    return rule.categories.compactMap { category in
      entries.first { $0.key == category.rawValue }
        .flatMap { Text.read($0.value, of: language, problems: problems) }
        .map { text in
          reportFormat(in: text, problems: problems)
          return LocalizedText.PluralForm(category: category, text: text.value)
        }
    }
  }

  /// `%d plants`, as other systems write a number: it would be shown as it stands.
  private static func reportFormat(in text: Text, problems: Problems) {
    guard let format = text.value.firstMatch(of: /%(?:[0-9]+\$)?(?:l{0,2}[diu]|@)(?![a-zA-Z])/)
    else { return }
    let message =
      "'\(format.output)' is shown as it stands; write \(LocalizedText.countMark) for the number of rows"
    problems[.wrongValue](message, at: text)
  }
}
