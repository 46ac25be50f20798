/// A file of the owner's that has another path, since the spec calls its type otherwise now.
struct MovedFile {
  let oldPath: String
  let newPath: String
  /// The owner's version and the original, both in the words of the new name.
  let owners: [UInt8]
  let original: [UInt8]
}

extension MovedFile {
  /// A half of the lines: less is another file.
  private static let leastLikeness = 0.5

  /// Finds where the owner's edits of files go for which the spec has nothing left.
  ///
  /// - Parameters:
  ///   - gone: the edited files, and what they were when they were generated.
  ///   - added: the new files at whose paths nothing is.
  static func moves(
    of gone: [(path: String, owners: [UInt8], original: [UInt8])],
    to added: [(path: String, bytes: [UInt8])]
  ) -> [MovedFile] {
    var candidates: [(likeness: Double, move: MovedFile)] = []
    for old in gone {
      for new in added where old.path.role == new.path.role {
        let (likeness, move) = comparison(of: old, with: new)
        // In another folder, as where the application is called otherwise, the name tells.
        let isNamesake = old.path.stem == new.path.stem
        if isNamesake || likeness >= leastLikeness {
          candidates.append((isNamesake ? 1 + likeness : likeness, move))
        }
      }
    }
    var moves: [MovedFile] = []
    for (_, move) in candidates.sorted(by: { $0.likeness > $1.likeness }) {
      let isTaken = moves.contains {
        $0.oldPath == move.oldPath || $0.newPath == move.newPath
      }
      if !isTaken { moves.append(move) }
    }
    return moves
  }

  private static func comparison(
    of old: (path: String, owners: [UInt8], original: [UInt8]),
    with new: (path: String, bytes: [UInt8])
  ) -> (likeness: Double, move: MovedFile) {
    let words = RenamedWords(from: old.path.stem, to: new.path.stem)
    let originalLines = lines(of: old.original)
    let original = originalLines.map(words.renamed)
    let owners = words.renamed(lines(of: old.owners), beyond: Set(originalLines))
    let move = MovedFile(
      oldPath: old.path, newPath: new.path, owners: text(of: owners), original: text(of: original))
    return (likeness(original, lines(of: new.bytes)), move)
  }

  /// The share of lines that both have, blank ones left out.
  private static func likeness(_ first: [String], _ second: [String]) -> Double {
    let (first, second) = (first.filter { !$0.isEmpty }, second.filter { !$0.isEmpty })
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    var counts: [String: Int] = [:]
    for line in first { counts[line, default: 0] += 1 }
    var shared = 0
    for line in second where counts[line, default: 0] > 0 {
      counts[line, default: 0] -= 1
      shared += 1
    }
    return Double(shared) / Double(max(first.count, second.count))
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func text(of lines: [String]) -> [UInt8] {
    Array(lines.joined(separator: "\n").utf8)
  }
}

extension String {
  /// What a path is called without folders and ending.
  fileprivate var stem: String {
    let name = self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
    return String(name.prefix { $0 != "." })
  }

  /// The folder in which a file lies, by its last name: `Models`; the tests of all share one.
  fileprivate var role: String {
    let folders = split(separator: "/").dropLast()
    return folders.first == "Tests" ? "Tests" : String(folders.last ?? "")
  }
}
