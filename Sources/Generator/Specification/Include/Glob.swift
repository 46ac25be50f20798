/// A path below a folder in which `*`, `?` and `**` stand for what lies there.
struct Glob {
  private let parts: [String]

  /// Nil for what is not a path below the folder: absolute, empty, with `..` or characters that no
  /// sensible name has.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      .filter { $0 != "." }
    let isSafe = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" }
    guard isSafe, !parts.isEmpty, !parts.contains(".."), !parts.contains("") else { return nil }
    self.parts = parts
  }

  var isLiteral: Bool { !parts.contains { $0.contains { "*?".contains($0) } } }

  /// The path itself, for one without stars.
  var path: String { parts.joined(separator: "/") }

  /// The folder in which to look for what the first star stands for; empty for the spec's own.
  var fixedFolder: String {
    parts.prefix { !$0.contains { "*?".contains($0) } }.joined(separator: "/")
  }

  /// The files that fit, in the order of their names. Hidden ones fit only when named.
  func matches(in entries: (String) -> [SpecificationFolder.Entry]) -> [String] {
    var found: Set<String> = []
    var visits = 10_000
    collect(parts[...], in: "", entries, &found, &visits)
    return found.sorted()
  }

  private func collect(
    _ parts: ArraySlice<String>, in folder: String,
    _ entries: (String) -> [SpecificationFolder.Entry], _ found: inout Set<String>,
    _ visits: inout Int
  ) {
    guard let part = parts.first, visits > 0 else { return }
    visits -= 1
    let rest = parts.dropFirst()
    if part == "**" { collect(rest, in: folder, entries, &found, &visits) }
    for entry in entries(folder) {
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      if part == "**" {
        guard entry.isFolder, !entry.name.hasPrefix(".") else { continue }
        collect(parts, in: path, entries, &found, &visits)
      } else if fits(Array(entry.name.utf8), Array(part.utf8)) {
        if rest.isEmpty, !entry.isFolder { found.insert(path) }
        if !rest.isEmpty, entry.isFolder { collect(rest, in: path, entries, &found, &visits) }
      }
    }
  }
}

/// Whether a name fits one part with `*` and `?`; goes back to the last star only, so the time is
/// at most the product of both lengths.
private func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
  if name.first == 0x2E, pattern.first != 0x2E { return false }
  var place = 0
  var wanted = 0
  var star: (wanted: Int, place: Int)?
  while place < name.count {
    if wanted < pattern.count, pattern[wanted] == 0x2A {
      star = (wanted, place)
      wanted += 1
    } else if wanted < pattern.count, pattern[wanted] == 0x3F || pattern[wanted] == name[place] {
      wanted += 1
      place += 1
    } else if let last = star {
      star = (last.wanted, last.place + 1)
      wanted = last.wanted + 1
      place = last.place + 1
    } else {
      return false
    }
  }
  return pattern[wanted...].allSatisfy { $0 == 0x2A }
}
