import Foundation
import TestSupport
import Testing

/// The news reader, generated in a folder of its own, which a test edits and brings up to date.
struct GeneratedNewsReader {
  let workplace: Workplace
  static let name = "NewsReader"

  init() throws {
    workplace = try Workplace()
    _ = try workplace.run("new", Workplace.newsReader, "--quiet")
  }

  /// - Parameter path: below the project.
  func url(_ path: String) -> URL {
    URL(filePath: workplace.path + "/\(Self.name)/" + path)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: url(path), encoding: .utf8)
  }

  func write(_ text: String, at path: String) throws {
    try Data(text.utf8).write(to: url(path))
  }

  func change(_ path: String, _ former: String, _ new: String) throws {
    let text = try #require(self.text(path))
    #expect(text.contains(former), "\(path) has no \(former)")
    try write(text.replacingOccurrences(of: former, with: new), at: path)
  }

  func generate(_ arguments: String...) throws -> BuiltTool.Outcome {
    try BuiltTool(in: workplace.path).run(["generate", Self.name] + arguments)
  }

  func check() throws -> BuiltTool.Outcome { try workplace.run("check", Self.name) }

  /// Every file with its contents.
  func contents() throws -> [String: Data] {
    let root = url("").path
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      contents[path] = try? Data(contentsOf: URL(filePath: root + "/" + path))
    }
    return contents
  }

  static let model = "Sources/NewsReader/Models/News.swift"
  static let generatedModel = "Sources/NewsReader/Models/News+Generated.swift"
  static let list = "Sources/NewsReader/Controllers/NewsListController.swift"
  static let byline = "byline: String"
}
