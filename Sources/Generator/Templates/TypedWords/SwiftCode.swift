import Mustache

/// A piece of Swift code put together from words: what stands between them is written in this
/// program, so no text of a user can become code.
///
/// ```swift
/// let call: SwiftCode = "\(Identifier("title")).hasPrefix(\(SwiftLiteral(text)))"
/// ```
public struct SwiftCode: TemplateWord, Hashable, ExpressibleByStringInterpolation {
  public let text: String

  public init(stringLiteral text: StaticString) {
    self.text = text.description
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  public init(_ word: some TemplateWord) {
    text = word.text
  }

  /// The pieces one after the other.
  public init(joining pieces: [SwiftCode], by separator: StaticString = ", ") {
    text = pieces.map(\.text).joined(separator: separator.description)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    public mutating func appendInterpolation(_ word: some TemplateWord) {
      text += word.text
    }
  }
}
