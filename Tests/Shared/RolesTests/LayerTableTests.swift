import Roles
import Testing

@Suite struct LayerTableTests {
  private let table = LayerTable([
    Layer(
      name: "Domain", folders: ["Sources/Domain", "Shared"], suffixes: ["Entity"], uses: ["Domain"]),
    Layer(name: "Screen", folders: ["Sources/Domain/Screens"], suffixes: ["View", "ListView"]),
    Layer(name: "Old", supertypes: ["NSObject"], types: ["LegacyEntity"]),
  ])

  @Test(arguments: [
    ("Sources/Domain/a.swift", "Domain"), ("Sources/Domain/Screens/a.swift", "Screen"),
    ("Deep/Sources/Domain/b/a.swift", "Domain"), ("Shared/a.swift", "Domain"),
    ("Sources/Domain/Screens/Shared/a.swift", "Domain"), ("Sources/Other/a.swift", nil),
    ("Sources/Domain.swift", nil), ("SharedThings/a.swift", nil), ("a.swift", nil),
  ])
  func `The deepest folder in a path decides`(path: String, layer: String?) {
    #expect(table.layer(ofFileAt: path)?.name == layer)
  }

  @Test func `Names, heirs and suffixes say a layer`() {
    #expect(table.layer(ofType: "LegacyEntity")?.name == "Old")
    #expect(table.layer(ofHeirOf: "NSObject")?.name == "Old")
    #expect(table.layer(bySuffixOf: "PhotoListView")?.name == "Screen")
    #expect(table.layer(bySuffixOf: "Entity") == nil)
    #expect(table.layer(bySuffixOf: "Photo") == nil)
  }

  @Test func `The standard layers are the roles with what they may name`() throws {
    let standard = LayerTable.standard
    let view = try #require(standard.layer(named: "view"))
    let model = try #require(standard.layer(named: "model"))
    let controller = try #require(standard.layer(named: "controller"))
    #expect(!view.mayUse(model) && controller.mayUse(view) && controller.mayUse(model))
    #expect(standard.layer(ofProtocol: "PhotoViewDelegate")?.name == "delegateProtocol")
    #expect(standard.layer(named: "dataSource")?.title == "data source")
  }
}
