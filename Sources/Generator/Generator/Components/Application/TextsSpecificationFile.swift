import Mustache
import Specification
import Templates

/// What a person reads in several languages: one table for each of them. A text that is missing does not
/// compile.
struct TextsSpecificationFile: Component {
  static let template = "Application/Texts+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.texts

  func parts(of project: Project) -> [Project] {
    project.isLibrary || project.texts.texts.isEmpty ? [] : [project]
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let texts = project.texts.texts
    let languages = texts.first?.translations.map(\.language) ?? []
    return [
      "names": .rows(
        texts.map { ["name": .word($0.name), "isCounted": .bool($0.isCounted)] }),
      "languages": .rows(
        languages.map { language in
          [
            "language": .word(Identifier(language)), "code": .word(SwiftLiteral(language)),
            "arguments": .word(texts.map { $0.argument(in: language) }.joined),
            "counted": .rows(texts.filter(\.isCounted).map { $0.functionWords(in: language) }),
          ]
        }),
    ]
  }
}

extension TranslatedText {
  /// `newsTitle: "News"`, `newsTitle: enNewsTitle`
  fileprivate func argument(in language: String) -> SwiftCode {
    if isCounted { return "\(name): \(functionName(in: language))" }
    return "\(name): \(SwiftLiteral(text(.other, in: language)))"
  }

  private func functionName(in language: String) -> Identifier {
    Identifier(language + name.name.asType)
  }

  private func text(_ category: PluralCategory, in language: String) -> String {
    translations.first { $0.language == language }?.form(category) ?? ""
  }

  /// What a template says of the function that gives the text for a number of rows.
  fileprivate func functionWords(in language: String) -> TemplateWords {
    let forms = translations.first { $0.language == language }?.forms ?? []
    let rule = forms.count > 1 ? PluralRule.rule(of: language) : nil
    func literal(_ category: PluralCategory) -> TemplateValue {
      .word(
        SwiftLiteral(
          text(category, in: language), replacing: LocalizedText.countMark,
          by: Identifier("count")))
    }
    let conditions = (rule?.conditions ?? []).map { category, condition in
      ["condition": TemplateValue.word(condition.code), "text": literal(category)]
    }
    return [
      "function": .word(functionName(in: language)), "forms": .rows(conditions),
      "hasForms": .bool(!conditions.isEmpty),
      "remainder": literal(rule?.remainder ?? .other),
    ]
  }
}

extension CountCondition {
  /// `count % 10 == 1 && count % 100 != 11`
  var code: SwiftCode {
    SwiftCode(
      joining: alternatives.map { SwiftCode(joining: $0.map(\.code), by: " && ") }, by: " || ")
  }
}

extension CountTest {
  fileprivate var code: SwiftCode {
    let number: SwiftCode = divisor.map { "count % \(SwiftLiteral($0))" } ?? "count"
    let (first, last) = (SwiftLiteral(range.lowerBound), SwiftLiteral(range.upperBound))
    if range.count == 1 { return isInside ? "\(number) == \(first)" : "\(number) != \(first)" }
    let test: SwiftCode = "(\(first)...\(last)).contains(\(number))"
    return isInside ? test : "!\(test)"
  }
}
