import Foundation
import TestSupport
import Testing

@Suite struct SpecTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  @Test func `Another reader of JSON Schema accepts the examples and rejects faulty specs`() throws
  {
    let workplace = try Workplace()
    try workplace.write(try workplace.run("spec", "schema").output, at: "schema.json")
    let environment = try output(
      of: Self.root.path + "/Scripts/python-environment.sh",
      ["schema", "check-jsonschema==0.31.0"])
    let check = environment.output.trimmingCharacters(in: .newlines) + "/check-jsonschema"
    func status(of spec: String) throws -> Int32 {
      try output(of: check, ["--schemafile", workplace.path + "/schema.json", spec]).status
    }
    let metaschema = ["--check-metaschema", workplace.path + "/schema.json"]
    #expect(try output(of: check, metaschema).status == 0)
    for name in try Self.exampleNames {
      #expect(try status(of: Workplace.examples + "/\(name).yml") == 0, "\(name)")
    }
    let fixtures = Self.root.path + "/Tests/Generator/SpecificationTests/Fixtures/Errors/"
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures)
    #expect(names.count >= 5)
    // What a key may do and a path names, only a rule can judge that knows the types.
    for name in names where !["actions.yml", "paths.yml"].contains(name) {
      #expect(try status(of: fixtures + name) == 1, "\(name)")
    }
  }

  @Test func `What a part of a spec does not say, its schema does not ask for`() throws {
    func required(_ text: String) throws -> [String?] {
      let schema = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
      return [schema, definitions["application"], definitions["cluster"]].map { entry in
        (entry?["required"] as? [String])?.joined(separator: " ")
      }
    }
    let workplace = try Workplace()
    #expect(
      try required(workplace.run("spec", "schema").output) == [
        "armature application", "name", "by",
      ])
    #expect(try required(workplace.run("spec", "schema", "--part").output) == [nil, nil, "by"])
  }

  @Test func `What decides in a cluster is explained of models and of views`() throws {
    for path in ["models.cluster.by", "views.cluster.by"] {
      let text = try Workplace().run("explain", path).output
      #expect(text.contains("in a view 'weekday', or a name of yours"), "\(text)")
    }
  }

  @Test func `The reference in the repository is what the tool prints`() throws {
    let file = Self.root.appending(path: "Sources/Generator/Specification/REFERENCE.md")
    let printed = try Workplace().run("spec", "reference").output
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["ARMATURE_RECORD"] == "1" {
      try printed.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(written == printed, "run 'ARMATURE_RECORD=1 swift test --filter SpecTests' and look")
  }

  @Test func `Every key can be explained and stands in an example`() throws {
    let workplace = try Workplace()
    let reference = try workplace.run("spec", "reference").output
    var paths: [String] = []
    var section = ""
    for line in reference.split(separator: "\n") {
      if line.hasPrefix("# The errors") { break }
      if line.hasPrefix("## ") {
        let path = line.split(separator: "`", omittingEmptySubsequences: false)
        section = path.count > 1 ? path[1] + "." : ""
      } else if line.hasPrefix("| `") {
        paths.append(section + line.dropFirst(3).prefix { $0 != "`" })
      }
    }
    #expect(paths.count > 60)
    for path in paths {
      let text = try workplace.run("explain", path).output
      #expect(text.contains("\nValue: "), "\(path)")
      #expect(text.contains("\nIn Examples/"), "no example has \(path)")
    }
  }

  @Test func `A key is explained with its value and a place where it stands`() throws {
    let outcome = try Workplace().run("explain", "models.attributes.unique")
    #expect(
      outcome.output == """
        models.attributes.unique

        Of an attribute: whether the value identifies an object.
        Value: `true` or `false`.

        In Examples/employee-directory.yml:

            models:
              Employee:
                attributes:
                  number: { type: Int, unique: true, minimum: 1 }

        """)
  }

  @Test func `Every code of a spec's errors can be explained`() throws {
    let workplace = try Workplace()
    let reference = try workplace.run("spec", "reference").output
    let index = try #require(reference.split(separator: "# The errors of a spec").last)
    let codes = try #require(index.split(separator: "# Predicates").first).matches(
      of: /\| ([a-z0-9_]+) \|/
    ).map { String($0.1) }.dropFirst()
    #expect(codes.count > 40)
    for code in codes {
      #expect(try workplace.run("explain", code).output.hasPrefix(code + "\n\n"), "\(code)")
    }
  }

  @Test func `A name that nothing has is refused with the nearest one`() throws {
    let outcome = try Workplace().run("explain", "models.attributes.uniqe")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("models.attributes.unique"))
  }

  @Test func `An example's project is written by its name`() throws {
    let workplace = try Workplace()
    #expect(try workplace.run("new", "--example", "everything").status == 0)
    #expect(workplace.names == ["Newsroom"])
    let unnamed = try workplace.run("new")
    #expect(unnamed.status == 64)
    for name in try Self.exampleNames { #expect(unnamed.errors.contains(name)) }
    #expect(try workplace.run("new", "--example", "nothing").status == 64)
    #expect(try workplace.run("new", "a.yml", "--example", "everything").status == 64)
  }

  @Test func `Every example becomes a project`() throws {
    let workplace = try Workplace()
    for name in try Self.exampleNames {
      let outcome = try workplace.run("new", "--example", name, "--output", name)
      #expect(outcome.status == 0, "\(name): \(outcome.errors)")
    }
  }

  @Test func `A word that the settings beside a spec accept is right in it`() throws {
    let project = try GeneratedNewsReader()
    try project.change("armature.yml", "body: String\n", "body: String\n      brelbo: String?\n")
    let warning = "no list knows 'brelbo'"
    let outcome = try project.generate()
    #expect((outcome.output + outcome.errors).contains(warning))
    let folder = project.url("").path
    #expect(try BuiltTool(in: folder).run(["words", "accept", "brelbo"]).status == 0)
    for outcome in try [project.generate(), project.check(), BuiltTool(in: folder).run(["check"])] {
      #expect(!(outcome.output + outcome.errors).contains(warning))
    }
  }

  @Test func `Many errors of one kind are summed up`() throws {
    let workplace = try Workplace()
    let keys = (0..<1_000).map { "  key\($0): 1\n" }.joined()
    try workplace.write("armature: 1\napplication:\n  name: A\n" + keys, at: "many.yml")
    let short = try workplace.run("new", "many.yml").errors
    #expect(short.matches(of: /\[unknown_key\]\n/).count == 20)
    #expect(short.contains("and 980 more like this [unknown_key]; --all prints them\n"))
    let whole = try workplace.run("new", "many.yml", "--all").errors
    #expect(whole.matches(of: /\[unknown_key\]\n/).count == 1_000)
  }

  private static var exampleNames: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: Workplace.examples)
        .filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
    }
  }

  private func output(
    of program: String, _ arguments: [String]
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
