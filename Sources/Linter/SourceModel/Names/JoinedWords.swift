import SwiftFacts
import Words

/// Words that the lists doubt and that the next word of a name makes right.
enum JoinedWords {
  static func contains(_ key: String) -> Bool {
    prefixes.contains(key) || phrases[key] != nil
  }

  /// A prefix that makes one word with what follows, `subTitle`, or a word that is whole before it: `opt_out`.
  static func isJoined(_ word: NameWord, in name: ByteText, judge: WordJudge) -> Bool {
    let rest = String(decoding: name.dropFirst(word.range.upperBound), as: UTF8.self)
    guard let next = words(of: rest).first, next.kind == .word else { return false }
    if let phrases = phrases[word.key] {
      return phrases.contains(next.key)
        || next.key.hasSuffix("s") && phrases.contains(String(next.key.dropLast()))
    }
    // `subReceive`: in front it is a prefix of English.
    return word.key == "sub" && word.range.lowerBound == 0 && next.key.utf8.count > 2
      || next.range.lowerBound == 0 && judge.verdict(on: word.key + next.key).isKnown
  }

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
