import Words

/// The name of a type, of a protocol without Delegate, or of a parameter: what methods may call the sender.
struct SenderName {
  private let name: [UInt8]
  /// In lower case.
  private let words: [String]

  init(_ name: String) {
    self.name = Array(name.utf8)
    words = Words.words(of: name).map(\.key)
  }

  /// How many words at the beginning of a method's name call the sender: a run of the name's words
  /// that is two words long, or ends where the name ends or goes on with what the sender is.
  func length(at base: [String]) -> Int {
    let length = lengthInFull(at: base)
    // `photoListVM` of `PhotoListViewModel`
    let rest = words.dropFirst(length)
    guard length > 0, base.count > length, rest.count > 1,
      words.prefix(length).elementsEqual(base.prefix(length)),
      base[length].utf8.elementsEqual(rest.compactMap(\.utf8.first))
    else { return length }
    return length + 1
  }

  private func lengthInFull(at base: [String]) -> Int {
    max(
      lengthOfRun(at: base), lengthOfPick(at: base), isOneWord(base.first) ? 1 : 0,
      areInitials(base.first) ? 1 : 0)
  }

  /// `rce` of `RichContentEditor`
  private func areInitials(_ word: String?) -> Bool {
    guard let word = word?.utf8, word.count > 2, words.count >= word.count,
      Tense(rawValue: String(word)) == nil
    else { return false }
    return zip(word, words).allSatisfy { $0 == $1.utf8.first }
  }

  /// `websocket` of `WebSocketClient`: two words of the name or more, written as one.
  private func isOneWord(_ word: String?) -> Bool {
    guard let word = word?.utf8, words.count > 1, word.count > words[0].utf8.count else {
      return false
    }
    var end = words[0].utf8.count
    for next in words.dropFirst() where end < word.count { end += next.utf8.count }
    return end == word.count && words.joined().utf8.starts(with: word)
  }

  /// The same for words that are picked from the name in their order, with its last one at the end:
  /// `sectionCell` of `CourseSectionTableViewCell`.
  private func lengthOfPick(at base: [String]) -> Int {
    var rest = words[...]
    for (count, word) in base.enumerated() {
      guard let place = rest.firstIndex(of: word) else { return 0 }
      rest = rest[(place + 1)...]
      if rest.isEmpty { return count + 1 }
    }
    return 0
  }

  /// The same for what the name begins with.
  func lengthOfStart(at base: [String]) -> Int {
    let run = zip(words, base).prefix { $0 == $1 }.count
    return run > 1 || run == words.count
      || words.dropFirst(run).allSatisfy(Self.plainKinds.contains)
      ? run : 0
  }

  private func lengthOfRun(at base: [String]) -> Int {
    words.indices.map { start in
      let run = zip(words[start...], base).prefix { $0 == $1 }.count
      let isEnd = start + run == words.count
      let isWhole = start == 0 && words[run...].allSatisfy(Self.plainKinds.contains)
      return run > 1 || isEnd || isWhole ? run : 0
    }.max() ?? 0
  }

  /// Whether the other name stands in this one with nothing behind it but kinds of senders, such as
  /// `PhotoListController` for `PhotoList`.
  func isKind(of other: SenderName) -> Bool {
    contains(other) { rest in rest.allSatisfy(Self.kinds.contains) }
  }

  /// Whether the other name stands at the end of this one, or is long enough to be no mere subject:
  /// `PhotoListItemOutputPush` for `PhotoListItemOutput`, but not `PhotoEditor` for `Photo`.
  func qualifies(_ other: SenderName) -> Bool {
    contains(other) { rest in rest.isEmpty || other.words.count > 3 }
  }

  private func contains(_ other: SenderName, with fits: ([String]) -> Bool) -> Bool {
    guard let first = other.name.first, name.count >= other.name.count else { return false }
    return (0...name.count - other.name.count).contains { start in
      let end = start + other.name.count
      guard name[start] | 0x20 == first | 0x20,
        name[start..<end].elementsEqual(other.name, by: { $0 | 0x20 == $1 | 0x20 })
      else { return false }
      guard end == name.count || name[end] &- 0x41 < 26 else { return false }
      return fits(Words.words(of: String(decoding: name[end...], as: UTF8.self)).map(\.key))
    }
  }

  /// Whether some words in lower case stand in the name, one behind the other.
  func contains(words others: [String]) -> Bool {
    guard words.count >= others.count else { return false }
    return (0...words.count - others.count).contains { words[$0...].starts(with: others) }
  }

  /// Whether a word says what kind of object asks, such as `controller`.
  static func isKind(_ word: String) -> Bool {
    kinds.contains(word) || word == "table" || word == "collection"
  }

  private static let plainKinds: Set<String> = ["container", "controller", "view"]

  /// What senders are, in the words with which their names end.
  private static let kinds: Set<String> = [
    "bar", "button", "cell", "client", "connection", "container", "controller", "coordinator",
    "field", "footer", "handler", "header", "helper", "interactor", "layer", "layout", "manager",
    "model", "node", "operation", "panel", "picker", "presenter", "provider", "proxy", "router",
    "scene", "screen", "service", "session", "sheet", "store", "toolbar", "view", "window",
  ]
}
