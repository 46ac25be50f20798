import Foundation
import TestSupport

/// A folder of one test with the tool in it, gone when the test is.
final class Workplace {
  let path: String

  static let examples = URL(filePath: #filePath)
    .appending(path: "../../../../Examples").standardizedFileURL.path

  static let newsReader = examples + "/news-reader.yml"

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltTool.Outcome
  {
    try BuiltTool(in: path, environment: environment).run(arguments)
  }

  /// The names in it, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// How many files and folders are below a name.
  func count(below name: String) -> Int {
    (FileManager.default.enumerator(atPath: path + "/" + name)?.allObjects ?? []).count
  }

  func write(_ text: String, at name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
  }
}
