import Mustache
import Specification
import Templates

/// The settings of `armature lint` for the project.
struct LintSettingsFile: Component {
  static let template = "swiftlint-rules"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func fileName(for part: Project) -> String { ".swiftlint-rules" }

  func words(for part: Project, in project: Project) -> TemplateWords {
    let words = wordsOfModels(project.specification.models.map(\.name)).sorted()
    return [
      "hasWords": .bool(!words.isEmpty),
      "words": .word(words.map { "\(Identifier($0))" as SwiftCode }.joined),
    ]
  }
}
