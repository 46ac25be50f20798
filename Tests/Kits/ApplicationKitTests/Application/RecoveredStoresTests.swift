import Foundation
import ModelKit
import Testing

@testable import ApplicationKit

private final class ShopStore: ObjectStore, StoreSpecification {
  static let description = StoreDescription(
    name: "Shop", models: [Book.self, Writer.self], engine: FileEngine.self)
}

private final class PartStore: ObjectStore, StoreSpecification {
  static let description = StoreDescription(
    name: "Part", models: [Book.self, Writer.self], engine: FileEngine.self)
}

/// What `--recover` does for several stores.
@MainActor struct RecoveredStoresTests {
  /// - Parameter check: gets what is in the folder afterwards.
  private func recover(
    _ files: [String: String], check: ([String]) -> Void = { _ in }
  ) throws -> RecoveredStores {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let stores = RecoveredStores([PartStore.self, ShopStore.self], at: .folder(folder))
    check(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted())
    return stores
  }

  private let whole = #"{"format": 1, "Writer": [{"name": "a"}]}"#

  @Test func `A store that is not there leaves the others`() throws {
    let stores = try recover(["Shop.json": whole])
    #expect(stores.recoveries.map(\.counts) == [["Writer": 1]])
    #expect(stores.failures.isEmpty && stores.exitStatus == 0)
    #expect(try recover([:]).isEmpty)
  }

  @Test func `Nothing is written where another store cannot be read`() throws {
    let stores = try recover(["Part.json": whole, "Shop.json": "{"]) { files in
      #expect(files == ["Part.json", "Shop.json"])
    }
    #expect(stores.text.isEmpty && !stores.isEmpty)
    #expect(stores.failures.count == 1 && stores.exitStatus == 2)
    let cut = try recover(["Part.json": whole, "Shop.json": String(whole.dropLast())])
    #expect(cut.text.contains("Part.recovered.json has what could be read"))
    #expect(cut.failures.isEmpty && cut.exitStatus == 1)
  }

  @Test func `Why a list is incomplete is known after further keys`() async throws {
    let session = try await ApplicationSession(SampleDelegate())
    session.application.show(unread: StoreError.damagedDatabase(path: "x", place: "y"))
    try await session.press("down")
    #expect(session.lines.last?.contains("damaged") == false)
    #expect(session.application.incompleteness?.hasPrefix("x is damaged: y;") == true)
  }
}
