import Diagnostics
import Words

/// What is listed of a declaration whose name, or that of one around it, has been written in whole words since.
struct MendedNames {
  /// By rule and word: what is found and not known to be listed.
  private var found: [Key: [Baseline.Item]]

  private struct Key: Hashable {
    let rule: String
    let word: String

    init(_ item: Baseline.Item) {
      rule = item.rule
      word = item.subject.word
    }
  }

  init(in found: Baseline.Entries) {
    self.found = Dictionary(grouping: found.keys.sorted(), by: Key.init)
  }

  /// The item that a listed one has become; each of those that are found is given once.
  mutating func next(for item: Baseline.Item) -> Baseline.Item? {
    let key = Key(item)
    let names = item.subject.declaration.split(separator: ".")
    let place = found[key]?.firstIndex { item in
      let others = item.subject.declaration.split(separator: ".")
      return names.count == others.count
        && zip(names, others).allSatisfy { Self.isMended(String($0), as: String($1)) }
    }
    return place.flatMap { found[key]?.remove(at: $0) }
  }

  /// Whether one name has the words of another one, some of them written out or in other letters: `prevIdx` and
  /// `previousIdx`.
  private static func isMended(_ name: String, as newName: String) -> Bool {
    let (old, new) = (words(of: name), words(of: newName))
    return old.count == new.count
      && zip(old, new).allSatisfy { isShort($0.text.lowercased()[...], of: $1.text.lowercased()) }
  }

  /// Whether a word has the letters of a longer one, the first of them and others in their order.
  private static func isShort(_ word: Substring, of whole: String) -> Bool {
    guard word.first == whole.first else { return false }
    var rest = word
    for letter in whole where rest.first == letter { rest.removeFirst() }
    return rest.isEmpty
  }
}
