import Diagnostics

/// The findings below the names of their files, in columns.
public struct GroupedFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    report.files.map { file, diagnostics in
      VisibleText.of(file) + "\n" + rows(of: diagnostics, in: report) + "\n"
    }.joined()
  }

  private func rows(of diagnostics: ArraySlice<Diagnostic>, in report: Report) -> String {
    let places = diagnostics.map { diagnostic in
      report.span(of: diagnostic.range).map { "\($0.start.line):\($0.start.column)" } ?? "1:1"
    }
    let width = places.map(\.count).max() ?? 0
    return zip(diagnostics, places).map { diagnostic, place in
      let blank = String(repeating: " ", count: width - place.count + 2)
      let severity = diagnostic.severity == .error ? "error    " : "warning  "
      let message = VisibleText.of(diagnostic.message).split(separator: "\n").joined(separator: " ")
      return blank + place + "  " + severity + message + "  [" + diagnostic.rule + "]\n"
    }.joined()
  }
}

extension Report {
  /// The diagnostics by their files, both in their order.
  var files: [(file: String, diagnostics: ArraySlice<Diagnostic>)] {
    var files: [(file: String, diagnostics: ArraySlice<Diagnostic>)] = []
    var start = 0
    while start < diagnostics.count {
      let file = diagnostics[start].range.file
      let end = diagnostics[start...].firstIndex { $0.range.file != file } ?? diagnostics.count
      files.append((file, diagnostics[start..<end]))
      start = end
    }
    return files
  }
}
