/// Files in memory: what a folder will hold. Folders exist by the files in them.
public struct FileTree: Equatable, Sendable {
  public struct File: Equatable, Sendable {
    public let bytes: [UInt8]
    public let isExecutable: Bool

    public init(_ bytes: [UInt8], isExecutable: Bool = false) {
      self.bytes = bytes
      self.isExecutable = isExecutable
    }
  }

  /// By path below the tree's root, with slashes.
  public private(set) var files: [String: File] = [:]
  private var folders: Set<String> = []

  public init() {}

  /// Puts a file in.
  ///
  /// - Parameter path: names with slashes between them. A path that leaves the tree, begins at the
  ///   root, holds an empty name or a NUL, or is taken already, is an error.
  public mutating func add(_ file: File, at path: String) throws(WorkspaceError) {
    let missing = try missingFolders(above: path)
    guard files[path] == nil, !folders.contains(path) else {
      throw .unusablePath(path, "there is one already")
    }
    files[path] = file
    folders.formUnion(missing)
  }

  private func missingFolders(above path: String) throws(WorkspaceError) -> [String] {
    // Most files lie beside others.
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      folders.contains(String(path[..<slash])),
      Self.isName(path[path.utf8.index(after: slash)...])
    {
      return []
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    for name in names where !Self.isName(name) {
      throw .unusablePath(path, "'\(name)' is not a name of a file")
    }
    var folders: [String] = []
    for name in names.dropLast() {
      folders.append((folders.last.map { $0 + "/" } ?? "") + name)
    }
    if let file = folders.first(where: { files[$0] != nil }) {
      throw .unusablePath(path, "'\(file)' is a file")
    }
    return folders
  }

  /// Every folder before those in it.
  public var sortedFolders: [String] { folders.sorted() }
  public var sortedFiles: [(path: String, file: File)] {
    files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// 255 bytes is what file systems take at most (NAME_MAX).
  private static func isName(_ name: Substring) -> Bool {
    !["", ".", ".."].contains(name) && !name.utf8.contains(0) && name.utf8.count <= 255
  }
}
