import ModelKit
import Testing

@MainActor struct TreeDataSourceTests {
  /// Words below those that they begin with.
  private static let words = ["a", "b", "ab", "ac", "aba"]

  private func tree(of roots: ArrayDataSource<String>) -> TreeDataSource<String> {
    TreeDataSource(roots) { root in
      Self.words.filter { $0.count == root.count + 1 && $0.hasPrefix(root) }
    }
  }

  @Test func `Items that are open have their children below them`() {
    let tree = tree(of: ArrayDataSource(["a", "b"]))
    var changes: [DataSourceChange] = []
    let observation = tree.observe { changes.append($0) }
    defer { observation.cancel() }
    #expect(tree.items == ["a", "b"] && tree.node(at: 1).isOpen == nil)
    #expect(tree.node(at: 0).level == 0 && tree.node(at: 0).isOpen == false)
    tree.setOpen(true, at: 0)
    tree.setOpen(true, at: 1)
    #expect(tree.items == ["a", "ab", "aba", "ac", "b"])
    #expect((0..<5).map { tree.node(at: $0).level } == [0, 1, 2, 1, 0])
    #expect((0..<5).map { tree.parent(of: $0) } == [nil, 0, 1, 0, nil])
    tree.setOpen(false, at: 0)
    #expect(tree.items == ["a", "b"] && tree.row(of: "b") == 1 && tree.row(of: "ab") == nil)
    #expect(
      changes == [
        DataSourceChange(removed: [], inserted: [1, 2], updated: [0]),
        DataSourceChange(removed: [], inserted: [2], updated: [1]),
        DataSourceChange(removed: [1, 2, 3], inserted: [], updated: [0]),
      ])
    tree.openAll()
    #expect(tree.items == ["a", "ab", "aba", "ac", "b"])
  }

  @Test func `Roots come and go with all that is below them`() {
    let roots = ArrayDataSource(["a"])
    let tree = tree(of: roots)
    tree.openAll()
    var changes: [DataSourceChange] = []
    let observation = tree.observe { changes.append($0) }
    defer { observation.cancel() }
    roots.insert("b", at: 0)
    roots.remove(at: 1)
    #expect(tree.items == ["b"])
    #expect(
      changes == [
        DataSourceChange(removed: [], inserted: [0], updated: []),
        DataSourceChange(removed: [1, 2, 3, 4], inserted: [], updated: []),
      ])
  }

  @Test func `An item that is its own descendant has one row`() {
    let circle = TreeDataSource(ArrayDataSource([1, 2])) { [3 - $0] }
    circle.openAll()
    #expect(circle.items == [1, 2] && circle.node(at: 1).level == 1)
  }

  @Test func `A tree shows the children of what is open, and follows them`() async throws {
    let store = try openCompany()
    func employee(_ name: String, below manager: Employee? = nil) -> Employee {
      let employee = Employee.insert(in: store)
      employee.name = name
      employee.manager = manager
      return employee
    }
    let ada = employee("Ada")
    let bo = employee("Bo", below: ada)
    try await store.save()
    let request = FetchRequest<Employee>(sortBy: { [$0.name.ascending] })
    let roots = try FetchedResultsDataSource(request.filtered { $0.manager == nil }, in: store)
    let tree = TreeDataSource(roots, in: store) { $0.reports.selected(by: request) }
    tree.openAll()
    var changes: [DataSourceChange] = []
    let observation = tree.observe { changes.append($0) }
    defer { observation.cancel() }
    let abe = employee("Abe", below: ada)
    try await store.save()
    #expect(tree.items == [ada, abe, bo])
    bo.manager = abe
    try await store.save()
    #expect(tree.items == [ada, abe] && tree.node(at: 1).isOpen == false)
    tree.setOpen(true, at: 1)
    bo.name = "Bob"
    try await store.save()
    #expect(changes.last == DataSourceChange(removed: [], inserted: [], updated: [2]))
    try store.delete(bo)
    try await store.save()
    #expect(tree.items == [ada, abe] && tree.node(at: 1).isOpen == nil)
    abe.manager = nil
    try await store.save()
    #expect(tree.items == [abe, ada] && tree.node(at: 0).level == 0)
  }

  @Test func `Children are those that the request has, in its order`() async throws {
    let store = try openCompany()
    let boss = Employee.insert(in: store)
    for name in ["Bo", "Ada"] {
      let report = Employee.insert(in: store)
      report.name = name
      report.manager = boss
    }
    #expect(
      boss.reports.selected(by: FetchRequest(sortBy: { [$0.name.ascending] })).map(\.name)
        == ["Ada", "Bo"])
    let request = FetchRequest<Employee>(where: { $0.name == "Bo" })
    #expect(boss.reports.selected(by: request).map(\.name) == ["Bo"])
    #expect(boss.reports[0].reports.selected(by: request).isEmpty)
  }
}
