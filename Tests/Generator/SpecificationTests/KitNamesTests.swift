import Foundation
import Testing

@testable import Specification

/// `ARMATURE_RECORD=1 swift test --filter KitNamesTests` writes the tables anew and still fails: the
/// difference is what a reviewer reads.
@Suite struct KitNamesTests {
  @Test func `The tables of names say what the kits' sources declare`() throws {
    let kits = try KitDeclarations(of: [
      "ModelKit", "CSQLite", "SQLiteStorage", "ApplicationKit", "ServiceKit", "ServiceTesting",
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

  @Test(arguments: ["DispatchQueue", "FILE", "NSLocalizedString", "Semaphore", "URLSession"])
  func `A library is known by what it passes on from others`(name: String) {
    #expect(libraryTypes.heading(of: name) == "Foundation")
  }

  @Test(arguments: ["Armature", "CDispatch", "CSQLite", "Dispatch", "KITS", "ModuleCache"])
  func `No application is called as a package or a module that it needs`(name: String) throws {
    let kits = "kits: { url: 'https://example.org/armature.git', from: 1.0.0 }"
    let more = name == "Armature" ? ", \(kits)" : ""
    let spec = "armature: 1\napplication: { name: \(name)\(more) }\n"
    let diagnostics = try MemoryFolder(spec: spec).reading().diagnostics
    #expect(diagnostics.contains { $0.rule == "reserved_name" })
  }

  @Test(arguments: ["Dispatch", "Observation", "Synchronization"])
  func `A model may be called as a module that no generated file names`(name: String) throws {
    let spec = specHead + "models: { \(name): { attributes: { title: String, sqliteRow: Int } } }\n"
    let diagnostics = try MemoryFolder(spec: spec).reading().diagnostics
    #expect(!diagnostics.contains { $0.rule == "reserved_name" })
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
