import Mustache
import Roles
import Specification
import Templates

/// What a person reads in several languages: one table for each of them. A text that is missing does not
/// compile.
struct TextsSpecificationFile: Component {
  static let template = "Application/Texts+Generated.swift"
  static let ownership = Ownership.armature

  func parts(of project: Project) -> [Project] {
    project.texts.isEmpty ? [] : [project]
  }

  func path(for part: Project, in project: Project) -> String {
    project.folder(of: .applicationDelegate) + "/Texts+Generated.swift"
  }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    let languages = part.texts.first?.translations.map(\.language) ?? []
    return [
      "names": .rows(part.texts.map { ["name": .word($0.name)] }),
      "languages": .rows(
        languages.map { language in
          let arguments = part.texts.map { text -> SwiftCode in
            let translation = text.translations.first { $0.language == language }
            return "\(text.name): \(SwiftLiteral(translation?.text ?? ""))"
          }
          return [
            "language": .word(Identifier(language)), "arguments": .word(arguments.joined),
            "code": .word(SwiftLiteral(language)),
          ]
        }),
    ]
  }
}

/// A text with its translations, and its name in the tables.
struct TranslatedText {
  let name: Identifier
  let translations: [LocalizedText.Translation]

  init?(_ text: LocalizedText?, named name: Identifier) {
    guard case .translated(let translations) = text else { return nil }
    self.name = name
    self.translations = translations
  }
}

/// What texts are called in the tables.
enum TextNames {
  static func title(of controller: String) -> Identifier {
    Identifier(Role.controller.subject(of: controller).asVariable + "Title")
  }

  static func placeholder(of controller: String) -> Identifier {
    Identifier(Role.controller.subject(of: controller).asVariable + "Placeholder")
  }
}

extension Project {
  /// Those that have translations, in the order of the spec.
  var texts: [TranslatedText] {
    specification.controllers.flatMap { controller in
      [
        TranslatedText(controller.title, named: TextNames.title(of: controller.name)),
        TranslatedText(
          controller.table?.placeholder, named: TextNames.placeholder(of: controller.name)),
      ].compactMap { $0 }
    }
  }
}

extension ControllerSpecification {
  /// What the table says while it is empty; nil where the spec says nothing.
  var placeholderCode: SwiftCode? {
    table?.placeholder?.code(named: TextNames.placeholder(of: name))
  }
}

extension LocalizedText {
  /// The text itself, or its place in the table of the language.
  func code(named name: Identifier) -> SwiftCode {
    switch self {
    case .plain(let text): "\(SwiftLiteral(text))"
    case .translated: "Texts.current.\(name)"
    }
  }
}
