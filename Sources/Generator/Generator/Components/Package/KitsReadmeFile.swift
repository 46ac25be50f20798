import Mustache
import Templates

/// What the kits are, for somebody who knows Core Data and UIKit.
struct KitsReadmeFile: Component {
  static let template = "Kits/README.md"
  static let ownership = Ownership.kit

  func parts(of project: Project) -> [Project] {
    project.carriesKits ? [project] : []
  }

  func path(for part: Project, in project: Project) -> String {
    Project.kitsFolder + "/README.md"
  }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] { [:] }
}
