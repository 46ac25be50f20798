import Diagnostics

/// The one document of a file, and what is wrong with the file.
public struct YAMLReading: Sendable {
  /// Nil when the file cannot be read to its end.
  public let root: YAMLNode?
  /// In file order; empty exactly when the file is as it should be.
  public let diagnostics: [Diagnostic]
}

/// Reads one YAML document: UTF-8 with or without a byte-order mark, any line ends, no tags, no
/// merge keys, keys that are texts.
public func readYAML(_ source: SourceText, limits: YAMLLimits = YAMLLimits()) -> YAMLReading {
  if let problem = problem(ofEncoding: source, limits: limits) {
    return YAMLReading(root: nil, diagnostics: [problem])
  }
  var composer = Composer(source: source, limits: limits)
  do throws(YAMLError) {
    let root = try composer.document()
    return YAMLReading(root: root, diagnostics: composer.diagnostics.sorted())
  } catch {
    return YAMLReading(root: nil, diagnostics: (composer.diagnostics + [error.diagnostic]).sorted())
  }
}

/// What ends the reading of a file.
struct YAMLError: Error {
  let diagnostic: Diagnostic

  init(_ rule: YAMLRule, _ message: String, at range: FileRange, notes: [Note] = []) {
    diagnostic = rule.diagnostic(message, at: range, notes: notes)
  }
}
