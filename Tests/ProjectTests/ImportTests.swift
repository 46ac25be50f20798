import Testing

@Suite struct ImportTests {
  /// Of the system, without Foundation: with it the shipped binary would be eight times as large.
  private static let system: Set<String> = [
    "Dispatch", "FoundationEssentials", "Glibc", "Synchronization",
  ]

  private let table: PackageTable

  init() throws { table = try PackageTable() }

  @Test func `The table of targets is read`() {
    #expect(table.dependencies.count > 15)
    #expect(table.dependencies["Mustache"] == [])
    #expect(table.dependencies["Templates"]?.contains("Mustache") == true)
    #expect(table.shipped.isSuperset(of: ["armature", "CommandLine", "YAML", "Mustache"]))
    #expect(!table.shipped.contains("TestSupport"))
  }

  @Test func `A shipped module imports what the table allows and nothing of Foundation`() throws {
    for name in table.shipped.sorted() {
      let allowed = (table.dependencies[name] ?? []).union(Self.system)
      for path in Repository.paths(below: "Sources/" + name, endingIn: ".swift") {
        for module in try PackageTable.imports(of: path) {
          #expect(allowed.contains(module), "\(path) imports \(module)")
        }
      }
    }
  }

  @Test func `Every folder of Sources is a target`() throws {
    for name in try Repository.folders(in: "Sources") where name != "CYAML" {
      #expect(table.dependencies[name] != nil, "\(name)")
    }
  }

  @Test func `The README has every module with what it may import`() throws {
    let row = /(?m)^\| `(\w+)` \| [^|]+ \| ([^|]*) \|$/
    var listed: [String: Set<String>] = [:]
    for match in try Repository.text(at: "README.md").matches(of: row) {
      listed[String(match.1)] = Set(match.2.matches(of: /\w+/).map { String($0.0) })
    }
    listed = listed.mapValues { $0 == ["nothing"] ? [] : $0 }
    let modules = table.dependencies.filter { Repository.isFolder("Sources/" + $0.key) }
    for name in Set(listed.keys).union(modules.keys).sorted() {
      let expected = modules[name].map { $0.sorted().joined(separator: ", ") } ?? "no such module"
      let found = listed[name].map { $0.sorted().joined(separator: ", ") } ?? "no row"
      #expect(found == expected, "\(name)")
    }
  }
}
