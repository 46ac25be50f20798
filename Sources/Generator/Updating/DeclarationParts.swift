/// A declaration without members, by what armature and its owner each have to say in it: armature the signature,
/// the owner the body.
struct DeclarationParts: Equatable {
  let comments: [String]
  /// All before the first brace.
  let signature: String
  /// From that brace on; empty where there is none.
  let body: String

  init(_ lines: [String]) {
    comments = Array(lines.prefix { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") })
    let text = lines.dropFirst(comments.count).joined(separator: "\n")
    let brace = text.firstIndex(of: "{") ?? text.endIndex
    signature = String(text[..<brace])
    body = String(text[brace...])
  }

  private init(comments: [String], signature: String, body: String) {
    self.comments = comments
    self.signature = signature
    self.body = body
  }

  var lines: [String] {
    comments
      + (signature + body).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The owner's version with what armature has changed; nil where both have changed the signature.
  ///
  /// A body that the owner has written stays, and so do comments where there is no telling.
  func merged(
    _ original: DeclarationParts, _ generated: DeclarationParts, by merge: TextMerge
  ) throws -> DeclarationParts? {
    let isSame = signature == original.signature
    guard isSame || generated.signature == original.signature || signature == generated.signature
    else { return nil }
    let comments = try [String].merged(
      comments, original.comments, generated.comments, by: merge)
    return DeclarationParts(
      comments: comments.conflictCount > 0 ? self.comments : comments.lines,
      signature: isSame ? generated.signature : signature,
      body: body == original.body ? generated.body : body)
  }
}
