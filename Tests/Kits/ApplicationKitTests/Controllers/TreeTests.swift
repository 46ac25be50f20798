import ModelKit
import Testing

@testable import ApplicationKit

/// Shows folders below the folders that hold them.
private final class FoldersController: TableViewController<String, ColumnsCell>,
  TableControllerSpecification
{
  let title = "Folders"

  func makeDataSource() throws -> TableViewDataSource<String, ColumnsCell> {
    let paths = ["/home", "/home/ada", "/home/ada/notes", "/home/bo", "/tmp"]
    let roots = ArrayDataSource(["/home", "/tmp"])
    let tree = TreeDataSource(roots) { folder in
      paths.filter { $0.hasPrefix(folder + "/") && !$0.dropFirst(folder.count + 1).contains("/") }
    }
    return TableViewDataSource(
      tree,
      columns: [
        TableColumn("Name") { String($0.split(separator: "/").last ?? "") },
        TableColumn("Length", alignment: .trailing) { $0.count },
      ])
  }
}

private final class FoldersDelegate: ApplicationDelegate {
  let name = "Folders"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    ApplicationEnvironment(stores: [])
  }

  func makeInitialController() -> ViewController { FoldersController() }
}

@MainActor @Suite struct TreeTests {
  @Test func `Right opens a row and left closes it, or goes to the one above it`() async throws {
    let session = try await ApplicationSession(FoldersDelegate(), size: Size(24, 10))
    #expect(
      session.lines == [
        "  Name    Length", "> ▸ home       5", "    tmp        4",
      ])
    try await session.press("right down right")
    let open = [
      "  Name         Length", "  ▾ home            5", ">   ▾ ada           9",
      "        notes      15", "      bo            8", "    tmp             4",
    ]
    #expect(session.lines == open)
    try await session.press("right down left left")
    #expect(session.lines[2] == ">   ▸ ada       9" && session.lines[3].contains("bo"))
    try await session.press("left")
    #expect(session.lines[1] == "> ▾ home        5")
    try await session.press("left")
    #expect(session.lines.count == 3)
    try await session.press("right")
    #expect(session.lines[2] == "    ▸ ada       9")
  }

  @Test func `Lines of text say where a row stands`() async throws {
    let session = try await ApplicationSession(FoldersDelegate(), size: Size(24, 10))
    try await session.press("right")
    for line in ["open, home, 5", "level 2, closed, ada, 9", "level 2, bo, 8"] {
      #expect(session.plainText.contains(line), "\(session.plainText)")
    }
    session.resize(to: Size(60, 20))
    try await session.press("?")
    #expect(session.screen.contains("left right       open or close the row"))
  }

  @Test func `Rows that are filtered stand in no tree, those that are closed too`() async throws {
    for keys in ["", "o "] {
      let session = try await ApplicationSession(FoldersDelegate(), size: Size(24, 10))
      try await session.press(keys + "/ \"o\" return")
      #expect(
        Set(session.lines.map { $0.dropFirst(2).prefix { $0 != " " } }) == [
          "Name", "home", "notes", "bo",
        ])
    }
  }

  @Test func `Rows are ordered below the row to which they belong`() async throws {
    let session = try await ApplicationSession(FoldersDelegate(), size: Size(24, 10))
    try await session.press("o O")
    #expect(session.lines[1...2] == ["    tmp        4", "> ▸ home       5"])
    try await session.press("right")
    #expect(
      session.lines[1...4] == [
        "    tmp         4", "> ▾ home        5", "      bo        8", "    ▸ ada       9",
      ])
    try await session.press("down down right")
    #expect(session.lines[5].contains("notes"))
    try await session.press("down left left left")
    #expect(session.lines[2] == "> ▾ home        5")
    try await session.press("O o")
    #expect(session.lines[1] == "    tmp         4")
  }

  @Test func `A list that is printed has the rows that are closed too`() async throws {
    let session = try await ApplicationSession(FoldersDelegate())
    let names = session.topController.listContent?.rows.map { $0[0] }
    #expect(names == ["home", "ada", "notes", "bo", "tmp"].map { .string($0) })
  }

  @Test func `A row has no more room than its column`() async throws {
    let session = try await ApplicationSession(FoldersDelegate(), size: Size(9, 10))
    try await session.press("right down right")
    #expect(session.lines.count == 6)
  }
}
