import Diagnostics

/// What of the findings is listed: of a file that has more of them than anybody reads only the first.
struct LongLists {
  /// So many findings of one file tell a reader what is to be said of it.
  private static let mostOfFile = 1_000

  private let diagnostics: [Diagnostic]
  private let cutFiles: Set<String>
  /// By file: how many findings it has, where that are more than anybody reads.
  private let counts: [String: Int]

  /// - Parameters:
  ///   - diagnostics: those of one file stand together.
  ///   - cutFiles: in which there is more to be found than was looked for.
  init(_ diagnostics: [Diagnostic], cutFiles: Set<String>) {
    self.diagnostics = diagnostics
    self.cutFiles = cutFiles
    guard Self.mayBeLong(diagnostics) else {
      counts = [:]
      return
    }
    counts = Self.parts(of: diagnostics).reduce(into: [:]) { counts, part in
      guard let file = part.first?.range.file, part.count > Self.mostOfFile else { return }
      counts[file] = part.count
    }
  }

  /// A quick look at a few findings, since a large tree has hundreds of thousands: those of a long list are the same
  /// file's at two places so far apart.
  private static func mayBeLong(_ diagnostics: [Diagnostic]) -> Bool {
    let step = mostOfFile / 2
    return stride(from: step, to: diagnostics.count, by: step).contains {
      diagnostics[$0].range.file == diagnostics[$0 - step].range.file
    }
  }

  var shortened: [Diagnostic] {
    guard !counts.isEmpty else { return diagnostics }
    return Self.parts(of: diagnostics).flatMap { $0.prefix(Self.mostOfFile) }
  }

  /// What is said of the files of which not all is listed.
  var remarks: [String] {
    let unseen = cutFiles.subtracting(counts.keys).sorted().map {
      "'\($0)' has more names than were looked at; --all looks at all"
    }
    return unseen
      + counts.sorted { $0.key < $1.key }.map { file, count in
        "'\(file)' has \(cutFiles.contains(file) ? "at least " : "")"
          + Self.more(count - Self.mostOfFile)
      }
  }

  private static func more(_ count: Int) -> String {
    count == 1 ? "one more finding; --all lists it" : "\(count) more findings; --all lists them"
  }

  /// The findings file by file.
  private static func parts(of diagnostics: [Diagnostic]) -> [ArraySlice<Diagnostic>] {
    var parts: [ArraySlice<Diagnostic>] = []
    var rest = diagnostics[...]
    while let file = rest.first?.range.file {
      let end = rest.firstIndex { $0.range.file != file } ?? rest.endIndex
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    return parts
  }
}
