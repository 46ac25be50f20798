import SwiftFacts
import Words

/// Words that the lists doubt and that words beside them in a name make right.
enum JoinedWords {
  static func contains(_ key: String) -> Bool {
    prefixes.contains(key) || phrases[key] != nil || phrasesBehind[key] != nil
  }

  /// A prefix that makes one word with what follows, `subTitle`, or a word that is whole before it: `opt_out`.
  static func isJoined(_ word: NameWord, in name: ByteText, judge: WordJudge) -> Bool {
    if isBehind(word, in: name) { return true }
    let phrases = phrases[word.key]
    guard phrases != nil || prefixes.contains(word.key) else { return false }
    let rest = String(decoding: name.dropFirst(word.range.upperBound), as: UTF8.self)
    guard let next = words(of: rest).first, next.kind == .word else { return false }
    // `subReceive`: in front it is a prefix of English.
    if word.key == "sub", word.range.lowerBound == 0, next.key.utf8.count > 2 { return true }
    if let phrases {
      return phrases.contains(next.key)
        || next.key.hasSuffix("s") && phrases.contains(String(next.key.dropLast()))
    }
    return next.range.lowerBound == 0 && judge.verdict(on: word.key + next.key).isKnown
  }

  /// A word that is whole behind some others: the thumb of a slider.
  private static func isBehind(_ word: NameWord, in name: ByteText) -> Bool {
    guard let others = phrasesBehind[word.key] else { return false }
    let front = String(decoding: name.prefix(word.range.lowerBound), as: UTF8.self)
    return words(of: front).last.map { others.contains($0.key) } ?? false
  }

  private static let phrasesBehind: [String: Set<String>] = [
    "bin": ["from", "in", "recycle", "recycled", "rubbish", "to", "trash"],
    // The curves of Robert Penner, which other libraries repeat.
    "circ": ["in", "out"], "expo": ["in", "out"], "quad": ["in", "out"], "quart": ["in", "out"],
    "froms": ["where"],
    "ops": ["inter"],
    "thumb": ["slider"],
  ]

  /// Words that are whole before some others: to opt in, the thumb of a slider.
  private static let phrases: [String: Set<String>] = [
    // What makes darker, or is dark.
    "dim": [
      "alpha", "amount", "background", "color", "colour", "effect", "factor", "image",
      "intensity", "layer", "level", "mode", "opacity", "overlay", "read", "screen", "state",
      "text", "view", "window",
    ],
    // Libraries of C.
    "lib": [
      "archive", "curl", "dispatch", "event", "git", "notify", "sodium", "ssh", "ssl", "usb", "xml",
    ],
    "opt": ["in", "out"], "thumbs": ["down", "up"],
    "win": ["back", "condition", "count", "loss", "probability", "rate", "streak"],
    // Types of Apple's Security.
    "sec": [
      "access", "certificate", "code", "identity", "item", "key", "policy", "static", "trust",
    ],
    "thumb": [
      "color", "frame", "layer", "offset", "position", "radius", "rect", "size", "tint", "track",
      "view", "width",
    ],
  ]

  private static let prefixes: Set<String> = [
    "anti", "auto", "co", "de", "inter", "multi", "non", "pre", "re", "semi", "sub", "tri", "un",
    "uni",
  ]
}
