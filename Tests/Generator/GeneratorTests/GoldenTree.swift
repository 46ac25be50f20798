import Diagnostics
import Foundation
import Specification
import Testing

@testable import Generator

/// An application whose spec and whose expected package are one folder of `Golden`: what it has besides
/// `armature.yml` is what the generator has to write.
///
/// Left out are the texts of the kits, which are copied as they are, and the records about the files,
/// which follow from these.
struct GoldenTree: Sendable {
  let folder: URL
  let project: GeneratedProject

  static let names = ["Everything", "Ledger", "Notes"]

  /// Generated once for all tests: most of the work is the digests of the kits.
  static func named(_ name: String) throws -> GoldenTree {
    try #require(all[name]).get()
  }

  private static let all = Dictionary(
    uniqueKeysWithValues: names.map { name in (name, Result { try GoldenTree(name) }) })

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
    self.folder = folder
    let reading = try readSpecification(
      "armature.yml",
      in: SpecificationFolder(
        read: { path throws(SpecificationFileError) in
          guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
            throw .missing
          }
          return Array(data)
        },
        entries: { _ in [] }, displayPath: { $0 }))
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    project = try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:])
  }

  static func isLeftOut(_ path: String) -> Bool {
    path.hasPrefix("Kits/Sources/") || path.hasPrefix(".armature/")
  }

  var files: [GeneratedFile] { project.files.filter { !Self.isLeftOut($0.path) } }

  /// The bytes of a file of the expected package; nil where it has none.
  func expectedBytes(at path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
  }

  /// The files of the expected package, hidden ones too.
  var expectedPaths: Set<String> {
    let found = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return Set(
      found.filter { path in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: folder.appending(path: path).path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
      })
  }

  /// Writes the package anew beside its spec.
  func record() throws {
    for path in expectedPaths where path != GeneratedProject.specificationPath {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for file in files {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
    }
  }
}
