import Mustache
import Roles
import Specification
import Templates

/// What a newcomer to the project reads first.
struct ReadmeFile: Component {
  static let template = "README.md"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func words(for part: Project, in project: Project) -> TemplateWords {
    let specification = project.specification
    let folders = [
      Role.model, .store, .service, .operation, .view, .dataSource, .controller,
      .applicationDelegate,
    ]
    .map { ($0.rawValue + "Folder", TemplateValue.word(MarkdownText($0.folder))) }
    return Dictionary(uniqueKeysWithValues: folders).merging([
      "application": .word(MarkdownText(project.name)),
      "command": .word(ShellWord(project.name)),
      "hasOperations": .bool(!specification.operations.isEmpty),
      "hasStores": .bool(!specification.stores.isEmpty),
      "store": .optional(specification.stores.first.map { Identifier($0.name) }),
      "hasViews": .bool(!specification.views.isEmpty && !project.isLibrary),
      "hasOwnViews": .bool(specification.views.contains(where: \.hasOwnerHalf)),
      "kits": .rows(project.kits.map { ["name": .word(MarkdownText($0.rawValue))] }),
      "actions": .rows(Self.actions(of: specification)),
      "hasActions": .bool(!Self.actions(of: specification).isEmpty),
    ]) { $1 }
  }

  /// What keys do, with those of transitions.
  private static func actions(of specification: ApplicationSpecification) -> [TemplateWords] {
    specification.controllers.flatMap { controller in
      controller.keys.map { key, name in
        [
          "key": .word(MarkdownText(key.text)),
          "action": .word(MarkdownText(name.asMenuItem)),
          "controller": .word(MarkdownText(controller.name)),
        ]
      }
    }
  }
}

extension ControllerSpecification {
  fileprivate var keys: [(key: KeyTrigger, method: String)] {
    actions.map { ($0.key, $0.name) }
      + transitions.flatMap { transition in
        transition.triggers.compactMap { trigger in
          if case .key(let key) = trigger { (key, transition.name) } else { nil }
        }
      }
  }
}
