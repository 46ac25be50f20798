import Linting

/// What the user says behind `--format`: `NAME` or `NAME=FILE`.
struct OutputWish {
  let name: String
  /// Nil for the standard output.
  let file: String?

  private init(_ text: String) throws(LintFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    (name, file) = (parts[0], parts.count > 1 ? parts[1] : nil)
    if file?.isEmpty == true { throw .unnamedFile(format: name) }
  }

  /// The file by the one name that all ways to it share; nil for the standard output.
  private var place: String? { file.map(OutputFile.place) }

  /// All wishes; two for the same place are refused, since only the last would be left.
  static func all(_ texts: [String]) throws(LintFailure) -> [OutputWish] {
    var wishes: [OutputWish] = []
    for text in texts {
      let wish = try OutputWish(text)
      let place = wish.place
      if let other = wishes.firstIndex(where: { $0.place == place }) {
        throw .samePlace(texts[other], text)
      }
      wishes.append(wish)
    }
    return wishes
  }
}
