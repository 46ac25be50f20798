import CommandLine
import Diagnostics
import Generator
import Reporting
import Workspace

/// `armature new`: a spec becomes a project.
struct New: Command {
  static let about = CommandDescription(
    "new", summary: "Write a new project from a spec.",
    discussion: """
      The project is written at once or not at all. A folder that exists and is not empty is refused.

        armature new news-reader.yml
        armature new news-reader.yml --output ~/NewsReader
      """)

  @Argument("The spec, a YAML file.") var spec: String
  @Option(
    "Where the project goes; a folder with the application's name when it is left out.",
    short: "o", value: "FOLDER")
  var output: String?
  @Flag("Print only what is wrong.", short: "q") var quiet: Bool
  @Flag("Name every file that was written.", short: "v") var verbose: Bool

  func run() throws -> ExitStatus {
    if quiet, verbose { throw UsageRefusal("--quiet and --verbose contradict each other") }
    let clock = ContinuousClock()
    let start = clock.now
    let source = SpecificationSource(spec)
    let reading = try source.reading()
    Terminal.print(reading.diagnostics, in: reading.sources)
    guard let specification = reading.specification else {
      Terminal.printError("\(spec) has errors; nothing was written\n")
      return .found
    }
    let project = try ProjectGenerator(toolVersion: Armature.version)
      .project(for: specification, archives: source.archives(of: specification))
    let target = output ?? specification.application.name
    try FileTree(project).write(to: target)
    let summary = NewProjectSummary(of: project, for: specification, at: target)
    if !quiet {
      Terminal.print(
        summary.text(
          duration: clock.now - start, listsFiles: verbose, isColored: Terminal.hasColour))
    }
    if let advice = SQLiteHeader.advice(for: specification) { Terminal.printError(advice) }
    return .done
  }
}

extension FileTree {
  /// The files of a project as they go to the disk.
  init(_ project: GeneratedProject) throws(WorkspaceError) {
    self.init()
    for file in project.files { try add(File(file.bytes), at: file.path) }
  }
}
