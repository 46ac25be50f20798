/// Finds the Swift files below a folder: not those that git ignores and does not track, nor links, hidden folders
/// and those into which others' sources are brought.
struct FileWalk {
  struct Found: Sendable {
    var files: [String] = []
    /// The folders that may begin a project, with settings or a repository of their own, outermost first.
    var projectFolders: [String] = []
    var unreadable: [String] = []
    /// Folders that the walk did not enter, but hidden ones, and files that git ignores.
    var passedOver: [PassedOver] = []

    fileprivate var isEmpty: Bool {
      files.isEmpty && projectFolders.isEmpty && unreadable.isEmpty && passedOver.isEmpty
    }

    fileprivate mutating func append(_ other: Found) {
      files += other.files
      projectFolders += other.projectFolders
      unreadable += other.unreadable
      passedOver += other.passedOver
    }

    fileprivate mutating func append(_ piece: Piece) {
      switch piece {
      case .found(let found): append(found)
      case .place(let place):
        for piece in FileWalk.pieces(of: place) { append(piece) }
      }
    }
  }

  struct PassedOver: Sendable {
    enum Reason: String, Sendable {
      case isIgnored = "git ignores it"
      case belongsToOthers = "others' sources are brought there"
      case isLink = "it is a link"
    }

    let path: String
    let reason: Reason
  }

  /// One `.gitignore` and how many parts of a path lie above its folder.
  fileprivate struct Ignoring: Sendable {
    let patterns: GitIgnore
    let depth: Int
  }

  /// A folder that is to be walked, and what is known there.
  fileprivate struct Place: Sendable {
    let folder: String
    let prefix: String
    let parts: [[UInt8]]
    let ignoring: [Ignoring]
    let environment: @Sendable (String) -> String?
    /// Whether the walk begins here.
    var isStart = false

    func folder(named name: String, at path: String, ignoring: [Ignoring]) -> Place {
      Place(
        folder: path, prefix: path + "/", parts: parts + [Array(name.utf8)], ignoring: ignoring,
        environment: environment)
    }

    /// Without room to grow, which a tree of files would keep thousands of times.
    func path(of name: String) -> String {
      var path = ""
      path.reserveCapacity(prefix.utf8.count + name.utf8.count)
      path += prefix
      path += name
      return path
    }
  }

  /// What comes next in the order of a folder: something that was found, or a folder.
  fileprivate enum Piece: Sendable {
    case found(Found)
    case place(Place)
  }

  private(set) var found = Found()
  /// The absolute folder that all `.gitignore` files are counted from: the repository's, or the walked one.
  private let root: [[UInt8]]
  private var ignoring: [Ignoring] = []

  /// - Parameters:
  ///   - folder: as the user wrote it; the found paths begin with it.
  ///   - threads: how many walk at most; what is found does not depend on it.
  ///   - environment: the variables of the process, which say where git's settings lie.
  init(
    folder: String, threads: Int = 1,
    environment: @escaping @Sendable (String) -> String? = Disk.variable
  ) {
    let absolute = Disk.realPath(of: folder) ?? folder
    let repository = RepositoryFolder(around: absolute)
    root = Self.parts(of: repository?.root ?? absolute)
    if let repository {
      for file in GitExcludes(of: repository.root, environment: environment).files {
        ignoring += Self.ignored(in: file, depth: root.count)
      }
      readIgnoredAbove(absolute)
    }
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    found = Self.all(
      of: Place(
        folder: folder, prefix: start, parts: Self.parts(of: absolute), ignoring: ignoring,
        environment: environment, isStart: true),
      threads: threads)
    if let repository { addTracked(by: repository, below: absolute, prefix: start) }
  }

  /// Adds what git tracks of what it would ignore.
  private mutating func addTracked(
    by repository: RepositoryFolder, below folder: String, prefix: String
  ) {
    let ignored = found.passedOver.filter { $0.reason == .isIgnored }
    guard !ignored.isEmpty, let index = try? repository.indexedFiles() else { return }
    let above = WorkingFolder(path: repository.root).relative(folder)
    let start = above == "." ? "" : above + "/"
    var tracked = Found()
    for place in ignored {
      let part = index.part(at: start + place.path.dropFirst(prefix.count))
      func shown(_ path: String) -> String { prefix + path.dropFirst(start.count) }
      let files = part.files.map(shown).filter {
        Disk.kind(of: $0, followingLinks: false) == .file
      }
      tracked.files += files
      tracked.projectFolders += Self.foldersWithSettings(around: files, below: place.path)
      for path in part.repositories.map(shown) where Disk.kind(of: path) == .folder {
        tracked.append(FileWalk(folder: path).found)
      }
    }
    found.append(tracked)
    let files = Set(tracked.files)
    found.passedOver.removeAll { files.contains($0.path) }
  }

