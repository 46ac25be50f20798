import Foundation
import TestSupport
import Testing

/// A project that does not carry the kits, but depends on a tagged repository of this package.
@Suite struct KitsPackageTests {
  @Test func `A project builds on the kits of another package`() throws {
    let folder = URL(filePath: BuiltTool.path).deletingLastPathComponent()
      .appending(path: "kits-package")
    try? FileManager.default.removeItem(at: folder)
    let package = folder.appending(path: "armature")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    for name in ["Package.swift", "Sources", "Templates", "Tests"] {
      try FileManager.default.copyItem(
        at: root.appending(path: name), to: package.appending(path: name))
    }
    let person = "-c user.name=Ada -c user.email=ada@example.org -c commit.gpgsign=false"
    let tagged = try run(
      "git init -q && git add -A && git \(person) commit -qm one && git tag 1.4.0", in: package)
    try #require(tagged.status == 0, "\(tagged.output)")
    let specification = """
      armature: 1
      application: { name: Ledger, kits: { url: "file://\(package.path)", from: 1.0.0 } }
      models: { Account: { attributes: { name: { type: String, unique: true } } } }
      stores: { LedgerStore: { engine: sqlite, models: [Account] } }

      """
    let file = folder.appending(path: "ledger.yml")
    try specification.write(to: file, atomically: true, encoding: .utf8)
    let written = try BuiltTool(in: folder.path).run(["new", file.path])
    try #require(written.status == 0, "\(written.errors)")
    let project = folder.appending(path: "Ledger")
    #expect(!FileManager.default.fileExists(atPath: project.appending(path: "Kits").path))
    let tests = try run("swift test \(GeneratedProjects.indexOptions) 2>&1", in: project)
    #expect(tests.status == 0, "\(tests.output)")
    #expect(!tests.output.contains("warning:"), "\(tests.output)")
  }
}
