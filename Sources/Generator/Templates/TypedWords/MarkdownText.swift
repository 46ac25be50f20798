import Mustache

/// Plain text in a paragraph, heading or table cell of Markdown: it means nothing but itself.
public struct MarkdownText: TemplateWord, Hashable {
  public let text: String

  public init(_ text: String) {
    let line = text.split(whereSeparator: { $0.isNewline || $0 == "\0" }).joined(separator: " ")
    self.text = line.reduce(into: "") { result, character in
      if Self.specials.contains(character) || (result.isEmpty && "#+-=".contains(character)) {
        result += "\\"
      }
      result.append(character)
    }
  }

  /// ASCII punctuation that can begin something (CommonMark, Backslash escapes; `|` in tables).
  private static let specials: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "&", "~", "$",
  ]
}
