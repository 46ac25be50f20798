import Foundation

extension URL {
  /// Checks that a store which is about to be begun in this folder was not kept in it under another name: its
  /// objects would be gone from view without a word.
  ///
  /// - Parameter stores: all that keep something here.
  /// - Throws: a `StoreError` where one of them has nothing yet, and a file of a store is none of theirs, or where one
  ///   that keeps nothing has a file.
  @MainActor package func checkNoUnknownStore(beside stores: [StoreDescription]) throws {
    let names = stores.filter { !($0.engine is MemoryEngine.Type) }.map(\.name)
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      .map { appending(path: $0) }.filter(\.isNamedAsStore)
    func isKept(_ name: String) -> Bool {
      files.contains { $0.deletingPathExtension().lastPathComponent == name }
    }
    let forgotten = files.first { file in
      let name = file.deletingPathExtension().lastPathComponent
      return !names.contains(name) && stores.contains { $0.name == name } && file.isStore
    }
    if let forgotten {
      try checkNoStore(in: forgotten.lastPathComponent, beside: URL(filePath: "memory"))
    }
    guard let new = names.first(where: { !isKept($0) }),
      let unknown = files.first(where: {
        !names.contains($0.deletingPathExtension().lastPathComponent) && $0.isStore
      })
    else { return }
    let isFile = stores.contains { $0.name == new && $0.engine is FileEngine.Type }
    if isFile != (unknown.pathExtension == "json") {
      // Another name would not make it a store of this engine.
      let file = appending(path: new + (isFile ? ".json" : ".sqlite"))
      try checkNoStore(in: unknown.lastPathComponent, beside: file)
    }
    throw StoreError.unusableFile(
      path: unknown.path,
      reason: """
        a store was kept here that the application does not know by this name, and \(new) has nothing \
        yet; rename it to \(new).\(unknown.pathExtension) if it is the same store, or move it away to \
        start afresh
        """)
  }

  private var isNamedAsStore: Bool { pathExtension == "sqlite" || pathExtension == "json" }

  /// Whether the file begins as an engine has written it.
  private var isStore: Bool {
    guard let handle = try? FileHandle(forReadingFrom: self) else { return false }
    defer { try? handle.close() }
    let bytes = [UInt8]((try? handle.read(upToCount: 100)) ?? Data())
    return bytes.starts(with: Array("{\n  \"format\": 1".utf8))
      || bytes.starts(with: Array("SQLite format 3\0".utf8)) && bytes.count > 71
        && Array(bytes[68..<72]) == Array("Arma".utf8)
  }
}
