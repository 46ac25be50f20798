/// The Swift files of the packages that some files lie in: before a name is changed it counts what all of them
/// declare and use, whichever of them a run is about.
struct PackageFiles {
  /// The given files first, then the others as context.
  let files: [LintFile]

  /// What a package's or a project's folder has in it.
  private static let marks = ["Package.swift", SettingsFile.name, ".git"]

  init(around given: [LintFile]) {
    let paths = given.compactMap { Disk.realPath(of: $0.path) }
    let known = Set(paths)
    var roots: [String: String?] = [:]
    for path in paths {
      let folder = Self.parent(of: path)
      if roots[folder] == nil { roots[folder] = .some(Self.root(of: folder)) }
    }
    let workingFolder = WorkingFolder.current
    var seen = known
    let others = Set(roots.values.compactMap(\.self)).sorted().flatMap { root in
      FileWalk(folder: root).found.files.filter { seen.insert($0).inserted }
    }
    files = given + others.map { LintFile(workingFolder.relative($0), isWanted: false) }
  }

  private static func root(of folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if marks.contains(where: { Disk.kind(of: folder + "/" + $0) != nil }) { return folder }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
