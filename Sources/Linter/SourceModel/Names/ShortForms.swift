import SwiftFacts
import Words

/// Known words that are the beginning or the initials of the type that is written beside them: `cal` of a calendar.
extension SwiftSource {
  /// What the type or the value of a name says that it is cut short of.
  func shortForm(of found: FoundName) -> KnownNames.Doubt? {
    guard found.traits.contains(.isShortWord), found.owner >= 0, !found.role.isBinding else {
      return nil
    }
    let name = bytes[found.name.offsets]
    for place in places(of: found) {
      guard let type = typeName(in: place), let phrase = whole(of: name, in: type),
        phrase.split(separator: " ").allSatisfy({ wordJudge.verdict(on: String($0)).isKnown })
      else { continue }
      let text = String(decoding: name, as: UTF8.self)
      return KnownNames.Doubt(
        word: NameWord(text, range: 0..<name.count, kind: .word),
        verdict: Verdict(.abbreviation([phrase]), by: .shape, isCertain: false), other: nil)
    }
    return nil
  }

  /// The words of the type beside a name that runs them together: `imageview: UIImageView`.
  func wordsApart(inTypeOf found: FoundName) -> String? {
    let name = bytes[found.name.offsets]
    guard found.owner >= 0, !found.role.isBinding else { return nil }
    for place in places(of: found) {
      guard let type = typeName(in: place)?.suffix(name.count), type.count == name.count,
        type.first.map({ $0 &- 0x41 < 26 }) == true, zip(type, name).allSatisfy({ $0 | 0x20 == $1 })
      else { continue }
      let parts = words(of: String(decoding: type, as: UTF8.self))
      if parts.count > 1 { return parts.map(\.key).joined(separator: " ") }
    }
    return nil
  }

  /// The type of `any Store`, `Menu.Bar?`, `MenuBar(frame: frame)` and `Calendar.current`; nil for anything else.
  private func typeName(in place: ByteRange) -> ByteText? {
    guard !place.isEmpty else { return nil }
    var rest = bytes[place.offsets].drop { $0.isSpace }
    for keyword in ["any ", "some "] where rest.starts(with: keyword) {
      rest = rest.dropFirst(keyword.utf8.count)
    }
    var type: ByteText?
    while let first = rest.first, first.isPartOfName {
      let name = rest.prefix { $0.isPartOfName }
      rest = rest[name.endIndex...]
      if first &- 0x41 < 26 { type = name }
      guard first &- 0x41 < 26, rest.first == UInt8(ascii: ".") else { break }
      rest = rest.dropFirst()
    }
    guard let type else { return nil }
    let isCalled = rest.first == UInt8(ascii: "(") && type.endIndex == rest.startIndex
    let isWhole = rest.allSatisfy {
      $0.isSpace || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
    }
    return isCalled || isWhole ? type : nil
  }

  /// The last word of a type where a name is its beginning, or its last words where a name is made of their initials.
  private func whole(of name: ByteText, in type: ByteText) -> String? {
    guard let start = type.lastIndex(where: { $0 &- 0x41 < 26 }) else { return nil }
    let last = type[start...]
    let isBeginning = last.count > name.count + 1 && zip(last, name).allSatisfy { $0 | 0x20 == $1 }
    guard isBeginning || last.first.map({ $0 | 0x20 }) == name.last else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    guard isBeginning else { return Self.initials(text, in: type) }
    return WordJudge.mayBeBeginning(text) ? String(decoding: last, as: UTF8.self).lowercased() : nil
  }

  /// The last words of a type where some letters are their initials: `gr` of a UITapGestureRecognizer.
  private static func initials(_ letters: String, in type: ByteText) -> String? {
    let named = words(of: String(decoding: type, as: UTF8.self)).suffix(letters.utf8.count)
    let phrase = named.map(\.key).joined(separator: " ")
    return named.count == letters.utf8.count && named.allSatisfy({ $0.kind == .word })
      && !isPreposition(letters) && WordJudge.isMadeOfInitials(letters, standingFor: [phrase])
      ? phrase : nil
  }
}
