/// What one file's type is called in the spec, before and after.
struct RenamedWords {
  private let newWords: [String: String]

  /// - Parameters:
  ///   - old: the name of a type, such as `NewsListController`.
  ///   - new: what it is called now, such as `ArticleListController`; what both end in is a suffix, so that
  ///     `News` is `Article` too.
  init(from old: String, to new: String) {
    var words = [old: new, old.withSmallStart: new.withSmallStart]
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
    newWords = words
  }

  /// The line with the new words in the place of the old ones.
  func renamed(_ line: String) -> String {
    var renamed = ""
    var rest = line[...]
    while let first = rest.first {
      let part =
        first.isPartOfName ? rest.prefix { $0.isPartOfName } : rest.prefix { !$0.isPartOfName }
      renamed += newWords[String(part)] ?? String(part)
      rest = rest[part.endIndex...]
    }
    return renamed
  }

  /// - Parameter original: the lines that armature wrote; comments and texts beyond them are the owner's, in
  ///   which a word may mean anything.
  func renamed(_ lines: [String], beyond original: Set<String>) -> [String] {
    lines.map { line in
      let isProse =
        !original.contains(line) && line.drop { $0.isWhitespace }.hasPrefix("//")
      if isProse { return line }
      return original.contains(line) ? renamed(line) : renamedOutsideTexts(line)
    }
  }

  private func renamedOutsideTexts(_ line: String) -> String {
    var isText = false
    return line.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      defer { if part.last != "\\" { isText.toggle() } }
      return isText ? String(part) : renamed(String(part))
    }.joined(separator: "\"")
  }
}

extension String {
  fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
