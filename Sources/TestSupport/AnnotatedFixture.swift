import Diagnostics
import Foundation

/// A text in which comment lines of carets say what is found in the line above:
///
/// ```yaml
/// attributes: { creationDate: Dat }
/// #                           ^^^ unknown_attribute_type: no type is called 'Dat'
/// ```
///
/// Carets stand below the characters that are meant. Where the marker would cover them, figures say
/// the same: `#<0,3 rule: message` is three characters from column 0 on.
public struct AnnotatedFixture: Sendable {
  /// The text with its caret lines.
  public let annotated: String
  /// The text without them: what is to be checked.
  public let subject: String
  public let marker: String

  /// - Parameter marker: how a comment begins in the language of the text: `#` or `//`.
  public init(_ annotated: String, marker: String) {
    self.annotated = annotated
    self.marker = marker
    let lines = annotated.split(separator: "\n", omittingEmptySubsequences: false)
    subject = lines.filter { !isAnnotation(String($0), marker: marker) }.joined(separator: "\n")
  }

  /// The subject with a caret line for each diagnostic: `annotated` if all are as expected.
  public func annotation(with diagnostics: [Diagnostic]) -> String {
    let source = SourceText(file: "", text: subject)
    var remarks: [Int: [String]] = [:]
    for diagnostic in diagnostics.sorted() {
      let start = source.position(of: diagnostic.range.bytes.lowerBound)
      remarks[start.line, default: []].append(remark(on: diagnostic, in: source))
    }
    let lines = subject.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { [String($0.element)] + remarks[$0.offset + 1, default: []] }
      .joined(separator: "\n")
  }

  private func remark(on diagnostic: Diagnostic, in source: SourceText) -> String {
    let bytes = diagnostic.range.bytes
    let line = source.lineRange(source.position(of: bytes.lowerBound).line)
    let indent = source.text(in: line.lowerBound..<max(bytes.lowerBound, line.lowerBound)).count
    let end = max(min(bytes.upperBound, line.upperBound), bytes.lowerBound)
    let width = max(source.text(in: bytes.lowerBound..<end).count, 1)
    let text = "\(diagnostic.rule): \(diagnostic.message)"
    guard indent >= marker.count else { return "\(marker)<\(indent),\(width) \(text)" }
    let blanks = String(repeating: " ", count: indent - marker.count)
    return marker + blanks + String(repeating: "^", count: width) + " " + text
  }
}

/// A comment line whose first text is carets, or a marker with columns in figures.
private func isAnnotation(_ line: String, marker: String) -> Bool {
  guard line.hasPrefix(marker) else { return false }
  let text = line.dropFirst(marker.count)
  if text.first == "<" { return text.dropFirst().first?.isNumber == true }
  return text.first { $0 != " " } == "^"
}

/// Whether expectations are written anew instead of compared: `ARMATURE_RECORD=1`.
public var isRecording: Bool {
  ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1"
}
