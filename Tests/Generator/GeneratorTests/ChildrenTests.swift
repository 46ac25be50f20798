import Testing

/// What stands below the rows of a table.
@Suite struct ChildrenTests {
  @Test(arguments: [("fetchedResults", "items, in: context"), ("array", "items")])
  func `Roots and children are objects of the request`(dataSource: String, source: String) throws {
    let text = """
      armature: 1
      application: { name: Depot }
      models:
        Part:
          attributes: { name: String }
          relationships: { whole: Part?, parts: { toMany: Part, inverse: whole } }
          fetchRequests: { named: { sortBy: name } }
      stores: { DepotStore: { engine: memory, models: [Part] } }
      controllers: { PartListController: { shows: Part.named, children: parts, dataSource: \(dataSource) } }
      """
    let code = try generatedCode(
      at: "Sources/Depot/DataSources/PartListDataSource+Generated.swift", of: text)
    #expect(code.contains("let request = FetchRequest<Part>.named"))
    #expect(code.contains("(request.filtered { $0.whole == nil }"))
    let tree = "let tree = TreeDataSource(\(source)) { $0.parts.selected(by: request) }"
    #expect(code.contains(tree) && code.contains(#/self.init\(\s*tree,/#))
    let tests = try generatedCode(
      at: "Tests/DepotTests/PartListControllerTests+Generated.swift", of: text)
    #expect(tests.contains("There are no more rows than objects"))
  }
}
