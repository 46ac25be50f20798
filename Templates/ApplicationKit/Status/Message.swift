/// A sentence in the status line. It stays until the next key.
struct Message: Equatable {
  enum Kind {
    case information
    case error
  }

  let kind: Kind
  let text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What an error says about itself, in the words that it was given for people to read.
  init(_ error: any Error) {
    self.init(.error, ErrorText.text(of: error))
  }
}
