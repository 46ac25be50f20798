import Roles
import Testing

@testable import Generator

/// Where files lie and how types end follows from the table of roles.
@Suite struct RoleTableTests {
  @Test(arguments: GoldenTree.names)
  func `Every file of a target lies in the folder of its role`(name: String) throws {
    let files = try GoldenTree.named(name).files.filter { $0.path.hasPrefix("Sources/\(name)/") }
    #expect(!files.isEmpty)
    for file in files where file.path.hasSuffix(".swift") {
      let parts = file.path.split(separator: "/").map(String.init)
      // What views, data sources and controllers name lies in the folder of no layer.
      if parts[2] == "Texts" { continue }
      let role = try #require(Role(folder: parts[2]), "\(file.path)")
      let type = parts[3].prefix { $0 != "." && $0 != "+" }
      guard role != .dataSource, type != "main" else { continue }
      #expect(Role(suffixOf: String(type)) == (role == .model ? nil : role), "\(file.path)")
    }
  }

  @Test func `A subject is what is left without the suffix`() {
    #expect(Role.controller.subject(of: "NewsListController") == "NewsList")
    #expect(Role.controller.subject(of: "Controller") == "Controller")
    #expect(Role.model.subject(of: "News") == "News")
    #expect(Role.view.subject(of: "NewsCell") == "News")
  }
}
