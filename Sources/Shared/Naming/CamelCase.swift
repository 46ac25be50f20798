import Synchronization
import Words

/// The two ways to join words in Swift.
public enum CamelCase: Sendable {
  /// `PhotoCell`
  case upper
  /// `photoCell`
  case lower

  /// Whether a name is already written so: a check of its bytes alone.
  public func fits(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bare = name.drop { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$") }
    guard let first = bare.first else { return true }
    let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    if self == .upper ? isSmall : isCapital { return isOperator(first) }
    return !bare.contains(UInt8(ascii: "_")) || Self.joinsOnlyFigures(bare)
  }

  private func isOperator(_ first: UInt8) -> Bool {
    !(first >= UInt8(ascii: "A") && first <= UInt8(ascii: "z"))
  }

  /// An underscore between figures keeps them apart: `x86_64`.
  private static func joinsOnlyFigures(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let figures = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (name.startIndex..<name.endIndex).allSatisfy { index in
      guard name[index] == UInt8(ascii: "_") else { return true }
      guard index > name.startIndex, index + 1 < name.endIndex else { return false }
      return figures.contains(name[index - 1]) && figures.contains(name[index + 1])
    }
  }

  /// A name in another style.
  public struct Spelling: Sendable {
    public internal(set) var text: String
    /// Whether all runs of capitals are words that a list knows, so that none hides several.
    public internal(set) var isWhole = true
  }

  private struct Question: Hashable {
    let style: CamelCase
    let name: String
    let acronyms: UInt64
  }

  /// The spellings that took time, for the next place at which a name stands.
  private static let remembered = Mutex<[Question: Spelling]>([:])

  private func rememberedSpelling(of name: String, acronyms: Acronyms) -> Spelling {
    let question = Question(style: self, name: name, acronyms: acronyms.fingerprint)
    if let known = Self.remembered.withLock({ $0[question] }) { return known }
    let spelling = spelling(of: name, acronyms: acronyms)
    Self.remembered.withLock { $0[question] = spelling }
    return spelling
  }

  /// The name in this style; underscores before it stay.
  private func spelling(of name: String, acronyms: Acronyms) -> Spelling {
    let lead = name.prefix { $0 == "_" }
    let parts = name.dropFirst(lead.count).split(separator: "_").map(String.init)
    let isShouted = !parts.joined().split(whereSeparator: \.isNumber).contains { letters in
      letters.utf8.count > 1 && letters.contains(where: \.isLowercase)
    }
    return parts.enumerated().reduce(into: Spelling(text: String(lead))) { name, part in
      let isLower = part.offset == 0 && self == .lower
      let words =
        isShouted && parts.count > 1
        ? Self.words(inCapitals: part.element, &name.isWhole)
        : WordJudge().words(of: part.element).flatMap { word in
          // In front the whole run becomes small, which hides where one of several ends: `TBAAPIKey`.
          guard word.kind == .acronym, isShouted || isLower && word.range.lowerBound == 0 else {
            return [word.text]
          }
          let small = Self.words(inCapitals: word.text, &name.isWhole)
          return isShouted ? small : [word.text]
        }
      if part.offset > 0, Self.isFigure(name.text.utf8.last),
        Self.isFigure(part.element.utf8.first)
      {
        name.text += "_"
      }
      name.text += Self.joined(words.map(acronyms.spelling), isLower: isLower)
    }
  }

  /// `OVERLAY` is overlay.
  private static func words(inCapitals run: String, _ isWhole: inout Bool) -> [String] {
    if hidesWords(run) { isWhole = false }
    return [run.lowercased()]
  }

  /// Whether capitals may be more than one word. A short run is an acronym, unless it joins a known one to others.
  static func hidesWords(_ capitals: String) -> Bool {
    let small = capitals.lowercased()
    guard small.utf8.count > 3, small.utf8.allSatisfy({ $0 &- 0x61 < 26 }) else { return false }
    let verdict = WordJudge().verdict(on: small)
    if small.utf8.count < 6 {
      return verdict.judgement == .unknown(nearest: nil) && isJoinedOfAcronyms(small)
    }
    return !verdict.isKnown || verdict.list == .compound
  }

  private static func isFigure(_ byte: UInt8?) -> Bool {
    byte.map { $0 &- 0x30 < 10 } ?? false
  }

  /// The words of a part, which stay as they are behind the first one.
  private static func joined(_ words: [String], isLower: Bool) -> String {
    guard let first = words.first else { return "" }
    return (isLower ? decapitalized(first) : capitalized(first)) + words.dropFirst().joined()
  }
}

extension CamelCase {
  /// How a name is to be written; nil where it is right as it is.
  public func better(_ name: String, acronyms: Acronyms = Acronyms([])) -> Spelling? {
    var name = name
    if name.withUTF8({ fits($0[...]) && !acronyms.mayBeMixed(in: $0[...]) }) { return nil }
    // One letter is no better in another case, and the figures of a color are not a word.
    if self == .lower, name.utf8.count == 1 || Self.isColor(name) { return nil }
    // `iOSBody`: a system writes its name so.
    if self == .upper, !name.utf8.contains(UInt8(ascii: "_")),
      Words.words(of: name).first?.kind == .brand
    {
      return nil
    }
    let better = rememberedSpelling(of: name, acronyms: acronyms)
    return better.text == name || better.text.isEmpty ? nil : better
  }

  /// `FFA409`: the figures of a color.
  private static func isColor(_ name: String) -> Bool {
    name.utf8.count == 6 && name.utf8.contains { $0 &- 0x30 < 10 }
      && name.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  }
}

extension NameFault {
  /// A name in another case than its style wants.
  public init(_ name: String, in style: CamelCase, better: CamelCase.Spelling) {
    guard better.isWhole else {
      let style = style == .upper ? "UpperCamelCase" : "lowerCamelCase"
      self.init(.letterCase, "write '\(name)' in \(style)", certainty: .likely)
      return
    }
    // The first letter and how words are joined is beyond doubt; acronyms are words to many.
    let isOfAcronyms = name.lowercased() == better.text.lowercased() && style.better(name) == nil
    self.init(
      .letterCase, "write '\(better.text)' instead of '\(name)'", replacements: [better.text],
      certainty: isOfAcronyms ? .likely : .certain)
  }
}
