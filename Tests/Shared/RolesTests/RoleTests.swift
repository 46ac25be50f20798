import Roles
import Testing

@Suite struct RoleTests {
  @Test(arguments: [
    ("NewsStore", Role.store), ("NewsCell", .view), ("NewsDataSource", .dataSource),
    ("NewsViewDelegate", .delegateProtocol), ("ApplicationDelegate", .delegateProtocol),
    ("NewsApplicationDelegate", .applicationDelegate), ("NewsController", .controller),
  ]) func `The longest suffix says what a type is`(name: String, role: Role) {
    #expect(Role(suffixOf: name) == role)
  }

  @Test func `A suffix alone is not a name, and most names have none`() {
    #expect(Role(suffixOf: "Store") == nil)
    #expect(Role(suffixOf: "News") == nil)
  }

  @Test func `Models know models only and views know no models`() {
    #expect(Role.model.allowedDependencies == [.model])
    #expect(!Role.view.allowedDependencies.contains(.model))
    #expect(!Role.view.allowedDependencies.contains(.controller))
    #expect(!Role.operation.allowedDependencies.contains(.controller))
    #expect(!Role.dataSource.allowedDependencies.contains(.store))
    #expect(Role.applicationDelegate.allowedDependencies == Set(Role.allCases))
  }

  @Test func `Every role has a folder, and a folder its first role`() {
    for role in Role.allCases where role != .delegateProtocol {
      #expect(Role(folder: role.folder) == role)
    }
    #expect(Role(folder: "Helpers") == nil)
  }
}
