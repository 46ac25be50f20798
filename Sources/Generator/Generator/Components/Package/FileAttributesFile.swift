import Mustache
import Specification
import Templates

/// Which files a code host shows folded, because nobody writes them by hand.
struct FileAttributesFile: Component {
  static let template = "gitattributes"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { ".gitattributes" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    ["kits": .rows(project.kits.map { ["name": .word(Identifier($0.rawValue))] })]
  }
}