  private static func foldersWithSettings(
    around files: [String], below outermost: String
  ) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = SettingsFile.folder(of: file)
      while folder.hasPrefix(outermost), folders.insert(folder).inserted {
        folder = SettingsFile.folder(of: folder)
      }
    }
    return folders.filter { SettingsFile.isThere($0 + "/" + SettingsFile.name) }.sorted()
  }

  /// Walks folders one after the other until there are enough of them for all threads.
  private static func all(of place: Place, threads: Int) -> Found {
    var pieces = [Piece.place(place)]
    var count = 1
    while threads > 1, count > 0, count < threads * 16 {
      pieces = pieces.flatMap { piece in
        guard case .place(let place) = piece else { return [piece] }
        return Self.pieces(of: place)
      }
      count = pieces.count { if case .place = $0 { true } else { false } }
    }
    let all = pieces
    let found = mapInParallel(all.count, threads: count > 0 ? threads : 1) { next, finish in
      while let index = next() {
        var found = Found()
        found.append(all[index])
        finish(index, found)
      }
    }
    return found.reduce(into: Found()) { $0.append($1) }
  }

  private static func pieces(of place: Place) -> [Piece] {
    var found = Found()
    guard let entries = Disk.entries(of: place.folder) else {
      found.unreadable.append(place.folder)
      return [.found(found)]
    }
    if entries.contains(where: { $0.name == ".git" }) {
      // Another repository has its own files that say what it ignores, and its own index.
      guard place.isStart else {
        return [.found(FileWalk(folder: place.folder, environment: place.environment).found)]
      }
      found.projectFolders.append(place.folder)
    }
    var ignoring = place.ignoring
    for entry in entries {
      if entry.name == ".gitignore", entry.kind == .file {
        ignoring += ignored(in: place.prefix + entry.name, depth: place.parts.count)
      }
      if entry.name == SettingsFile.name { found.projectFolders.append(place.folder) }
    }
    var pieces: [Piece] = []
    for entry in entries where !isHidden(entry.name[...]) {
      let name = place.path(of: entry.name)
      switch entry.kind {
      case .file where entry.name.hasSuffix(".swift"):
        if isIgnored(entry.name, in: place, isFolder: false, by: ignoring) {
          found.passedOver.append(PassedOver(path: name, reason: .isIgnored))
        } else {
          found.files.append(name)
        }
      case .link where leadsToSwift(name):
        found.passedOver.append(PassedOver(path: name, reason: .isLink))
      case .folder where belongsToOthers(entry.name[...]):
        found.passedOver.append(PassedOver(path: name, reason: .belongsToOthers))
      case .folder:
        guard !isIgnored(entry.name, in: place, isFolder: true, by: ignoring) else {
          found.passedOver.append(PassedOver(path: name, reason: .isIgnored))
          continue
        }
        if !found.isEmpty { pieces.append(.found(found)) }
        found = Found()
        pieces.append(.place(place.folder(named: entry.name, at: name, ignoring: ignoring)))
      default: continue
      }
    }
    return found.isEmpty ? pieces : pieces + [.found(found)]
  }

  /// Whether a link leads to a file of Swift or to a folder: what lies there is judged where it lies.
  private static func leadsToSwift(_ path: String) -> Bool {
    switch Disk.kind(of: path, followingLinks: true) {
    case .folder: true
    case .file: path.hasSuffix(".swift")
    default: false
    }
  }

  /// Whether a file below a repository's root lies in a folder that no walk enters, or is none that it finds.
  static func passesOver(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      let path = UnsafeRawBufferPointer(path)
      let end = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
      return passesOver(path[..<end])
        || path[end...].first { $0 != UInt8(ascii: "/") } == UInt8(ascii: ".")
    }
  }

  /// Whether a folder below a repository's root, or one around it, is one that no walk enters.
  static func passesOver(_ folder: Slice<UnsafeRawBufferPointer>) -> Bool {
    folder.split(separator: UInt8(ascii: "/")).contains { part in
      part.first == UInt8(ascii: ".") || foldersOfOthers.contains { part.elementsEqual($0.utf8) }
    }
  }

  static func isHidden(_ name: Substring) -> Bool {
    name.utf8.first == UInt8(ascii: ".")
  }

  static func belongsToOthers(_ folder: Substring) -> Bool {
    foldersOfOthers.contains { folder.utf8.elementsEqual($0.utf8) }
  }

  /// What tools for dependencies call the folders that they fill.
  private static let foldersOfOthers = ["Carthage", "Pods", "node_modules"]

  /// The last pattern that speaks of a path decides, and of several files the deepest.
  private static func isIgnored(
    _ name: String, in place: Place, isFolder: Bool, by ignoring: [Ignoring]
  ) -> Bool {
    if ignoring.isEmpty { return false }
    let name = Array(name.utf8)
    guard ignoring.contains(where: { $0.patterns.mayConcern(name, isFolder: isFolder) }) else {
      return false
    }
    let path = place.parts + [name]
    for file in ignoring.reversed() {
      let relative = path.dropFirst(file.depth)
      if let verdict = file.patterns.verdict(on: relative, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private static func ignored(in path: String, depth: Int) -> [Ignoring] {
    guard let bytes = Disk.bytes(of: path) else { return [] }
    let patterns = GitIgnore(bytes)
    return patterns.isEmpty ? [] : [Ignoring(patterns: patterns, depth: depth)]
  }

  /// What the repository's folders say before any file in the walked one does.
  private mutating func readIgnoredAbove(_ folder: String) {
    let parts = Self.parts(of: folder)
    for depth in root.count..<max(parts.count, root.count) {
      let above = parts.prefix(depth).map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
      ignoring += Self.ignored(in: above + "/.gitignore", depth: depth)
    }
  }

  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }
}
