import Foundation
import Manifest
import Templates
import Testing

@testable import Generator

/// `ARMATURE_RECORD=1 swift test --filter GoldenTreeTests` writes the expected packages anew and still
/// fails: the difference is what a reviewer reads.
@Suite struct GoldenTreeTests {
  @Test(arguments: GoldenTree.names)
  func `A package is written byte for byte as expected`(name: String) throws {
    let tree = try GoldenTree.named(name)
    let expected = tree.expectedPaths
    // Compared outside of the expectation, which would print every byte.
    let differing = tree.files.filter { tree.expectedBytes(at: $0.path) != $0.bytes }.map(\.path)
    #expect(differing == [], "\(name)")
    #expect(expected.subtracting(tree.files.map(\.path)) == [], "\(name)")
    if ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" {
      try tree.record()
      Issue.record("\(name) was written anew; read the difference")
    }
  }

  @Test(arguments: GoldenTree.names)
  func `The kits are the templates, and no others than are used`(name: String) throws {
    let files = try GoldenTree.named(name).project.files.filter {
      $0.path.hasPrefix("Kits/Sources/")
    }
    for file in files {
      let template = String(file.path.dropFirst("Kits/Sources/".count))
      let isTemplate = file.bytes == Templates.bytes(at: template)
      #expect(isTemplate, "\(file.path)")
      #expect(file.ownership == .kit)
    }
    let modules = Set(files.compactMap { $0.path.split(separator: "/").dropFirst(2).first })
    let expected: [String: Set<Substring>] = [
      "Everything": [
        "ApplicationKit", "CSQLite", "ModelKit", "SQLiteStorage", "ServiceKit", "ServiceTesting",
      ],
      "Ledger": ["ModelKit"], "Notes": ["ApplicationKit", "ModelKit"],
    ]
    #expect(modules == expected[name])
    for module in modules {
      let count = files.count { $0.path.hasPrefix("Kits/Sources/\(module)/") }
      #expect(count == Templates.paths(below: String(module)).count, "\(module)")
    }
  }

  @Test(arguments: GoldenTree.names)
  func `What was written is recorded`(name: String) throws {
    let files = try GoldenTree.named(name).project.files
    let records = [Manifest.path, ".armature/version"]
    var manifest = Manifest()
    for file in files where file.ownership != .owner && !records.contains(file.path) {
      manifest.record(file.bytes, at: file.path)
    }
    let written = try #require(files.first { $0.path == Manifest.path })
    #expect(String(decoding: written.bytes, as: UTF8.self) == manifest.text)
  }

  @Test(arguments: GoldenTree.names)
  func `The owner's files are kept as they were generated`(name: String) throws {
    let files = try GoldenTree.named(name).project.files
    let folder = ".armature/originals/"
    let originals = files.filter { $0.path.hasPrefix(folder) }
    let owned = files.filter { $0.ownership == .owner }
    #expect(originals.map(\.path) == owned.map { folder + $0.path })
    #expect(originals.map { Original.text(of: $0.bytes) } == owned.map(\.bytes))
    // To git no record is a file of the owner's under another name.
    #expect(originals.allSatisfy { $0.bytes.first == UInt8(ascii: "|") })
    #expect(originals.contains { $0.path == folder + "armature.yml" })
  }

  @Test(arguments: ["", "a", "\n", "a\n\n|b\n", "a\n\n"])
  func `A record gives back its text, and so does one of an earlier version`(text: String) {
    let bytes = Array(text.utf8)
    #expect(Original.text(of: Original.record(bytes)) == bytes)
    #expect(Original.text(of: bytes) == bytes)
  }

  @Test func `Generating twice gives the same bytes`() throws {
    let name = "Notes"
    #expect(try GoldenTree(name).project.files == GoldenTree.named(name).project.files)
  }
}
