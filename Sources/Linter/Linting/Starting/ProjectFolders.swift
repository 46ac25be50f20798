import Diagnostics

/// The folders inside of a new project for which its settings are going to hold, and those that are projects of
/// their own.
struct ProjectFolders {
  /// All that may begin a project, the innermost first, with a slash at the end of each.
  private let inner: [(prefix: String, isOwn: Bool)]

  /// - Parameters:
  ///   - inner: the folders with settings or a repository of their own, as they are seen from here.
  ///   - folder: of the new project.
  init(_ inner: [String], below folder: String, rules: [RuleDescription]) {
    let workingFolder = WorkingFolder.current
    func absolute(_ folder: String) -> String {
      Disk.nearestRealPath(of: folder == "." ? workingFolder.path : workingFolder.absolute(folder))
    }
    var loader = SettingsLoader(rules: rules, workingFolder: workingFolder)
    loader.planned = absolute(folder) + "/" + SettingsFile.name
    self.inner = inner.filter { $0 != folder }.sorted { $0.utf8.count > $1.utf8.count }
      .map { ($0 + "/", loader.chain(for: absolute($0)).first == loader.planned) }
  }

  /// Whether the settings are going to hold for a file.
  func isOwn(_ path: String) -> Bool {
    inner.first { path.hasPrefix($0.prefix) }?.isOwn ?? true
  }

  /// The outermost folders that are projects of their own.
  var others: [String] {
    inner.filter { project in
      !project.isOwn && isOwn(String(project.prefix.dropLast()))
    }.map { String($0.prefix.dropLast()) }.sorted()
  }
}
