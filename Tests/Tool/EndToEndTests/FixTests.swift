import Foundation
import TestSupport
import Testing

/// A package full of names to mend: it builds before and after, and says the same.
@Suite struct FixTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Inventory")

  /// A copy of the package, where no `.gitignore` hides it.
  private func package() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.copyItem(at: Self.fixture, to: folder)
    return folder
  }

  private func output(of package: URL) throws -> String {
    let build = try run("\(GeneratedProjects.build) 2>&1", in: package)
    try #require(build.status == 0, "\(build.output)")
    #expect(!build.output.contains("warning:"), "\(build.output)")
    return try run(".build/debug/Inventory", in: package).output
  }

  private func sources(of package: URL) throws -> String {
    try ["main", "Warehouse", "Locals", "Members", "Parcel"].map { name in
      try String(
        contentsOf: package.appending(path: "Sources/Inventory/\(name).swift"), encoding: .utf8)
    }.joined()
  }

  @Test func `A package still builds after its names are mended, and does the same`() throws {
    let package = try package()
    defer { try? FileManager.default.removeItem(at: package) }
    let before = try output(of: package)
    #expect(before.contains("[{\"name\":\"lamp\",\"qty\":5},{\"name\":\"chair\",\"qty\":5}]"))
    let tool = BuiltTool(in: package.path)
    let fixing = try tool.run(["lint", "--fix", "--no-cache", "Sources"])
    #expect(fixing.errors.contains(" fixed\n"), "\(fixing.errors)")
    let mended = try sources(of: package)
    #expect(try output(of: package) == before)
    for name in ["userName", "[index]", "(_ string", "qty: Int", "$count", "self.count"]
      + ["case connectionToShop(Int)", ".previous", "elementCount: 3"]
    {
      #expect(mended.contains(name), "\(name)")
    }
    for name in ["usrName", "idx < ", "elem.name", "kMaximum", "newVal)", "[param]", ".connTo"] {
      #expect(!mended.contains(name), "\(name)")
    }
    let again = try tool.run(["lint", "--fix", "--no-cache", "Sources"])
    #expect(!again.errors.contains("fixed"))
    #expect(try sources(of: package) == mended)
  }
}
