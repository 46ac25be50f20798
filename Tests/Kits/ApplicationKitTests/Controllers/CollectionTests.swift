import ModelKit
import Testing

@testable import ApplicationKit

/// Shows the writers side by side.
private final class TilesController: CollectionViewController<Writer, WriterCell>,
  CollectionControllerSpecification
{
  let title = "Writers"

  func makeDataSource() throws -> TableViewDataSource<Writer, WriterCell> {
    let items = ArrayDataSource(try Writer.all(in: environment.library))
    return TableViewDataSource(items) { cell, writer in cell.nameLabel.show(writer.name) }
  }
}

private final class TilesDelegate: ApplicationDelegate {
  let name = "Tiles"

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let library = try Library(at: location)
    for number in 0..<9 { Writer.insert(in: library).name = "Writer \(number)" }
    return ApplicationEnvironment(stores: [library])
  }

  func makeInitialController() -> ViewController { TilesController() }
}

@MainActor @Suite struct CollectionTests {
  @Test func `Cells stand side by side, and keys go through lines and cells`() async throws {
    let session = try await ApplicationSession(TilesDelegate(), size: Size(50, 5))
    #expect(
      session.lines == ["> Writer 0                Writer 1", "  Writer 2                Writer 3"])
    let collection = try #require(session.topController as? TilesController).tableView
    for (keys, index) in [
      ("right", 1), ("down down", 5), ("left", 4), ("up", 2), ("end", 8), ("down", 8), ("home", 0),
    ] {
      try await session.press(keys)
      #expect(collection.selectedIndex == index, "\(keys)")
    }
  }

  @Test func `Cells are as wide as the widest of them, up to the width of the screen`() async throws
  {
    let session = try await ApplicationSession(TilesDelegate(), size: Size(64, 5))
    let collection = try #require(session.topController as? TilesController).tableView
    let writer = try #require(try Writer.all(in: session.library).first)
    #expect(session.lines[0].hasSuffix("  Writer 1"))
    writer.name = "Wolfgang Amadeus Mozart of Salzburg"
    collection.reloadData()
    #expect(session.lines[0] == "> Wolfgang Amadeus Mozart of Salzburg")
    #expect(session.lines[1] == "  Writer 1")
    session.resize(to: Size(80, 5))
    #expect(session.lines[0].hasSuffix("  Writer 1"))
    session.resize(to: Size(30, 5))
    #expect(session.lines[0] == "> Wolfgang Amadeus Mozart of…")
    (collection as? CollectionView)?.itemWidth = 15
    #expect(session.lines[0].hasSuffix("  Writer 1"))
  }

  @Test func `The selected cell is always on the screen`() async throws {
    let session = try await ApplicationSession(TilesDelegate(), size: Size(50, 5))
    try await session.press("end")
    #expect(session.lines.last?.hasPrefix("> Writer 8") == true)
    #expect(session.lines.first?.contains("Writer 6") == true)
  }
}
