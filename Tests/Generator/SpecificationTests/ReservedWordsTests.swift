import Foundation
import Testing

@testable import Specification

/// The public declarations of the kits, read from their sources.
private struct KitDeclarations {
  /// The names of types that others can see.
  private(set) var types: Set<String> = []

  /// The names of members that others can see, by the type or the type that is extended.
  private(set) var members: [String: Set<String>] = [:]
  private(set) var staticMembers: [String: Set<String>] = [:]

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(of kits: [String]) throws {
    for kit in kits {
      for file in try Self.swiftFiles(below: Self.root.appending(path: "Templates/\(kit)")) {
        try read(String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  static func swiftFiles(below folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
  }

  private mutating func read(_ source: String) throws {
    let type =
      /^(?:@\w+ )*(?:(public|open) )?(?:final )?(?:class|struct|enum|protocol|extension) (\w+)/
    // A method with parameters goes by its labels too, and leaves its name to others.
    let member =
      /^  (?:@\w+ )*(?:public|open) ((?:\w+ |\w+\(set\) )*)(?:(?:var|let) `?(\w+)|func `?(\w+)`?\(\))/
    var owner = ""
    for line in source.split(separator: "\n") {
      if let match = line.firstMatch(of: type) {
        owner = String(match.2)
        if match.1 != nil { types.insert(owner) }
      } else if let match = line.firstMatch(of: member) {
        let name = String(match.2 ?? match.3 ?? "")
        if match.1.contains("static") {
          staticMembers[owner, default: []].insert(name)
        } else {
          members[owner, default: []].insert(name)
        }
      }
    }
  }
}

struct ReservedWordsTests {
  @Test func `Members that every object has are taken`() throws {
    let kit = try KitDeclarations(of: ["ModelKit"])
    let members = try #require(kit.members["ManagedObject"])
    #expect(members.isSuperset(of: ["objectID", "isChanged", "snapshot"]), "the sources are read")
    #expect(members.subtracting(objectMembers) == [])
  }

  @Test func `Members that every model has are taken`() throws {
    let kit = try KitDeclarations(of: ["ModelKit"])
    let members = try #require(kit.staticMembers["Model"])
    #expect(members.isSuperset(of: ["entity", "destination"]), "the sources are read")
    #expect(members.subtracting(modelMembers) == [])
  }

  @Test func `Members of views and controllers are taken`() throws {
    let kit = try KitDeclarations(of: ["ApplicationKit"])
    let owners = ["Responder", "View", "TableViewCell", "ViewController", "TableViewController"]
    let members = owners.reduce(into: Set<String>()) { $0.formUnion(kit.members[$1] ?? []) }
    #expect(members.isSuperset(of: ["subviews", "viewDidLoad"]), "the sources are read")
    #expect(members.subtracting(interfaceMembers) == [])
  }

  @Test func `Types of the kits that generated files name are taken`() throws {
    let kit = try KitDeclarations(of: ["ModelKit", "SQLiteStorage", "ApplicationKit"])
    let golden = KitDeclarations.root.appending(path: "Tests/Generator/GeneratorTests/Golden")
    var named: Set<String> = []
    for file in try KitDeclarations.swiftFiles(below: golden) where file.path.contains("/Sources/")
    {
      let source = try String(contentsOf: file, encoding: .utf8)
      let code = source.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
      named.formUnion(code.matches(of: /[A-Z]\w+/).map { String($0.output) })
    }
    let used = named.intersection(kit.types)
    #expect(used.isSuperset(of: ["FetchRequest", "ManagedObject"]), "the sources are read")
    #expect(used.subtracting(kitTypeNames) == [])
  }
}
