/// Known words of few letters that may be a longer word or several ones cut short.
extension WordJudge {
  /// Whether a name is one, and none that Apple or a project accepts for what is longer.
  public func mayBeCutShort(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    (2...4).contains(name.count) && name.allSatisfy { $0 &- 0x61 < 26 }
      && Lexicon.embedded.kind(of: name) != .accepted
      && (accepted.isEmpty || !accepted.contains(String(decoding: name, as: UTF8.self)))
  }

  /// Whether a word may be the beginning of a longer one: it is neither of every day nor one of the trade, which say
  /// enough by themselves.
  public static func mayBeBeginning(_ word: String) -> Bool {
    switch Lexicon.embedded.kind(of: word) {
    case .standard, .rare, .american, .british, .properName: word.utf8.count > 2
    default: false
    }
  }
}
