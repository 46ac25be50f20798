import Linting

/// What the user says behind `--format`: `NAME` or `NAME=FILE`.
struct OutputRequest {
  let name: String
  /// Nil for the standard output.
  let file: String?

  private init(_ text: String) throws(LintFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    (name, file) = (parts[0], parts.count > 1 ? parts[1] : nil)
    guard let file else { return }
    if file.isEmpty { throw .unnamedFile(format: name) }
    if OutputFile.isInput(file) { throw .notReport(file) }
  }

  /// All requests; two for the same place are refused, since only the last would be left.
  static func all(_ texts: [String]) throws(LintFailure) -> [OutputRequest] {
    var requests: [OutputRequest] = []
    for text in texts {
      let request = try OutputRequest(text)
      let place = OutputFile.place(request.file)
      if let other = requests.firstIndex(where: { OutputFile.place($0.file) == place }) {
        throw .samePlace(texts[other], text)
      }
      requests.append(request)
    }
    return requests
  }
}
