import Mustache
import Specification
import Templates

/// What git leaves out of a project.
struct IgnoredFilesFile: Component {
  static let template = "gitignore"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { ".gitignore" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] { [:] }
}
