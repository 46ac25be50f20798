import Diagnostics
import Foundation
import Reporting

/// A text in which comment lines of carets say what is found in the line above, in the notation of
/// `AnnotatedFormat`:
///
/// ```yaml
/// attributes: { creationDate: Dat }
/// #                           ^^^ unknown_attribute_type: no type is called 'Dat'
/// ```
public struct AnnotatedFixture: Sendable {
  /// The text with its caret lines.
  public let annotated: String
  private let format: AnnotatedFormat

  /// - Parameter comment: how a comment begins in the language of the text: `#` or `//`.
  public init(_ annotated: String, comment: String) {
    self.annotated = annotated
    format = AnnotatedFormat(comment: comment)
  }

  /// The text without caret lines: what is to be checked.
  public var subject: String { format.stripped(annotated) }

  /// The subject with a caret line for each diagnostic of the file: equal to `annotated` if all are
  /// as expected.
  public func annotation(with diagnostics: [Diagnostic], file: String) -> String {
    format.text(of: diagnostics, in: SourceText(file: file, text: subject))
  }
}

/// The fixtures of a test target: files beside the tests.
public struct FixtureFolder: Sendable {
  private let path: String

  /// - Parameter testFile: the file of the test, beside which the folder `Fixtures` lies.
  public init(besides testFile: String = #filePath, _ name: String) {
    let folder = URL(filePath: testFile).deletingLastPathComponent()
    path = folder.appending(path: "Fixtures").appending(path: name).path()
  }

  /// The names of the files with an extension, in their order.
  public func names(extension ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix("." + ending) }.sorted()
  }

  public func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Writes what came out over what was expected, if `ARMATURE_RECORD=1` asks for it. The test that
  /// calls this fails all the same, so that nobody records without looking.
  public func record(_ text: String, as name: String) throws {
    guard ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" else { return }
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }
}
