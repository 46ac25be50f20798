import Synchronization

extension Project {
  /// Whether a file can see what another one declares: both lie in one module, or the module is imported.
  ///
  /// Modules are known where the paths show a package's, as in `Sources/Core/News.swift`, and some file imports one
  /// of the two; elsewhere everything is taken for visible, since an application has folders below `Sources` too.
  public func canSee(_ path: String, from file: FileOutline) -> Bool {
    // Both paths are looked at in place, since a tree asks for every use of a type.
    var (path, own) = (conventions.placement.whole(path), conventions.placement.whole(file.path))
    return path.withUTF8 { path in
      own.withUTF8 { own in
        guard let module = Self.module(of: path), let own = Self.module(of: own) else {
          return true
        }
        return module.elementsEqual(own) || file.imports(module.nameHash)
          || !importedModules.contain(module.nameHash, or: own.nameHash, in: self)
      }
    }
  }

  /// The name behind the last folder called `Sources`, if a folder and a file lie below it.
  private static func module(of path: UnsafeBufferPointer<UInt8>) -> ByteText? {
    var below = 0
    var next = 0..<0
    var end = path.count
    while end > 0 {
      var start = end
      while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      let folder = path[start..<end]
      if folder.equals("Sources") { return below > 1 ? path[next] : nil }
      if !folder.isEmpty {
        below += 1
        next = start..<end
      }
      end = start - 1
    }
    return nil
  }
}

/// The modules that some file imports, found out once for all who ask, since few trees have folders that may be some.
final class ImportedModules: Sendable {
  private let known = Mutex<Set<UInt64>?>(nil)

  func contain(_ module: UInt64, or other: UInt64, in project: Project) -> Bool {
    known.withLock { known in
      let modules = known ?? Set(project.files.lazy.flatMap(\.imports))
      known = modules
      return modules.contains(module) || modules.contains(other)
    }
  }
}
