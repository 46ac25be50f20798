/// Finds the Swift files below a folder: not those that git ignores, nor links, hidden folders and those
/// into which others' sources are brought.
struct FileWalk {
  /// A file that settings say is none of the linter's business, or a folder with settings of its own.
  struct Found {
    var files: [String] = []
    /// The folders that have a settings file, outermost first.
    var settingsFolders: [String] = []
    var unreadable: [String] = []
  }

  /// One `.gitignore` and how many parts of a path lie above its folder.
  private struct Ignoring {
    let patterns: GitIgnore
    let depth: Int
  }

  private(set) var found = Found()
  /// The absolute folder that all `.gitignore` files are counted from: the repository's, or the walked one.
  private let root: [[UInt8]]
  private var ignoring: [Ignoring] = []

  /// - Parameters:
  ///   - folder: as the user wrote it; the found paths begin with it.
  ///   - environment: the variables of the process, which say where git's settings lie.
  init(folder: String, environment: (String) -> String? = Disk.variable) {
    let absolute = Disk.realPath(of: folder) ?? folder
    let repository = Self.repository(around: absolute)
    root = Self.parts(of: repository ?? absolute)
    if let repository {
      for file in GitExcludes(of: repository, environment: environment).files {
        readIgnored(in: file, depth: root.count)
      }
      readIgnoredAbove(absolute)
    }
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    walk(folder, prefix: start, parts: Self.parts(of: absolute))
  }

  private mutating func walk(_ folder: String, prefix: String, parts: [[UInt8]]) {
    guard let entries = Disk.entries(of: folder) else {
      found.unreadable.append(folder)
      return
    }
    let known = ignoring.count
    for entry in entries where entry.kind == .file || entry.kind == .link {
      if entry.name == ".gitignore", entry.kind == .file {
        readIgnored(in: prefix + entry.name, depth: parts.count)
      }
      if entry.name == SettingsFile.name { found.settingsFolders.append(folder) }
    }
    for entry in entries { visit(entry, prefix: prefix, parts: parts) }
    ignoring.removeLast(ignoring.count - known)
  }

  private mutating func visit(_ entry: Disk.Entry, prefix: String, parts: [[UInt8]]) {
    guard !entry.name.hasPrefix(".") else { return }
    switch entry.kind {
    case .file where entry.name.hasSuffix(".swift"):
      let path = parts + [Array(entry.name.utf8)]
      if !isIgnored(path, isFolder: false) { found.files.append(prefix + entry.name) }
    case .folder:
      guard !Self.foldersOfOthers.contains(entry.name) else { return }
      let path = parts + [Array(entry.name.utf8)]
      guard !isIgnored(path, isFolder: true) else { return }
      walk(prefix + entry.name, prefix: prefix + entry.name + "/", parts: path)
    default: return
    }
  }

  /// What tools for dependencies call the folders that they fill.
  private static let foldersOfOthers: Set<String> = ["Carthage", "Pods", "node_modules"]

  /// The last pattern that speaks of a path decides, and of several files the deepest.
  private func isIgnored(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for file in ignoring.reversed() {
      let relative = path.dropFirst(file.depth)
      if let verdict = file.patterns.verdict(on: relative, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private mutating func readIgnored(in path: String, depth: Int) {
    guard let bytes = Disk.bytes(of: path) else { return }
    let patterns = GitIgnore(bytes)
    if !patterns.isEmpty { ignoring.append(Ignoring(patterns: patterns, depth: depth)) }
  }

  /// What the repository's folders say before any file in the walked one does.
  private mutating func readIgnoredAbove(_ folder: String) {
    let parts = Self.parts(of: folder)
    for depth in root.count..<max(parts.count, root.count) {
      let above = parts.prefix(depth).map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
      readIgnored(in: above + "/.gitignore", depth: depth)
    }
  }

  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// The nearest folder upwards that has a `.git`.
  private static func repository(around folder: String) -> String? {
    var folder = folder
    while true {
      if Disk.kind(of: folder + "/.git") != nil { return folder }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = String(folder[..<slash])
      if folder.isEmpty { return Disk.kind(of: "/.git") != nil ? "/" : nil }
    }
  }
}
