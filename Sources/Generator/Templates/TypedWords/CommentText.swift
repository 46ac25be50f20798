import Mustache

/// The text of a line comment: `/// {{documentation}}`. Further lines repeat the comment sign.
public struct CommentText: TemplateWord, Hashable {
  public let text: String

  /// - Parameters:
  ///   - text: wrapped between words; its own line ends stay.
  ///   - sign: what begins every line.
  public init(_ text: String, sign: String = "///") {
    let width = 90 - sign.count
    let lines = text.split(whereSeparator: \.isNewline).flatMap { line in
      Self.wrapped(line.filter { !Self.isControl($0) }, width: width)
    }
    self.text = lines.joined(separator: "\n\(sign) ")
  }

  private static func isControl(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      [.control, .format].contains($0.properties.generalCategory) && $0.value != 0x200D
    }
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width: width) }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A word that is longer than a line is cut.
  private static func pieces(of word: Substring, width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = word
    while rest.count > width {
      pieces.append(rest.prefix(width))
      rest = rest.dropFirst(width)
    }
    return pieces + [rest]
  }
}
