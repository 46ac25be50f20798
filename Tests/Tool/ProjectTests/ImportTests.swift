import Testing

@Suite struct ImportTests {
  /// Of the system, without Foundation: with it the shipped binary would be eight times as large.
  private static let system: Set<String> = [
    "Dispatch", "FoundationEssentials", "Synchronization",
  ]

  private static let rooms = ["Shared", "Linter", "Generator", "Tool"]

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
      let folder = try #require(room(of: name)).appending("/" + name)
      for path in Repository.paths(below: "Sources/" + folder, endingIn: ".swift") {
        for module in try PackageTable.imports(of: path) where !isPort(path) {
          #expect(allowed.contains(module), "\(path) imports \(module)")
        }
      }
    }
  }

  /// The one file that names the C library of each platform.
  private func isPort(_ path: String) -> Bool {
    path == "Sources/Shared/SystemLibrary/SystemLibrary.swift"
  }

  private func room(of module: String) -> String? {
    Self.rooms.first { Repository.isFolder("Sources/\($0)/\(module)") }
  }

  @Test func `The rooms are those of the architecture, and every folder in them is a target`()
    throws
  {
    #expect(try Repository.folders(in: "Sources") == Self.rooms.sorted())
    for room in Self.rooms {
      for name in try Repository.folders(in: "Sources/" + room) where name != "CYAML" {
        #expect(table.dependencies[name] != nil, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("Shared", ["Shared"]), ("Linter", ["Shared", "Linter"]),
    ("Generator", ["Shared", "Generator"]),
  ])
  func `A room knows only those below it`(room: String, known: [String]) throws {
    for name in try Repository.folders(in: "Sources/" + room) {
      for module in table.dependencies[name] ?? [] where module != "CYAML" {
        #expect(known.contains(self.room(of: module) ?? ""), "\(name)")
      }
    }
  }

  @Test func `The README has every module with what it may import`() throws {
    let row = /(?m)^\| `(\w+)` \| [^|]+ \| ([^|]*) \|$/
    var listed: [String: Set<String>] = [:]
    for match in try Repository.text(at: "README.md").matches(of: row) {
      listed[String(match.1)] = Set(match.2.matches(of: /\w+/).map { String($0.0) })
    }
    listed = listed.mapValues { $0 == ["nothing"] ? [] : $0 }
    let modules = table.dependencies.filter { room(of: $0.key) != nil }
    for name in Set(listed.keys).union(modules.keys).sorted() {
      let expected = modules[name].map { $0.sorted().joined(separator: ", ") } ?? "no such module"
      let found = listed[name].map { $0.sorted().joined(separator: ", ") } ?? "no row"
      #expect(found == expected, "\(name)")
    }
  }
}
