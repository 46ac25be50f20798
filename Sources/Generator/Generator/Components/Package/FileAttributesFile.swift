import Mustache
import Specification
import Templates

/// Which files a code host folds or leaves out of its statistics, because nobody here writes them, and which git
/// does not merge by lines, since `armature generate` settles them.
struct FileAttributesFile: Component {
  static let template = "gitattributes"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [Project] { [project] }

  func path(for part: Project, in project: Project) -> String { ".gitattributes" }

  func words(for part: Project, in project: Project) -> [String: TemplateValue] {
    ["carriesKits": .bool(project.carriesKits)]
  }
}
