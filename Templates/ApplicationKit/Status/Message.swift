/// A sentence in the status line. It stays until the next key that is pressed in sight of it.
struct Message: Equatable {
  let text: String
  let isError: Bool

  init(_ text: String, isError: Bool = false) {
    self.text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.isError = isError
  }
}
