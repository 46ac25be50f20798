import Mustache
import Specification
import Templates

/// What continuous integration does on GitHub: build, test, lint.
struct WorkflowFile: Component {
  static let template = "workflow.yml"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { ".github/workflows/check.yml" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    [
      "needsSQLite": .bool(project.needsSQLite), "hasServices": .bool(project.hasServices),
    ]
  }
}
