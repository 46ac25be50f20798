import Foundation
import TestSupport
import Testing

/// The examples as projects, generated and built once for all tests.
///
/// All others join the package of the news reader, so that the kits are compiled once: the photo
/// library, views for each day of the week, a list with check marks, a project of everything that a spec can say,
/// two libraries, of which a server uses one, and one of free texts.
final class GeneratedProjects: Sendable {
  static let shared = Task.detached { try GeneratedProjects() }

  /// Beside the built tool, made anew in every run, so that a failure can be looked at.
  let folder: URL
  /// The package, which is the news reader's with the targets of the others added.
  let package: URL
  let newsReaderReport: String
  let buildReport: String

  /// Builds a package without an index of the system, which takes a quarter of the time and no test looks at.
  static let build = "swift build " + indexOptions
  static let indexOptions =
    "-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules"

  private init() throws {
    folder = URL(filePath: BuiltTool.path).deletingLastPathComponent().appending(path: "end-to-end")
    package = folder.appending(path: "NewsReader")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples").standardizedFileURL
    newsReaderReport = try Self.generate(examples.appending(path: "news-reader.yml"), at: package)
    let golden = examples.appending(path: "../Tests/Generator/GeneratorTests/Golden")
      .standardizedFileURL
    let others = [
      "PhotoLibrary": examples.appending(path: "photo-library.yml"),
      "DailyChoice": examples.appending(path: "daily-choice.yml"),
      "CheckMarkList": examples.appending(path: "check-mark-list.yml"),
      "EmployeeDirectory": examples.appending(path: "employee-directory.yml"),
      "Everything": golden.appending(path: "Everything/armature.yml"),
      "Ledger": golden.appending(path: "Ledger/armature.yml"),
      "NewsArchive": examples.appending(path: "news-archive.yml"),
    ]
    for (name, spec) in others { _ = try Self.generate(spec, at: package.appending(path: name)) }
    // Of all projects the one of everything needs the most kits.
    let kits = package.appending(path: "Kits")
    try FileManager.default.removeItem(at: kits)
    try FileManager.default.copyItem(at: package.appending(path: "Everything/Kits"), to: kits)
    let freeText = folder.appending(path: "free-text.yml")
    try FreeText.specification.write(to: freeText, atomically: true, encoding: .utf8)
    _ = try Self.generate(freeText, at: package.appending(path: "FreeText"))
    try FreeText.addTest(to: package.appending(path: "FreeText"))
    try Self.join(
      [
        "PhotoLibrary", "DailyChoice", "CheckMarkList", "EmployeeDirectory", "Everything",
        "FreeText",
      ], to: package)
    try Self.join(["Ledger", "NewsArchive"], kind: "target", resources: "", to: package)
    try Self.addServer(from: examples, to: package)
    let build = try run("\(Self.build) --build-tests 2>&1", in: package)
    try #require(build.status == 0, "\(build.output)")
    buildReport = build.output
  }

  private static func generate(_ spec: URL, at target: URL) throws -> String {
    let tool = BuiltTool(in: target.deletingLastPathComponent().path)
    let outcome = try tool.run(["new", spec.path, "--output", target.path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// Adds the application and the tests of each project in a folder of the package.
  private static func join(
    _ names: [String], kind: String = "executableTarget",
    resources: String = #", resources: [.process("Resources")]"#, to package: URL
  ) throws {
    let manifest = package.appending(path: "Package.swift")
    let targets = names.map { name in
      """
      package.targets += [
        .\(kind)(
          name: "\(name)",
          dependencies: [
            .product(name: "ApplicationKit", package: "Kits"),
            .product(name: "ModelKit", package: "Kits"),
            .product(name: "ServiceKit", package: "Kits"),
            .product(name: "SQLiteStorage", package: "Kits"),
          ],
          path: "\(name)/Sources/\(name)"\(resources)),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", .product(name: "ServiceTesting", package: "Kits")],
          path: "\(name)/Tests/\(name)Tests",
          resources: [.process("Samples")]),
      ]
      """
    }
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try (text + targets.joined(separator: "\n") + "\n")
      .write(to: manifest, atomically: true, encoding: .utf8)
  }

  /// Adds the server that uses a library from outside.
  private static func addServer(from examples: URL, to package: URL) throws {
    try FileManager.default.copyItem(
      at: examples.appending(path: "news-server"), to: package.appending(path: "NewsServer"))
    let manifest = package.appending(path: "Package.swift")
    let target = """
      package.targets += [
        .executableTarget(
          name: "NewsServer",
          dependencies: ["NewsArchive", .product(name: "ModelKit", package: "Kits")],
          path: "NewsServer/Sources/NewsServer")
      ]

      """
    try (String(contentsOf: manifest, encoding: .utf8) + target)
      .write(to: manifest, atomically: true, encoding: .utf8)
  }

  /// Runs one of the applications, for somebody who speaks a language.
  func application(
    _ name: String, _ arguments: String, language: String = "en_US"
  ) throws -> CommandOutcome {
    let environment = "env -u LC_ALL -u LC_MESSAGES LANG=\(language).UTF-8"
    return try run("\(environment) .build/debug/\(name) \(arguments)", in: package)
  }
}
