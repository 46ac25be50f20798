import Mustache
import Specification
import Templates

/// What a newcomer to the project reads first.
struct ReadmeFile: Component {
  static let template = "README.md"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { "README.md" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    let specification = project.specification
    return [
      "application": .word(MarkdownText(project.name)),
      "command": .word(ShellWord(project.name)),
      "isLibrary": .bool(project.isLibrary),
      "needsSQLite": .bool(project.needsSQLite),
      "hasOperations": .bool(!specification.operations.isEmpty),
      "hasStores": .bool(!specification.stores.isEmpty),
      "hasViews": .bool(!specification.views.isEmpty && !project.isLibrary),
      "carriesKits": .bool(project.carriesKits),
      "kits": .rows(project.kits.map { ["name": .word(MarkdownText($0.rawValue))] }),
      "actions": .rows(Self.actions(of: specification)),
      "hasActions": .bool(!Self.actions(of: specification).isEmpty),
    ]
  }

  private static func actions(
    of specification: ApplicationSpecification
  ) -> [[String: TemplateValue]] {
    specification.controllers.flatMap { controller in
      controller.actions.map {
        [
          "key": .word(MarkdownText($0.key.text)),
          "action": .word(MarkdownText($0.name.asMenuItem)),
          "controller": .word(MarkdownText(controller.name)),
        ]
      }
    }
  }
}
