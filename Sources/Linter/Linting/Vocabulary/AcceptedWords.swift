import Diagnostics
import Words
import YAML

/// Words that a project takes into its settings, under `words` and `accepted`.
public struct AcceptedWords: Sendable {
  /// The settings file that was changed, or made.
  public let file: String
  /// The words that were not accepted before.
  public let added: [String]

  /// Accepts words in the settings that hold for the working folder; without any, makes a settings
  /// file there. Comments and everything else in the file stay as they are.
  public init(accepting words: [String]) throws(LintFailure) {
    for word in words { try Self.check(word) }
    let found = try FileSelection.settings(for: ".", rules: EngineRules.known)
    let known = Set(found.settings.conventions.words.accepted)
    var seen = known
    added = words.map { $0.lowercased() }.filter { seen.insert($0).inserted }
    file = found.source?.file ?? SettingsFile.name
    guard !added.isEmpty else { return }
    let source = found.source ?? SourceText(file: file, text: "edition: 1\n")
    try OutputFile.write(Self.text(of: source, with: added), to: file)
  }

  /// Names are judged word by word, so that no other one would ever be asked for.
  private static func check(_ word: String) throws(LintFailure) {
    let isNamePart = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isNamePart, word.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .notWord(word, words: [])
    }
    let parts = Words.words(of: word).map(\.key)
    guard parts.count < 2 else { throw .notWord(word, words: parts) }
  }

  /// A settings file with more accepted words.
  static func text(of source: SourceText, with words: [String]) -> String {
    let list = LintSettings.list(words)
    let entries = readYAML(source).root?.mapping ?? []
    guard let section = entries.first(where: { $0.key == "words" }) else {
      return source.all + (source.all.hasSuffix("\n") || source.all.isEmpty ? "" : "\n")
        + "words:\n  accepted: \(list)\n"
    }
    guard let inner = section.value.mapping, let first = inner.first else {
      return source.inserting("\n  accepted: \(list)", behindKey: section)
    }
    guard let accepted = inner.first(where: { $0.key == "accepted" }) else {
      let isFlow = source.byte(at: section.value.range.bytes.lowerBound) == UInt8(ascii: "{")
      let indentation = source.indentation(at: first.keyRange.bytes.lowerBound)
      let entry = "accepted: \(list)" + (isFlow ? ", " : "\n" + indentation)
      return source.inserting(entry, at: first.keyRange.bytes.lowerBound)
    }
    guard let last = accepted.value.sequence?.last else {
      let isWritten = accepted.value.sequence != nil
      return isWritten
        ? source.replacing(accepted.value.range.bytes, with: list)
        : source.inserting(" " + list, behindKey: accepted)
    }
    return source.inserting(
      elements(words, behind: last, of: accepted.value, in: source),
      at: last.range.bytes.upperBound)
  }

  /// The words as elements of the list that is there: in brackets, or one a line.
  private static func elements(
    _ words: [String], behind last: YAMLNode, of list: YAMLNode, in source: SourceText
  ) -> String {
    let quoted = words.map { LintSettings.quoted($0) }
    if source.byte(at: list.range.bytes.lowerBound) == UInt8(ascii: "[") {
      return quoted.map { ", " + $0 }.joined()
    }
    let indentation = source.indentation(at: last.range.bytes.lowerBound)
    return quoted.map { "\n\(indentation)- \($0)" }.joined()
  }
}

extension SourceText {
  fileprivate var all: String { text(in: bytes.indices) }

  fileprivate func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The blanks at the beginning of the line that a place lies in.
  fileprivate func indentation(at offset: Int) -> String {
    String(line(position(of: offset).line).prefix { $0 == " " })
  }

  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    self.text(in: 0..<range.lowerBound) + text + self.text(in: range.upperBound..<bytes.count)
  }

  fileprivate func inserting(_ text: String, at offset: Int) -> String {
    replacing(offset..<offset, with: text)
  }

  /// Behind a key without a value, and its colon.
  fileprivate func inserting(_ text: String, behindKey entry: YAMLEntry) -> String {
    let key = entry.keyRange.bytes.upperBound
    let colon = bytes[key...].firstIndex(of: UInt8(ascii: ":")) ?? key
    return inserting(text, at: min(colon + 1, bytes.count))
  }
}
