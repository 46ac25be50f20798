import EmbeddedLexicon

/// The lists of `parts.txt`: parts of words and of phrases that make others right. They are short, and read once.
public enum WordParts {
  /// The words that may stand behind one that is whole only there: `in` behind `opt`; nil for any other word.
  public static func partners(of word: String) -> Set<String>? {
    lists["phrase." + word]
  }

  /// A list by its name; one that does not exist is empty.
  public static func list(_ name: String) -> Set<String> { lists[name] ?? [] }

  private static let lists: [String: Set<String>] = {
    let list = embeddedParts()
    let bytes = UnsafeBufferPointer(start: list.bytes, count: Int(list.count))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("#") }.reduce(into: [:]) { lists, line in
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      lists[words[0], default: []].formUnion(words.dropFirst())
    }
  }()
}
