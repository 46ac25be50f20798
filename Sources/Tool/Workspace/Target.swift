/// The folder that a tree becomes, and the place beside it where the tree is built.
struct Target {
  let path: String
  /// The folder that holds the target; `.` for a plain name.
  let parent: String
  let name: String

  init(_ path: String) throws(WorkspaceError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unusableTarget(path, "it is not a path")
    }
    var trimmed = path
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed.removeLast() }
    let slash = trimmed.lastIndex(of: "/")
    let name = slash.map { trimmed[trimmed.index(after: $0)...] } ?? trimmed[...]
    guard !["", ".", ".."].contains(name) else {
      throw .unusableTarget(path, "it has to be named, so that it can be put in place at once")
    }
    guard name.utf8.count <= 200 else {
      throw .unusableTarget(path, "its name is too long")
    }
    self.path = trimmed
    self.name = String(name)
    switch slash {
    case nil: parent = "."
    case trimmed.startIndex?: parent = "/"
    case .some(let slash): parent = String(trimmed[..<slash])
    }
  }

  /// Begins the names of all temporary folders for this target; the number of a process ends them.
  var temporaryPrefix: String { ".\(name).armature-" }

  func temporaryPath(process: Int32) -> String { "\(parent)/\(temporaryPrefix)\(process)" }

  /// Refuses a target where something is, with the reason.
  func check(on disk: some Disk) throws(WorkspaceError) {
    let refusal: String?
    do throws(DiskError) {
      refusal = try reason(against: disk.entry(at: path), on: disk)
    } catch {
      throw .disk(error)
    }
    if let refusal { throw .unusableTarget(path, refusal) }
  }

  private func reason(against entry: DiskEntry?, on disk: some Disk) throws(DiskError) -> String? {
    guard let entry else { return nil }
    switch entry.kind {
    case .link: return "it is a link"
    case .other: return "it is a file"
    case .folder: break
    }
    if try !disk.names(in: path).isEmpty { return "the folder exists and is not empty" }
    if try disk.entry(at: parent)?.device != entry.device { return "a disk is mounted there" }
    if try disk.entry(at: ".") == entry { return "it is the working folder" }
    return nil
  }
}
