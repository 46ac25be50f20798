/// What names in code have become since the spec calls types otherwise: a name that armature wrote, that it
/// writes nowhere any more, and in whose place it writes another.
struct RenamedWords {
  private let renames: [TypeRename]
  private let newWords: [String: String]

  /// The names that armature writes now.
  private let current: Set<String>

  /// - Parameter current: what armature writes now.
  init(_ renames: [TypeRename], current: Set<String>) {
    self.current = current
    // `NewsListController` before `NewsList`.
    self.renames = renames.sorted { $0.old.count > $1.old.count }
    newWords = renames.reduce(into: [:]) { $0.merge($1.words) { first, _ in first } }
  }

  var isEmpty: Bool { renames.isEmpty }

  /// A file of the owner's and what armature wrote of it, both in the new words.
  ///
  /// Of names that begin small only those are renamed that armature wrote in this file: elsewhere they may be
  /// anything. Comments and texts of the owner's stay as they are.
  func renamed(
    owners: [UInt8], original: [UInt8]
  ) -> (owners: [UInt8], original: [UInt8]) {
    let originalLines = original.textLines
    let known = Set(originalLines)
    let names = original.names
    func renamed(_ text: String) -> String {
      text.mapNames { name in
        let isOurs = name.first?.isUppercase == true || names.contains(name)
        return isOurs ? self.newName(of: name) ?? name : name
      }
    }
    let owners = owners.textLines.map { line -> String in
      if known.contains(line) { return renamed(line) }
      let isProse = line.drop { $0.isWhitespace }.hasPrefix("//")
      return isProse ? line : line.mapOutsideTexts(renamed)
    }
    return (
      Array(owners.joined(separator: "\n").utf8),
      Array(originalLines.map(renamed).joined(separator: "\n").utf8)
    )
  }

  /// Nil for a name that stays.
  private func newName(of name: String) -> String? {
    guard !current.contains(name) else { return nil }
    let candidate = newWords[name] ?? compound(name)
    return candidate.flatMap { current.contains($0) ? $0 : nil }
  }

  /// `ArticleViewDelegate` where `NewsView` is `ArticleView`.
  private func compound(_ name: String) -> String? {
    for rename in renames {
      for (old, new) in [
        (rename.old, rename.new), (rename.old.withSmallStart, rename.new.withSmallStart),
      ] where name.hasPrefix(old) && name.dropFirst(old.count).first?.isUppercase == true {
        return new + name.dropFirst(old.count)
      }
    }
    return nil
  }
}

extension [UInt8] {
  var textLines: [String] {
    String(decoding: self, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names and words in a text.
  var names: Set<String> {
    var names: Set<String> = []
    for line in textLines {
      _ = line.mapNames {
        names.insert($0)
        return $0
      }
    }
    return names
  }
}

extension String {
  /// The text with other names.
  func mapNames(_ newName: (String) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      let isName = first.isPartOfName
      let part = rest.prefix { $0.isPartOfName == isName }
      text += isName ? newName(String(part)) : String(part)
      rest = rest[part.endIndex...]
    }
    return text
  }

  fileprivate func mapOutsideTexts(_ change: (String) -> String) -> String {
    var isText = false
    return split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { if part.last != "\\" { isText.toggle() } }
      return isText ? String(part) : change(String(part))
    }.joined(separator: "\"")
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
