import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  @Test(arguments: [("", "there is no ''"), ("a.swift", "'a.swift' is not a folder")])
  func `What is not a folder is no place to begin`(folder: String, message: String) throws {
    let place = try GitWorkplace()
    try place.write("let a = 1\n", at: "a.swift")
    let outcome = try BuiltTool(in: place.place.path).run(["init", folder])
    #expect(outcome.status == 2 && outcome.errors == "error: \(message)\n")
  }

  @Test func `A tree begins with settings, a baseline and what to mend first`() throws {
    let place = try GitWorkplace()
    try place.write("struct Photo { var a_b = 1 }\n", at: "Sources/App/Models/Photo.swift")
    try place.write(
      "final class PhotoView { var photo: Photo? }\n", at: "Sources/App/Views/PhotoView.swift")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(["init"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("[letter_case]"))
    #expect(outcome.output.contains("[layer_dependency]"))
    #expect(outcome.output.hasSuffix("next: armature lint\n"))
    let settings = try String(
      contentsOfFile: place.place.path + "/.swiftlint-rules", encoding: .utf8)
    #expect(settings.contains("included: [Sources]\n"))
    #expect(settings.contains("  view: { folders: [Views], suffixes: [Cell, View], uses: ["))
    let lint = try tool.run(["lint"])
    #expect(lint.status == 0 && lint.output.isEmpty)
    #expect(try tool.run(["init"]).status == 2)
  }

  @Test func `No word is accepted, however many files use it`() throws {
    let place = try GitWorkplace()
    for number in 0..<6 {
      try place.write(
        "let blorbRow\(number) = 1, reqRow\(number) = 2\n", at: "Sources/App/A\(number).swift")
    }
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    #expect(try tool.run(["init"]).status == 0)
    let settings = try String(
      contentsOfFile: place.place.path + "/.swiftlint-rules", encoding: .utf8)
    #expect(!settings.contains("words:"))
    // What the project says in many files is its own word without any list; a short form is not.
    let found = try tool.run(["lint", "--no-baseline"]).output
    #expect(found.contains("'req'") && !found.contains("'blorb'"))
  }

  @Test func `A folder's chance name makes no layer, and every folder with Swift is included`()
    throws
  {
    let place = try GitWorkplace()
    try place.write("enum Reachability {}\n", at: "Sources/App/Network/Reachability.swift")
    try place.write("struct Photo {}\n", at: "Sources/App/Models/Photo.swift")
    try place.write("struct Old {}\n", at: "Sources/App/Views/OldView.swift")
    try place.write("let one = 1\n", at: "Tools/a.swift")
    try place.write("let two = 1\n", at: "Package.swift")
    try place.write("let three = 1\n", at: "Pods/Other/b.swift")
    try place.write("let four = 1\n", at: "Built/c.swift")
    try place.write("let five = 1\n", at: ".github/actions/d.swift")
    try place.write("let six = 1\n", at: ".cache/e.swift")
    try place.git("add", ".github")
    try place.write("/Built\n", at: ".gitignore")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(["init"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """
          left out Package.swift: it lies in none of the included folders
          left out .github: it is hidden
          left out Built: git ignores it
          left out Pods: others' sources are brought there
        """))
    let settings = try String(
      contentsOfFile: place.place.path + "/.swiftlint-rules", encoding: .utf8)
    #expect(settings.contains("included: [Sources, Tools]\n"))
    #expect(settings.contains("  model: {") && !settings.contains("  service: {"))
  }

  @Test func `A project inside with a root of its own is left out`() throws {
    let place = try GitWorkplace()
    try place.write("let a_b = 1\n", at: "Sources/App/a.swift")
    try place.write("rules: { short_name: off }\n", at: "Tools/.swiftlint-rules")
    try place.write("let c_d = 1\n", at: "Tools/b.swift")
    try place.write("root: true\n", at: "Other/.swiftlint-rules")
    try place.write("let e_f = 1\n", at: "Other/Views/c.swift")
    try place.write("rules: { short_name: off }\n", at: "Other/Inner/.swiftlint-rules")
    try place.write("let g_h = 1\n", at: "Other/Inner/d.swift")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    let outcome = try tool.run(["init"])
    #expect(outcome.output.contains("left out Other: it is a project of its own\n"))
    #expect(!outcome.output.contains("left out Other/Inner"))
    let baseline = try String(
      contentsOfFile: place.place.path + "/.swiftlint-baseline", encoding: .utf8)
    #expect(baseline.contains("a.swift") && baseline.contains("b.swift"))
    #expect(!baseline.contains("c.swift") && !baseline.contains("d.swift"))
    let settings = try String(
      contentsOfFile: place.place.path + "/.swiftlint-rules", encoding: .utf8)
    #expect(settings.contains("included: [Sources, Tools]\n"))
    let found = try tool.run(["lint", "--format", "concise"]).output.split(separator: "\n")
    #expect(found.allSatisfy { $0.hasPrefix("Other/") } && !found.isEmpty)
  }

  @Test func `A tree without folders of roles gets no layers`() throws {
    let place = try GitWorkplace()
    try place.write("struct Photo {}\n", at: "Sources/Library/Photo.swift")
    let tool = BuiltTool(in: place.place.path, environment: GitWorkplace.plain)
    #expect(try tool.run(["init"]).output.contains("nothing was found, so there is no baseline"))
    let settings = try String(
      contentsOfFile: place.place.path + "/.swiftlint-rules", encoding: .utf8)
    #expect(!settings.contains("layers:"))
  }
}

@Suite struct ExplainTests {
  @Test func `A rule is explained with its options and examples`() throws {
    let place = try Workplace()
    let output = try place.run("explain", "letter_case").output
    #expect(output.hasPrefix("letter_case\n\nTypes are written in UpperCamelCase"))
    #expect(output.contains("  acronyms: "))
    #expect(output.contains("    //  ^^^^^^^^^^ letter_case: write 'photoCell'"))
    #expect(try place.run("explain").output.contains("delegate_reference  "))
    let key = try place.run("explain", "overrides").output
    #expect(key.hasPrefix("overrides\n\nOf .swiftlint-rules: ") && key.contains("- paths: [Tests]"))
    let unknown = try place.run("explain", "leter_case")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'letter_case'?"))
  }
}
