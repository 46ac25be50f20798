/// Why a file is not linted.
public enum PathExclusion: Sendable {
  /// Settings say so; their file is as findings name it.
  case excluded(by: String, of: String?)
  /// No pattern of these settings fits it.
  case notIncluded(by: String?)
  /// No walk through the project enters a hidden folder, or finds a hidden file.
  case hidden(String)
  /// Nor does one enter a folder into which others' sources are brought.
  case others(folder: String)
  /// Nor does one follow a link: its target may lie in the project, too.
  case link
  /// Nor does it come to what git ignores and does not track.
  case ignored

  /// Why a run over a whole project does not come to a file; nil where it does, or where settings decide.
  ///
  /// - Parameter path: from the project's folder on.
  init?(ofWalkTo path: String) {
    let parts = path.split(separator: "/").drop { $0 == ".." }
    if let part = parts.first(where: FileWalk.isHidden) {
      self = .hidden(String(part))
    } else if let folder = parts.dropLast().first(where: FileWalk.belongsToOthers) {
      self = .others(folder: String(folder))
    } else {
      return nil
    }
  }

  /// `'Generated/**' of .swiftlint-rules excludes it`.
  public var reason: String {
    switch self {
    case .excluded(let pattern, let file):
      "'\(pattern)' of \(file ?? SettingsFile.name) excludes it"
    case .notIncluded(let file): "none of the 'included' of \(file ?? SettingsFile.name) fits it"
    case .hidden(let part): "'\(part)' is hidden"
    case .others(let folder): "others' sources are brought to '\(folder)'"
    case .link: "it is a link"
    case .ignored: "git ignores it"
    }
  }
}
