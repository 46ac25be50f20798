import Specification

/// The lint before every commit, for the pre-commit framework.
struct PreCommitFile: Component {
  static let template = "pre-commit-config.yaml"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func fileName(for part: Project) -> String { ".pre-commit-config.yaml" }
}
