/// Whether the files of a folder may be changed by whoever runs this, before any is.
struct EditPermission<Storage: Disk> {
  let disk: Storage
  let folder: String

  func check(_ replacements: [FileReplacement]) throws(WorkspaceError) {
    try checkLinks(of: replacements)
    let (files, folders) = places(of: replacements)
    let fixed = (files + folders.sorted()).filter { !disk.isWritable($0) }
    if !fixed.isEmpty { throw .readOnly(fixed) }
  }

  /// A link may lead to another place in the folder, and nowhere else.
  func checkLinks(of replacements: [FileReplacement]) throws(WorkspaceError) {
    let (files, folders) = places(of: replacements)
    let leading = try attempting { () throws(DiskError) in
      try leadingOut(folders.union(files.filter(isLink)))
    }
    if !leading.isEmpty { throw .leadingOut(leading) }
  }

  /// The files that are replaced, and the folders in which anything is changed.
  private func places(of replacements: [FileReplacement]) -> (files: [String], folders: Set<String>)
  {
    let replaced = replacements.filter { $0.former != nil && $0.new != nil }
    return (
      replaced.map { place($0.path) },
      Set(replacements.map { existingFolder(above: place($0.path)) })
    )
  }

  private func place(_ path: String) -> String { folder + "/" + path }

  private func isLink(_ path: String) -> Bool { (try? disk.entry(at: path))?.kind == .link }

  private func leadingOut(_ places: Set<String>) throws(DiskError) -> [String] {
    let root = try disk.resolved(folder)
    var leading: [String] = []
    for place in places.sorted() {
      let target = try disk.resolved(place)
      let isInside = target == root || target.hasPrefix(root == "/" ? root : root + "/")
      if !isInside { leading.append(place) }
    }
    return leading
  }

  private func existingFolder(above path: String) -> String {
    var folder = path
    repeat {
      folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? "."
    } while (try? disk.entry(at: folder)) == nil && folder.contains("/")
    return folder.isEmpty ? "/" : folder
  }
}
