import Foundation
import TestSupport
import Testing

@Suite struct ExampleTests {
  @Test func `The examples build without a warning`() async throws {
    let projects = try await GeneratedProjects.shared.value
    #expect(!projects.buildReport.contains("warning:"))
  }

  @Test func `The examples pass their own tests`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let tests = try run("swift test --skip-build", in: projects.package)
    #expect(tests.status == 0, "\(tests.output)")
    #expect(tests.output.contains("byline is yours to write"))
  }

  @Test func `The formatter finds nothing in a generated project`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let lint = try run(
      "git init -q . && rm -rf lint && mkdir lint && cp -r Sources Tests PhotoLibrary DailyChoice CheckMarkList EmployeeDirectory Everything Ledger NewsArchive lint/ && "
        + "swift-format lint --strict --recursive lint",
      in: projects.package)
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test func `No generated file is long outside of the kits`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let counts = try run(
      "find Sources/NewsReader Tests/NewsReaderTests PhotoLibrary/Sources/PhotoLibrary "
        + "PhotoLibrary/Tests/PhotoLibraryTests -type f | xargs wc -l | grep -v ' total$'",
      in: projects.package)
    for line in counts.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      let count = try #require(words.first.flatMap { Int($0) })
      #expect(count <= 150, "\(line)")
      if line.contains("/Models/"), line.contains("+Generated") { #expect(count < 60, "\(line)") }
    }
  }

  @Test func `The report tells what is yours to write and what comes next`() async throws {
    let report = try await GeneratedProjects.shared.value.newsReaderReport
    #expect(report.contains("yours to write (1)"))
    #expect(report.contains("Sources/NewsReader/Models/News.swift:6 byline"))
    #expect(report.contains("swift run NewsReader"))
  }

  @Test func `The manifests of the digests hold`() async throws {
    let projects = try await GeneratedProjects.shared.value
    // The package itself has the kits of all projects in it.
    let check = try run(
      "sha256sum --check --quiet .armature/manifest",
      in: projects.package.appending(path: "PhotoLibrary"))
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `A project lints clean, by itself and before a commit`() async throws {
    let projects = try await GeneratedProjects.shared.value
    let tools = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
    let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts").standardizedFileURL.path
    let lint = try run(
      """
      set -e
      export PATH=\(tools):$PATH
      rm -rf ../Linted && cp -r PhotoLibrary ../Linted && cd ../Linted && git init -q . && git add -A
      armature lint
      "$(\(scripts)/python-environment.sh pre-commit pre-commit==4.0.1)/pre-commit" run --all-files
      """, in: projects.package)
    #expect(lint.status == 0, "\(lint.output)")
    #expect(lint.output.contains("0 errors, 0 warnings"))
    #expect(lint.output.contains("Passed"))
  }
}
