import Generator

/// A file of the owner's that has another path, since the spec calls its type otherwise now.
struct MovedFile {
  let oldPath: String
  let newPath: String
  /// Nil for one that its owner has deleted.
  let owners: [UInt8]?
  let original: [UInt8]
}

extension MovedFile {
  /// Half of the lines: less is other data.
  private static let leastLikeness = 0.5

  /// Finds where files of the owner's go for which the spec has nothing left.
  ///
  /// - Parameters:
  ///   - gone: the files, and what they were when they were generated.
  ///   - added: the new files at whose paths nothing is.
  static func moves(
    of gone: [(path: String, owners: [UInt8]?, original: [UInt8])],
    to added: [(path: String, bytes: [UInt8])], words: RenamedWords
  ) -> [MovedFile] {
    var moves: [MovedFile] = []
    for old in gone {
      let free = added.filter { new in
        new.path.role == old.path.role && new.path.ending == old.path.ending
          && !moves.contains { $0.newPath == new.path }
      }
      let name = words.newName(of: old.path.typeName) ?? old.path.typeName
      // An archive has the name that the spec gives it, and is known by what is in it.
      let target =
        free.first { $0.path.typeName == name }
        ?? (old.path.isData ? free.first { isLike(old.original, $0.bytes) } : nil)
      if let target {
        moves.append(
          MovedFile(
            oldPath: old.path, newPath: target.path, owners: old.owners, original: old.original))
      }
    }
    return moves
  }

  private static func isLike(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    let (first, second) = (old.textLines, new.textLines)
    let shared = Set(first).intersection(second).count
    return Double(shared) >= leastLikeness * Double(max(Set(first).count, Set(second).count))
  }
}

extension String {
  /// What a path is called without folders and endings: `News` for `Models/News+Generated.swift`.
  var typeName: String { String(fileName.prefix { $0 != "." && $0 != "+" }) }

  /// Behind that: `+Generated.swift`.
  fileprivate var ending: Substring { fileName.drop { $0 != "." && $0 != "+" } }

  /// The folder in which a file lies, by its last name: `Models`; the tests of all share one.
  fileprivate var role: String {
    let folders = split(separator: "/").dropLast()
    return folders.first == "Tests" ? "Tests" : String(folders.last ?? "")
  }

  /// Whether a path is that of an archive.
  var isData: Bool { hasSuffix(".json") }

  /// Whether it is data of the application, which nobody merges, rather than samples for its tests.
  var isArchive: Bool { isData && !contains("/Samples/") }
}
