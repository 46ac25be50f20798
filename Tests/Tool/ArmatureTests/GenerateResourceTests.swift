import Foundation
import Testing

/// Data and resources follow the spec as long as they are armature's, and what is left of its owner's is told.
@Suite struct GenerateResourceTests {
  private let project: GeneratedNewsReader
  private let archive = "Sources/NewsReader/Resources/news.json"
  private let package = "resources: [.process(\"Resources\")]"

  init() throws {
    project = try GeneratedNewsReader()
  }

  @Test func `Objects that are made up follow the models until somebody edits them`() throws {
    let archive = "Sources/NewsReader/Resources/news.json"
    #expect(project.text(archive)?.contains("\"body\"") == true)
    try project.change("armature.yml", "body: String", "text: String")
    try project.change("armature.yml", "body", "text")
    let outcome = try project.generate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(project.text(archive)?.contains("\"body\"") == false)
    try project.change(archive, "\"text\"", "\"text\" ")
    try project.change("armature.yml", "text: String", "content: String")
    try project.change("armature.yml", "text", "content")
    let again = try project.generate()
    #expect(again.output.contains("kept         NewsReader/\(archive) (your data, while"))
    #expect(project.text(archive)?.contains("\"text\" ") == true)
    for outcome in [again, try project.check()] {
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("error: News stores no 'text'"), "\(outcome.errors)")
      #expect(outcome.errors.contains("error: 'content' is missing, which is required"))
    }
  }

  /// The archive that the spec names is in the project, and copied.
  private func giveArchive() throws -> String {
    let source = "Resources/news.json"
    try FileManager.default.createDirectory(
      at: project.url("Resources"), withIntermediateDirectories: true)
    try project.write(try #require(project.text(archive)), at: source)
    try project.change(source, "\"title\": \"", "\"title\": \"First ")
    #expect(try project.generate().output.contains("replaced     NewsReader/\(archive)\n"))
    return source
  }

  @Test func `A copied archive follows its source until it is edited, which is told once`() throws {
    let source = try giveArchive()
    try project.change(source, "First ", "Second ")
    #expect(try project.check().status == 1)
    #expect(try project.generate().output.contains("replaced     NewsReader/\(archive)\n"))
    #expect(project.text(archive) == project.text(source))
    try project.change(archive, "Second ", "Own ")
    #expect(!(try project.generate().output.contains(archive)))
    try project.change(source, "Second ", "Third ")
    let told =
      "kept         NewsReader/\(archive) (edited, so the archive that the spec names was not"
    for outcome in [try project.check(), try project.generate()] {
      #expect(outcome.output.contains(told), "\(outcome.output)")
    }
    let check = try project.check()
    #expect(check.status == 0 && !check.output.contains(archive), "\(check.output)")
    #expect(project.text(archive)?.contains("Own ") == true)
  }

  @Test func `A copied archive stays where its source is not at hand any more`() throws {
    let source = try giveArchive()
    try FileManager.default.removeItem(at: project.url(source))
    #expect(!(try project.generate().output.contains(archive)))
    #expect(project.text(archive)?.contains("First ") == true)
    #expect(try project.check().status == 0)
  }

  @Test func `A copied archive goes along with the application`() throws {
    let source = try giveArchive()
    try project.change(source, "First ", "Second ")
    try project.change("armature.yml", "  name: NewsReader", "  name: Gazette")
    #expect(try project.generate().status == 0)
    #expect(project.text(archive) == nil)
    #expect(project.text("Sources/Gazette/Resources/news.json") == project.text(source))
  }

  @Test func `A package has resources as long as files are left there`() throws {
    let own = "Sources/NewsReader/Resources/own.json"
    try project.write("{}", at: own)
    try project.change(archive, "\"title\"", "\"title\" ")
    try project.change("armature.yml", "    archive: Resources/news.json\n", "")
    for path in [own, archive] {
      #expect(try project.generate().status == 0)
      #expect(project.text(archive) != nil || path == archive)
      #expect(project.text("Package.swift")?.contains(package) == true)
      let check = try project.check()
      #expect(check.status == 0 && !check.output.contains("no target has"), "\(check.output)")
      try FileManager.default.removeItem(at: project.url(path))
    }
    #expect(try project.generate().output.contains("replaced     NewsReader/Package.swift\n"))
    #expect(project.text("Package.swift")?.contains(package) == false)
  }

  @Test func `An unedited archive takes the resources of the package with it`() throws {
    try project.change("armature.yml", "    archive: Resources/news.json\n", "")
    #expect(try project.generate().status == 0)
    #expect(project.text(archive) == nil)
    #expect(project.text("Package.swift")?.contains(package) == false)
    let own = "Sources/NewsReader/Resources/own.json"
    try FileManager.default.createDirectory(
      at: project.url(own).deletingLastPathComponent(), withIntermediateDirectories: true)
    try project.write("{}", at: own)
    let told = "kept         NewsReader/\(own) (yours, in a folder that no target has"
    #expect(try project.check().output.contains(told))
  }

  @Test func `What its owner has put where no target is any more is told`() throws {
    let own = ["Sources/NewsReader/Resources/own.json", "Kits/Sources/ModelKit/Own.swift"]
    for path in own { try project.write("{}", at: path) }
    #expect(!(try project.check().output.contains("no target has")))
    try project.change("armature.yml", "  name: NewsReader\n", "  name: Gazette\n")
    let renamed = try project.generate()
    func told(_ path: String) -> String { "kept         NewsReader/\(path) (yours, in a folder" }
    #expect(renamed.output.contains(told(own[0])), "\(renamed.output)")
    #expect(!renamed.output.contains(own[1]))
    try project.change(
      "armature.yml", "  name: Gazette\n",
      "  name: Gazette\n  kits: { url: \"https://example.org/Kits.git\", from: 1.0.0 }\n")
    #expect(try project.generate().status == 0)
    for path in own { #expect(try project.check().output.contains(told(path)), "\(path)") }
  }
}
