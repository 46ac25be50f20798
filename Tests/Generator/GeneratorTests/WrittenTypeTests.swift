import Foundation
import Specification
import Testing

@testable import Generator

/// How types and values of the spec are written where something else could be meant.
@Suite struct WrittenTypeTests {
  private static let spec = """
    armature: 1
    application:
      name: Example
      initialController: ItemListController
      settings: { kind: { type: Item.Kind, default: none }, item: String }
    models:
      Item:
        attributes:
          code: String
          kind: { cases: [none, open], default: none }
          mood: { cases: [none, bad], default: none }
        fetchRequests: { byKind: { where: kind == $kind, parameters: { kind: Item.Kind? } } }
    stores: { ItemStore: { engine: memory, models: [Item] } }
    states:
      ViewState:
        properties: { kind: Item.Kind?, mood: { type: Item.Mood?, default: none }, shown: Item? }
    operations:
      CountOperation:
        input: { kind: Item.Kind, mood: { type: Item.Mood?, default: none }, item: String }
        output: [Item.Kind]
        notification: didFinish
      SortOperation: { input: { code: String }, after: CountOperation, notification: didFinish }
    controllers:
      ItemListController:
        shows: { fetch: Item.byKind, with: { kind: none } }
        actions:
          sort: { key: s, operation: SortOperation, with: { code: item.code } }
          count: { key: c, operation: CountOperation, with: { kind: none, mood: none } }
        observes: { followKind: ViewState.kind, followShown: ViewState.shown }
        handles: { followCount: CountOperation.didFinish, followSort: SortOperation.didFinish }
    """

  private let texts: [String: String]

  init() throws {
    let folder = SpecificationFolder(
      read: { _ in Array(Self.spec.utf8) }, entries: { _ in [] }, displayPath: { $0 })
    let reading = try readSpecification("spec.yml", in: folder)
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    let files = try ProjectGenerator(toolVersion: "1").project(for: specification, archives: [:])
      .files.filter { !GoldenTree.isLeftOut($0.path) && $0.path.hasSuffix(".swift") }
    let named = files.map { file in
      (
        String(file.path.split(separator: "/").last ?? ""),
        String(decoding: file.bytes, as: UTF8.self)
      )
    }
    texts = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  @Test func `A case called none stands with its type wherever nil could be meant`() {
    let bare = texts.filter { $0.value.contains(/[ (\[]\.none\b/) }.keys
    #expect(bare.sorted() == [])
    #expect(texts.values.contains { $0.contains("Item.Kind.none") })
  }

  @Test func `A method that follows a notification without a value takes none`() throws {
    #expect(try #require(texts["ItemListController.swift"]).contains("func followSort() {"))
    let specification = try #require(texts["ItemListController+Generated.swift"])
    #expect(specification.contains("{ controller, _ in controller.followSort() }"))
  }

  @Test(arguments: [
    "followKind(_ kind: Example.Item.Kind?)", "followShown(_ shown: Example.Item?)",
    "followCount(_ output: [Example.Item.Kind])",
  ])
  func `A method of a controller says which module its types are of where a kit hides them`(
    signature: String
  ) throws {
    let text = try #require(texts["ItemListController.swift"])
    #expect(text.contains(signature), "\(text)")
  }

  @Test(arguments: [
    "kind: Example.Item.Kind.none", #"withSetting("kind", as: Example.Item.Kind.self)"#,
    "mood: Example.Item.Mood.none",
  ])
  func `What starts an operation or fetches rows says it too`(code: String) throws {
    let text = try #require(texts["ItemListController+Generated.swift"])
    #expect(text.contains(code), "\(text)")
  }

  @Test func `A setting called as the selected object does not hide it`() throws {
    let text = try #require(texts["ItemListController+Generated.swift"])
    #expect(text.contains("withSelection { itemObject in"), "\(text)")
    #expect(text.contains("SortInput(code: itemObject.code)"))
  }
}
