import ApplicationKit
import ModelKit
import SQLiteStorage

/// A list of fruit, for tests that need a process with a terminal.
final class FruitCell: TableViewCell, ViewLayout {
  @Outlet var nameLabel = Label()

  var layout: Layout { .row(nameLabel) }
}

struct BadFruitError: Error, CustomStringConvertible {
  var description: String { "this fruit is bad" }
}

final class FruitController: TableViewController<String, FruitCell>, TableControllerSpecification {
  private let fruit = ArrayDataSource(["apple", "梨", "cherry"])

  var title: String { "Fruit" }

  func makeDataSource() -> TableViewDataSource<String, FruitCell> {
    TableViewDataSource(fruit) { cell, name in cell.nameLabel.show(name) }
  }

  var actions: [KeyAction] {
    [
      KeyAction("n", "name") {
        self.ask("Name") { name in self.fruit.show(self.fruit.items + [name]) }
      },
      KeyAction("e", "error") { throw BadFruitError() },
      KeyAction("c", "crash") {
        print("last words")
        fatalError("the fruit has fallen")
      },
      KeyAction("h", "hang") { while true {} },
      KeyAction("s", "save") { self.save() },
      KeyAction("o", "overflow") { _ = Self.depth(of: 1) },
    ]
  }

  private func save() {
    fruit.show(fruit.items + ["plum"])
    application?.perform {
      try await Task.sleep(for: .milliseconds(300))
      print("the plum is saved")
    }
  }

  private static func depth(of level: Int) -> Int {
    level == 0 ? 0 : depth(of: level + 1) + 1
  }
}

final class Fruit: ManagedObject, Model {
  @Attribute("name", default: "") var name: String
}

final class FruitDelegate: ApplicationDelegate {
  let name = "Fruit"
  let settings = [Setting("limit", Int.self)]

  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment {
    let store = try ObjectStore(
      StoreDescription(name: "Fruit", models: [Fruit.self], engine: SQLiteEngine.self), at: location
    )
    return ApplicationEnvironment(stores: [store])
  }

  func makeInitialController() -> ViewController { FruitController() }
}

Application.run(FruitDelegate())
