import Diagnostics

/// The words that no list knows in many files: what a team writes everywhere is its own term, and no one wants to
/// read of it a hundred times. A short form for which there is a whole word is none: who reads it may object.
struct CommonWords {
  /// In lower case, in the order of the alphabet.
  let words: [String]

  /// The rules whose findings point at a word that can be accepted.
  private static let rules: Set = ["unknown_word", "acronym_clump"]

  /// - Parameter fileCount: how many files were judged: a common word is in five files and in one of fifty.
  init(in diagnostics: [Diagnostic], sources: [SourceText], fileCount: Int) {
    let texts = sources.reduce(into: [:]) { $0[$1.file] = $1 }
    var files: [String: Set<String>] = [:]
    for diagnostic in diagnostics where Self.rules.contains(diagnostic.rule) {
      let range = diagnostic.range
      guard let word = texts[range.file]?.text(in: range.bytes).lowercased() else { continue }
      guard !word.isEmpty, word.allSatisfy({ $0.isLetter }) else { continue }
      files[word, default: []].insert(range.file)
    }
    let least = max(5, fileCount / 50)
    words = files.filter { $0.value.count >= least }.map(\.key).sorted()
  }
}
