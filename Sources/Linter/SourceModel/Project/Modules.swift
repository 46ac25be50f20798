extension Project {
  /// Whether a file can see what another one declares: both lie in one module, or the module is imported.
  ///
  /// Modules are known where the paths show a package's, as in `Sources/Core/News.swift`; elsewhere
  /// everything is taken for visible.
  public func canSee(_ path: String, from file: FileOutline) -> Bool {
    guard let module = Self.module(of: path), let own = Self.module(of: file.path) else {
      return true
    }
    return module == own || file.imports.contains(NameHash.of(module))
  }

  private static func module(of path: String) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    let sources = parts.lastIndex { $0.elementsEqual("Sources".utf8) }
    guard let sources, parts.count > sources + 2 else { return nil }
    return String(Substring(parts[sources + 1]))
  }
}
