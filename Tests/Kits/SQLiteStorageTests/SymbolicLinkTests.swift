import Foundation
import ModelKit
import Testing

@testable import SQLiteStorage

/// A file of a store may stand elsewhere, and a symbolic link in its place.
@MainActor struct SymbolicLinkTests {
  @Test(arguments: TestedEngine.persistent, [false, true])
  func `A store is kept where a link leads, and only its owner can read it`(
    engine: TestedEngine, isDangling: Bool
  ) async throws {
    try await withFolder { folder in
      let elsewhere = folder.appending(path: "elsewhere")
      try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
      let name = engine == .file ? "Test.json" : "Test.sqlite"
      let (link, file) = (folder.appending(path: name), elsewhere.appending(path: "kept"))
      @MainActor func add(_ text: String, in folder: URL) async throws -> [String] {
        let store = try openStore(engine.type, at: .folder(folder))
        Tag.insert(in: store).name = text
        try await store.save()
        let names = try Tag.all(in: store).map(\.name)
        store.close()
        return names
      }
      if !isDangling {
        let other = folder.appending(path: "other")
        _ = try await add("a", in: other)
        try FileManager.default.moveItem(at: other.appending(path: name), to: file)
      }
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "elsewhere/kept")
      #expect(try await add("b", in: folder) == (isDangling ? ["b"] : ["a", "b"]))
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      #expect(destination == "elsewhere/kept")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try await add("c", in: folder).suffix(2) == ["b", "c"])
    }
  }
}
