import Mustache
import Specification
import Templates

/// The lint before every commit, for the pre-commit framework.
struct PreCommitFile: Component {
  static let template = "pre-commit-config.yaml"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { ".pre-commit-config.yaml" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] { [:] }
}
