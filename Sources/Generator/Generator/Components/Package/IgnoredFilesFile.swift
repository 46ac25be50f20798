import Specification

/// What git leaves out of a project.
struct IgnoredFilesFile: Component {
  static let template = "gitignore"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func fileName(for part: Project) -> String { ".gitignore" }
}
