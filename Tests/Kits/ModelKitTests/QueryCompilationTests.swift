import Foundation
import Testing

/// What the compiler says of fetch requests: asked by programs, since a program that must not
/// compile cannot stand here.
struct QueryCompilationTests {
  private static let misspellings = [
    "$0.titel == title", "$0.author.nam == title", "$0.author.articles.any { $0.titel == title }",
    "$0.section == .wrld", "$0.title.hasPrefex(title)",
  ]
  private static let unlikeTypes = [
    "$0.title == 5", "$0.title == number", "$0.title == $0.sortOrder", "$0.creationDate > title",
    "$0.section == title", "$0.section.isIn([title])", "$0.sortOrder.isBetween(1, and: title)",
    "$0.sortOrder.contains(title)", "$0.author == title", "$0.author == $0.author.articles",
    "$0.sortOrder.ignoring(.letterCase) == 5",
  ]
  private static let meaningless = [
    "$0.title < nil", "$0.imageURL < $0.imageURL", "$0.author < $0.author",
    "$0.author.articles.title == title", "$0.title", "$0.title && $0.sortOrder == 1",
    // What is computed is not stored, and a store knows nothing of it.
    "$0.byline == title", "$0.objectID == $0.objectID", "$0.isInserted == true",
  ]
  private static let right = [
    "$0.title == title", "$0.imageURL == nil", "$0.author.name == title && $0.author != nil",
    "$0.section == .world || !($0.section.isIn([.science, nil]))",
    "$0.author.articles.any { $0.title == title && $0.sortOrder > number }",
    "$0.title.ignoring([.letterCase, .diacritics]).hasPrefix(title)",
    Array(repeating: "$0.title == title && $0.sortOrder >= 1 && $0.section == .sport", count: 12)
      .joined(separator: " && "),
  ]

  @Test func `Misspelled names, unlike types and what has no meaning do not compile`() throws {
    let conditions = Self.misspellings + Self.unlikeTypes + Self.meaningless
    let found = try Self.wrongLines(in: conditions)
    for (line, condition) in conditions.enumerated() where !found.contains(line + 1) {
      Issue.record("compiles: \(condition)")
    }
  }

  @Test func `What is right compiles in a moment`() throws {
    #expect(try Self.wrongLines(in: Self.right) == [])
  }

  /// Compiles a program with a request a line.
  ///
  /// - Returns: the lines with errors, and with expressions that take the type checker over 2 s.
  private static func wrongLines(in conditions: [String]) throws -> Set<Int> {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "queries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = conditions.enumerated().map { number, condition in
      "@MainActor func request\(number)(title: String, number: Int) -> FetchRequest<News> "
        + "{ FetchRequest(where: { \(condition) }) }"
    }
    let imports = "; import Foundation; import ModelKit"
    let file = folder.appending(path: "Requests.swift")
    try Data((program.joined(separator: "\n") + imports).utf8).write(to: file)
    let models = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "NewsModels.swift")
    let output = try compilerOutput(of: [file.path, models.path])
    let lines = output.split(separator: "\n").compactMap { line -> Int? in
      guard line.hasPrefix(file.path), line.contains(": error: ") || line.contains(": warning: ")
      else { return nil }
      return Int(line.dropFirst(file.path.count + 1).prefix { $0 != ":" })
    }
    return Set(lines)
  }

  private static func compilerOutput(of files: [String]) throws -> String {
    let modules = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "Modules").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-typecheck", "-diagnostic-style", "llvm"]
      + ["-I", modules ?? "", "-Xfrontend", "-warn-long-expression-type-checking=2000"] + files
    let output = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: written, as: UTF8.self)
  }
}
