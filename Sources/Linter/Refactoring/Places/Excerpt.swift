import SourceModel

extension Name {
  /// The text, or the beginning of a long one.
  var excerpt: String {
    let longest = 80
    guard utf8.count > longest else { return text }
    return String(decoding: utf8.prefix(longest - 3), as: UTF8.self) + "..."
  }
}
