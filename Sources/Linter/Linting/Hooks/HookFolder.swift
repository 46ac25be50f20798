/// The folder in which git looks for the hooks of the repository around the working folder.
struct HookFolder {
  /// Who else's hooks are in it.
  enum Sharing {
    /// Other repositories', by a setting that names its scope.
    case repositories(String)
    /// Those of everybody who clones this one.
    case clones
  }

  let path: String
  /// Where git looks without `core.hooksPath`, and may have looked before.
  let usualPath: String
  /// Nil where it is this repository's own.
  let sharing: Sharing?

  init() throws(GitFailure) {
    let output = try GitRepository.run(["rev-parse", "--git-path", "hooks"]).text
    path = String(output.prefix { $0 != "\n" })
    let folder = try GitRepository.run(["rev-parse", "--git-common-dir"]).text
    let ownFolder = String(folder.prefix { $0 != "\n" })
    usualPath = ownFolder + "/hooks"
    sharing = path == usualPath ? nil : try Self.sharing(of: path, besides: ownFolder)
  }

  /// - Parameter ownFolder: the repository's own, in which nobody else looks.
  private static func sharing(
    of path: String, besides ownFolder: String
  ) throws(GitFailure) -> Sharing? {
    let setting = try GitRepository.start(["config", "--show-scope", "--get", "core.hooksPath"])
    let scope = setting.text.prefix { $0 != "\t" && $0 != "\n" }
    let name = "core.hooksPath (\(scope))"
    if ["system", "global"].contains(scope) { return .repositories(name) }
    let workingFolder = WorkingFolder.current
    let place = Disk.nearestRealPath(of: workingFolder.absolute(path))
    func lies(in folder: String) -> Bool {
      place.hasPrefix(Disk.nearestRealPath(of: workingFolder.absolute(folder)) + "/")
    }
    if lies(in: ownFolder) { return nil }
    guard lies(in: try GitRepository().root) else { return .repositories(name) }
    let isIgnored = try GitRepository.start(["check-ignore", "-q", path + "/pre-commit"])
    return isIgnored.status == 0 ? nil : .clones
  }
}
