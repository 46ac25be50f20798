import Mustache
import Specification
import Templates

/// The machine-written tests of texts that count rows: each language has a form for each of its numbers.
struct TextsTestsSpecificationFile: Component {
  static let template = "Tests/TextsTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [Project] {
    project.isLibrary || !project.texts.texts.contains(where: \.isCounted) ? [] : [project]
  }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let counted = project.texts.texts.filter(\.isCounted).flatMap { text in
      text.translations.map { translation -> TemplateWords in
        [
          "name": .word(text.name), "language": .word(Identifier(translation.language)),
          "code": .word(CommentText(translation.language)),
          "samples": .word(translation.samples.joined),
        ]
      }
    }
    return [
      "counted": .rows(counted)
    ]
  }
}

extension LocalizedText.Translation {
  /// `(1, "One tag")`: two numbers of each category, which may be far from each other.
  fileprivate var samples: [SwiftCode] {
    let rule = forms.count > 1 ? PluralRule.rule(of: language) : nil
    return forms.flatMap { form -> [SwiftCode] in
      let fitting = (0...120).filter { count in
        rule.map { $0.category(of: count) == form.category } ?? true
      }
      // Some languages have a form for millions.
      let numbers = Set([fitting.first ?? 1_000_000, fitting.last ?? 1_000_000])
      return numbers.sorted().map { number -> SwiftCode in
        let text = form.text.replacing(LocalizedText.countMark, with: String(number))
        return "(\(SwiftLiteral(number)), \(SwiftLiteral(text)))"
      }
    }
  }
}
