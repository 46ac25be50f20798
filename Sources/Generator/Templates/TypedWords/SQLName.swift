import Mustache

/// The name of a table or column in SQL, always quoted: no word is reserved.
public struct SQLName: TemplateWord, Hashable {
  public let text: String

  public init(_ name: String) {
    text = "\"" + name.filter { $0 != "\0" }.replacing("\"", with: "\"\"") + "\""
  }
}
