import Foundation
import Templates
import Testing

@Suite struct EmbeddingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Where the file of an embedded path lies.
  private static func place(of path: String) -> URL {
    root.appending(path: path.hasPrefix("Examples/") ? path : "Templates/" + path)
  }

  private static var pathsOnDisk: [String] {
    (files(below: "Templates")
      + files(below: "Examples").filter { !$0.hasSuffix(".svg") && !$0.hasPrefix("news-server/") }
      .map { "Examples/" + $0 })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func files(below folder: String) -> [String] {
    let folder = root.appending(path: folder).path
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }

  @Test func `Every file under Templates and Examples is embedded, and no other`() {
    #expect(Templates.paths == Self.pathsOnDisk, "run Scripts/embed-templates.sh")
  }

  @Test func `An embedded file has the bytes of the file`() throws {
    for path in Self.pathsOnDisk {
      let bytes = try Data(contentsOf: Self.place(of: path))
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
