import Specification

/// What continuous integration does on GitHub: build, test, lint.
struct WorkflowFile: Component {
  static let template = "workflow.yml"
  static let ownership = Ownership.owner
  static let place = Place.package(folder: ".github/workflows")

  func fileName(for part: Project) -> String { "check.yml" }
}
