import Specification

/// Which files a code host folds or leaves out of its statistics, because nobody here writes them, and which git
/// does not merge by lines, since `armature generate` settles them.
struct FileAttributesFile: Component {
  static let template = "gitattributes"
  static let ownership = Ownership.owner
  static let place = Place.package()

  func fileName(for part: Project) -> String { ".gitattributes" }
}
