/// A type that the spec calls otherwise now.
struct TypeRename: Hashable {
  let old: String
  let new: String

  /// What the new name makes of the words of the old one, such as `News`, which is `Article` where
  /// `NewsListController` is `ArticleListController`.
  var words: [String: String] {
    var words = [old.withSmallStart: new.withSmallStart]
    words[old] = new
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    // Back to where a word begins.
    var shared = suffix
    while shared > 0, old[old.index(old.endIndex, offsetBy: -shared)].isUppercase == false {
      shared -= 1
    }
    let (first, second) = (String(old.dropLast(shared)), String(new.dropLast(shared)))
    if !first.isEmpty, !second.isEmpty {
      words[first] = second
      words[first.withSmallStart] = second.withSmallStart
    }
    return words
  }

  /// Half of the lines: less is another file.
  private static let leastLikeness = 0.5

  /// Finds out which types are called otherwise, by what armature wrote of them and writes now.
  ///
  /// - Parameters:
  ///   - gone: the files for which the spec has nothing left, as armature wrote them.
  ///   - added: the files that it writes for the first time.
  static func renames(
    from gone: [(path: String, bytes: [UInt8])], to added: [(path: String, bytes: [UInt8])]
  ) -> [TypeRename] {
    var candidates: [(likeness: Double, rename: TypeRename)] = []
    for old in gone {
      for new in added where old.path.role == new.path.role && old.path.half == new.path.half {
        let rename = TypeRename(old: old.path.typeName, new: new.path.typeName)
        let likeness = rename.likeness(of: old.bytes, with: new.bytes)
        if rename.old != rename.new, likeness >= leastLikeness {
          candidates.append((likeness, rename))
        }
      }
    }
    var renames: [TypeRename] = []
    for (_, rename) in candidates.sorted(by: { $0.likeness > $1.likeness })
    where !renames.contains(where: { $0.old == rename.old || $0.new == rename.new }) {
      renames.append(rename)
    }
    return renames
  }

  /// The share of lines that both have once one is in the words of the other, blank ones left out.
  func likeness(of old: [UInt8], with new: [UInt8]) -> Double {
    let words = words
    let first = old.textLines.filter { !$0.isEmpty }.map { line in
      line.mapNames { words[$0] ?? $0 }
    }
    let second = new.textLines.filter { !$0.isEmpty }
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
}

extension String {
  /// What a path is called without folders and endings: `News` for `Models/News+Generated.swift`.
  var typeName: String { String(fileName.prefix { $0 != "." && $0 != "+" }) }

  /// What tells the files of one type apart: `+Generated.swift`.
  fileprivate var half: Substring { fileName.drop { $0 != "." && $0 != "+" } }

  private var fileName: Substring {
    self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
  }

  /// The folder in which a file lies, by its last name: `Models`; the tests of all share one.
  var role: String {
    let folders = split(separator: "/").dropLast()
    return folders.first == "Tests" ? "Tests" : String(folders.last ?? "")
  }

  var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}
