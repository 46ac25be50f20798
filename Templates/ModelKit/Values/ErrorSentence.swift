/// What an error says to a person: in English, and by its words and what stands between them, from which
/// other languages make sentences of their own.
public struct ErrorSentence: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The English, with `%1` for the first thing that stands between the words.
  private var words = ""
  private var arguments: [ErrorSentence] = []

  public init(stringLiteral words: String) {
    self.words = words
  }

  public init(stringInterpolation interpolation: Interpolation) {
    self = interpolation.sentence
  }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var sentence = ErrorSentence(stringLiteral: "")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { sentence.words += literal }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(ErrorSentence(stringLiteral: value.description))
    }

    public mutating func appendInterpolation(_ part: ErrorSentence) {
      sentence.arguments.append(part)
      sentence.words += "%\(sentence.arguments.count)"
    }
  }

  /// The sentence in a language.
  ///
  /// - Parameter translation: the words of the language for English ones; nil where they stay.
  public func text(_ translation: (_ words: String) -> String?) -> String {
    let words = translation(words) ?? words
    guard !arguments.isEmpty else { return words }
    return words.replacing(#/%([1-9])/#) { place in
      guard let number = Int(place.1), number <= arguments.count else { return String(place.0) }
      return arguments[number - 1].text(translation)
    }
  }
}

extension ErrorSentence: CustomStringConvertible {
  /// In English.
  public var description: String { text { _ in nil } }
}

/// An error whose text is for the person who uses the application.
public protocol ErrorWithSentence: Error, CustomStringConvertible {
  var sentence: ErrorSentence { get }
}

extension ErrorWithSentence {
  public var description: String { sentence.description }
}
