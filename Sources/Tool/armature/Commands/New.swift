import CommandLine
import Diagnostics
import Generator
import Reporting
import Specification
import Words
import Workspace

/// `armature new`: a spec becomes a project.
struct New: Command {
  static let about = CommandDescription(
    "new", summary: "Write a new project from a spec.",
    discussion: """
      The project is written at once or not at all. A folder that exists and is not empty is refused.

        armature new news-reader.yml
        armature new news-reader.yml --output ~/NewsReader
        armature new --example news-reader
      """)

  @Argument("The spec, a YAML file.") var spec: String?
  @Option("An example that armature has with it, in place of a spec.", value: "NAME")
  var example: String?
  @Option(
    "Where the project goes; a folder with the application's name when it is left out.",
    short: "o", value: "FOLDER")
  var output: String?
  @Flag("Print only what is wrong.", short: "q") var quiet: Bool
  @Flag("Name every file that was written.", short: "v") var verbose: Bool
  @Flag("Print every error, however many are of one kind.") var all: Bool

  func run() throws -> ExitStatus {
    if quiet, verbose { throw UsageRefusal("--quiet and --verbose contradict each other") }
    let clock = ContinuousClock()
    let start = clock.now
    let source = try source
    guard let (specification, project) = try source.project(showingAll: all) else { return .found }
    let target = output ?? specification.application.name
    let kits = specification.application.kits?.name ?? KitsPackage.ownName
    if target.split(separator: "/").last?.lowercased() == kits.lowercased() {
      throw UsageRefusal(
        "the package of the kits is called '\(kits)'; give the project another folder by --output")
    }
    try FileTree(project).write(to: target)
    let report = NewProjectSummary(of: project, for: specification, at: target)
    if !quiet {
      Terminal.print(
        report.text(
          duration: clock.now - start, listsFiles: verbose, isColored: Terminal.hasColour))
    }
    if let advice = SQLiteHeader.advice(for: specification) { Terminal.printError(advice) }
    return .done
  }

  /// The spec or the example that is named.
  private var source: SpecificationSource {
    get throws {
      let examples = alternatives(SpecificationSource.examples)
      switch (spec, example) {
      case (let spec?, nil): return SpecificationSource(spec)
      case (nil, let example?):
        if let source = SpecificationSource(example: example) { return source }
        throw UsageRefusal("no example is called '\(example)'; expected \(examples)")
      case (nil, nil):
        throw UsageRefusal("name a spec, or use --example with one of these: \(examples)")
      case (_?, _?): throw UsageRefusal("give a spec or --example, not both")
      }
    }
  }
}

extension FileTree {
  /// The files of a project as they go to the disk.
  init(_ project: GeneratedProject) throws(WorkspaceError) {
    self.init()
    for file in project.files { try add(File(file.bytes), at: file.path) }
  }
}
