/// The files beside `.gitignore` that say what git ignores in a repository: the user's own, for all
/// repositories, and the clone's.
///
/// They are found without git, which takes longer to start than a folder takes to be walked. What is not read are
/// configuration files that others include, and the names of other users' homes.
struct GitExcludes {
  /// The weaker first. Not all need be there.
  let files: [String]

  /// - Parameters:
  ///   - repository: the absolute folder that has the `.git`.
  ///   - environment: the variables of the process.
  init(of repository: String, environment: (String) -> String?) {
    let folder = Self.commonFolder(of: repository)
    let home = environment("HOME") ?? ""
    let settings = environment("XDG_CONFIG_HOME").flatMap { $0.isEmpty ? nil : $0 }
    let usersFolder = (settings ?? home + "/.config") + "/git"
    var excludes = usersFolder + "/ignore"
    let configurations =
      Self.system(environment) + Self.global(environment, home: home, folder: usersFolder)
    for path in configurations + [folder + "/config"] {
      let values = Disk.bytes(of: path).map { GitConfiguration($0).values } ?? [:]
      if let value = values["core.excludesfile"] {
        excludes = Self.absolute(value, home: home, repository: repository)
      }
    }
    files = [excludes, folder + "/info/exclude"]
  }

  private static func system(_ environment: (String) -> String?) -> [String] {
    let isUnwanted = ["1", "true", "yes", "on"].contains(environment("GIT_CONFIG_NOSYSTEM") ?? "")
    return isUnwanted ? [] : [environment("GIT_CONFIG_SYSTEM") ?? "/etc/gitconfig"]
  }

  private static func global(
    _ environment: (String) -> String?, home: String, folder: String
  ) -> [String] {
    environment("GIT_CONFIG_GLOBAL").map { [$0] } ?? [folder + "/config", home + "/.gitconfig"]
  }

  /// `~/` is the user's home; any other path counts from the repository.
  private static func absolute(_ path: String, home: String, repository: String) -> String {
    if path.hasPrefix("~/") { return home + path.dropFirst(1) }
    return path.isEmpty || path.hasPrefix("/") ? path : repository + "/" + path
  }

  /// The folder with what git knows of one worktree. In those, and in submodules, `.git` is a file that names
  /// another folder.
  static func ownFolder(of repository: String) -> String {
    let git = repository + "/.git"
    guard let named = line(of: git, behind: "gitdir: ") else { return git }
    return named.hasPrefix("/") ? named : repository + "/" + named
  }

  /// The folder that all worktrees of a clone have in common.
  private static func commonFolder(of repository: String) -> String {
    let folder = ownFolder(of: repository)
    guard let common = line(of: folder + "/commondir", behind: "") else { return folder }
    return common.hasPrefix("/") ? common : folder + "/" + common
  }

  /// The first line of a file behind its beginning; nil where it begins otherwise or is not a file.
  private static func line(of path: String, behind beginning: String) -> String? {
    guard let bytes = Disk.bytes(of: path), bytes.starts(with: beginning.utf8) else { return nil }
    let line = bytes.dropFirst(beginning.utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self)
  }
}
