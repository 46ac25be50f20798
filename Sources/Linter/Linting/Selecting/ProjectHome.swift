/// The project that the files of a folder belong to: the folder of the outermost settings that hold for them, else
/// the repository or package around them.
struct ProjectHome {
  /// Absolute; empty for files outside of all projects, which are one by themselves.
  let folder: String
  /// The folders of the settings that hold, outermost first.
  let settingsFolders: [String]

  /// - Parameter folder: absolute; it need not be there, as for a file that only git's index has.
  init(of folder: String, _ loader: inout SettingsLoader) {
    let folder = Disk.nearestRealPath(of: folder)
    settingsFolders = loader.chain(for: folder).map(SettingsFile.folder)
    self.folder =
      settingsFolders.first ?? RepositoryFolder(around: folder)?.root
      ?? Repository.package(around: folder) ?? ""
  }

  /// Why a walk through the project does not come to a file.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - shown: the same seen from the working folder, from which on files outside of all projects are walked.
  func exclusion(of path: String, seenAs shown: String) -> PathExclusion? {
    let inner = folder.isEmpty ? shown : WorkingFolder(path: folder).relative(path)
    return PathExclusion(ofWalkTo: inner)
  }
}
