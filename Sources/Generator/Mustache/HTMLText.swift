/// Plain text for an HTML page: the words of the Mustache specification. `{{name}}` escapes it,
/// `{{{name}}}` does not.
public struct HTMLText: TemplateWord, Hashable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  public var escapedText: String {
    guard text.utf8.contains(where: { Self.entity(for: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if let entity = Self.entity(for: byte) {
        bytes.append(contentsOf: entity.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
