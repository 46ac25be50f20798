import Foundation
import Testing

@testable import Specification

/// `ARMATURE_RECORD=1 swift test --filter KitNamesTests` writes the tables anew and still fails: the
/// difference is what a reviewer reads.
@Suite struct KitNamesTests {
  @Test func `The tables of names say what the kits' sources declare`() throws {
    let kits = try KitDeclarations(of: [
      "ModelKit", "SQLiteStorage", "ApplicationKit", "ServiceKit", "ServiceTesting",
    ])
    #expect(kits.types["ModelKit"]?.contains("ManagedObject") == true, "the sources are read")
    #expect(kits.innerTypes["TableControllerSpecification"] == ["Cell", "Item"])
    #expect(kits.members["ManagedObject"]?.isSuperset(of: ["objectID", "isChanged"]) == true)
    #expect(kits.members["Model.Type"]?.contains("deleteAll(") == true)
    if !kits.areRecorded {
      if ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" { try kits.record() }
      Issue.record("the kits declare other names than the tables say; record them anew")
    }
  }

  @Test func `Libraries are known by their types`() {
    #expect(libraryTypes.heading(of: "Bundle") == "Foundation")
    #expect(libraryTypes.heading(of: "Sendable") == "Swift")
    #expect(libraryTypes.heading(of: "Suite") == "Testing")
    #expect(libraryTypes.heading(of: "Bread") == nil)
  }

  @Test func `A member that would hide a function of the kits is refused wherever it is called`()
    throws
  {
    let folder = MemoryFolder(
      spec: specHead + """
        models:
          News: { attributes: { title: String }, fetchRequests: { unwritten: { sortBy: title } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        views: { NewsView: { outlets: { useButton: Button }, actions: { unwritten: useButton } } }
        controllers:
          NewsListController: { shows: News, transitions: { unwritten: { on: v, to: NewsController } } }
          NewsController: { kind: detail, shows: News, view: NewsView }
        """)
    let messages = Set(try folder.reading().diagnostics.map(\.message))
    for noun in ["model", "view", "controller"] {
      #expect(messages.contains("every \(noun) has 'unwritten'; choose another name"))
    }
  }
}
