import Foundation

/// Characters for terminals that have those of ASCII alone (`LANG=C`).
enum ASCIIText {
  /// Whether the environment asks for it: the first of the three variables that is set decides, and
  /// nothing is asked for where none is.
  static func isWanted(in environment: [String: String]) -> Bool {
    guard let name = Language.locale("LC_CTYPE", in: environment) else { return false }
    return !name.contains(#/utf-?8/#.ignoresCase())
  }

  /// What to write in the place of a character that takes some columns.
  static func text(of character: String, width: Int) -> String {
    if character.utf8.allSatisfy({ $0 < 0x80 }) { return character }
    let substitute = substitutes[character] ?? letter(of: character) ?? "?"
    return substitute + String(repeating: " ", count: max(0, width - 1))
  }

  /// A whole text.
  static func text(of text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.map { self.text(of: String($0), width: 1) }.joined()
  }

  /// The letter below an accent.
  private static func letter(of character: String) -> String? {
    let first = character.decomposedStringWithCanonicalMapping.unicodeScalars.first
    return first.flatMap { $0.isASCII ? String(Character($0)) : nil }
  }

  private static let substitutes = [
    "…": "~", "›": ">", "—": "-", "–": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"",
    "\u{A0}": " ", "•": "*", "×": "x", "│": "|", "─": "-", "▸": "+", "▾": "-",
  ]
}
