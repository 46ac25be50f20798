import SourceModel
import Words

/// The two ways to join words in Swift.
enum CamelCase {
  /// `PhotoCell`
  case upper
  /// `photoCell`
  case lower

  /// Whether a name is already written so: a check of its bytes alone.
  func fits(_ name: ByteText) -> Bool {
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
  private static func joinsOnlyFigures(_ name: ByteText) -> Bool {
    let figures = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.indices.allSatisfy { index in
      guard name[index] == UInt8(ascii: "_") else { return true }
      guard index > name.startIndex, index + 1 < name.endIndex else { return false }
      return figures.contains(name[index - 1]) && figures.contains(name[index + 1])
    }
  }

  /// The name in this style; underscores before it stay.
  func spelling(of name: String, acronyms: Acronyms) -> String {
    let lead = name.prefix { $0 == "_" }
    let parts = name.dropFirst(lead.count).split(separator: "_").map(String.init)
    let isShouted = !parts.joined().contains(where: \.isLowercase)
    let words = parts.flatMap { part in
      isShouted && parts.count > 1 ? [part.lowercased()] : Words.words(of: part).map(\.text)
    }
    return lead + Self.joined(words.map(acronyms.spelling), isUpper: self == .upper)
  }

  private static func joined(_ words: [String], isUpper: Bool) -> String {
    words.enumerated().reduce(into: "") { name, word in
      name += word.offset == 0 && !isUpper ? decapitalized(word.element) : capitalized(word.element)
    }
  }

  /// What begins with a small letter is written so: `iPhone`.
  private static func decapitalized(_ word: String) -> String {
    word.first?.isLowercase == true ? word : word.lowercased()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// The acronyms that a project writes in one case.
struct Acronyms {
  private let known: [String: String]

  init(_ acronyms: [String]) {
    known = acronyms.reduce(into: [:]) { $0[$1.lowercased()] = $1.uppercased() }
  }

  /// Whether the name is worth a closer look.
  func mayMisspell(_ name: ByteText) -> Bool {
    !known.isEmpty && !name.isEmpty
  }

  /// A word as it is written behind another one.
  func spelling(of word: String) -> String {
    known[word.lowercased()] ?? word
  }
}
