import Foundation
import Templates
import Testing

@Suite struct EmbeddingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Templates").standardizedFileURL

  private static var pathsOnDisk: [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let place = folder.appending(path: path).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  @Test func `Every file under Templates is embedded, and no other`() {
    #expect(Templates.paths == Self.pathsOnDisk, "run Scripts/embed-templates.sh")
  }

  @Test func `An embedded file has the bytes of the file`() throws {
    for path in Self.pathsOnDisk {
      let bytes = try Data(contentsOf: Self.folder.appending(path: path))
      #expect(Templates.bytes(at: path) == Array(bytes), "\(path)")
    }
  }

  @Test func `Paths can be asked for by folder`() {
    #expect(!Templates.paths(below: "ModelKit").isEmpty)
    #expect(Templates.paths(below: "ModelKit").allSatisfy { $0.hasPrefix("ModelKit/") })
    #expect(Templates.paths(below: "Model").isEmpty)
    #expect(Templates.text(at: "Nothing") == nil)
  }

  @Test func `Every template can be read`() throws {
    let names = try Templates.library().names
    #expect(names.count == Templates.paths.count { $0.hasSuffix(".mustache") })
  }
}
