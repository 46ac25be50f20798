import SourceModel
import Words

/// Capitals in front of a type's name that tell whose it is, as Objective-C needs it: `ABC` of
/// `ABCUserView`.
struct TypePrefix {
  /// `UserView`
  let better: String

  init?(of declaration: Declaration, judge: WordJudge) {
    guard Self.kinds.contains(declaration.kind), Self.beginsWithCapitals(declaration.name.utf8),
      !declaration.source.isMachineWritten, !declaration.hasAttribute("objc"),
      !declaration.isSpelledElsewhere
    else { return nil }
    let parts = words(of: declaration.name.text)
    guard parts.count > 2, parts[0].kind == .acronym, (2...3).contains(parts[0].text.utf8.count),
      parts[1].kind == .word, !judge.verdict(on: parts[0].key).isKnown
    else { return nil }
    better = String(declaration.name.text.dropFirst(parts[0].text.count))
  }

  private static func beginsWithCapitals(_ name: ByteText) -> Bool {
    name.count > 5 && name.prefix(3).allSatisfy { $0 &- 0x41 < 26 }
  }

  private static let kinds: Set<DeclarationKind> = [
    .structure, .classType, .enumeration, .actor, .protocolType,
  ]
}
