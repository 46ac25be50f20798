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

/// Code in a line of Markdown: `{{name}}` between as many backticks as it needs.
public struct MarkdownCode: TemplateWord, Hashable {
  public let text: String

  public init(_ code: String) {
    let line = code.split(whereSeparator: { $0.isNewline || $0 == "\0" }).joined(separator: " ")
      .replacing("|", with: "\\|")
    let longest = line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let blank = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    text = fence + blank + line + blank + fence
  }
}
