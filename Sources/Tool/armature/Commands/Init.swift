import CommandLine
import Linting
import Reporting

/// Begins linting in a tree that has been there for a while.
struct Init: Command {
  static let about = CommandDescription(
    "init", summary: "Begin linting in an existing project.",
    discussion: """
      Reads the tree, writes .swiftlint-rules with the layers that its folders show, and a baseline with \
      everything that is found now, so that only what is new counts. Prints what is most worth mending.
      """)

  @Argument("The project's folder; the working folder without one.", name: "FOLDER")
  var folder: String?

  func run() throws -> ExitStatus {
    let start = try ProjectStart(folder: folder ?? ".")
    let result = start.result
    let report = Report(start.foremost, sources: result.sources)
    Terminal.print(TextFormat(isColored: Terminal.hasColour).text(of: report))
    let count = result.diagnostics.count
    Terminal.print(
      """
      \(start.foremost.isEmpty ? "" : "\n")wrote \(start.settingsPath): how this project is linted
      \(Self.leftOut(start))\(count == 0 ? "nothing was found, so there is no baseline" : Self.baseline(start, count: count))
      next: armature lint

      """)
    return .done
  }

  /// How many of them are told one by one.
  private static let mostLeftOut = 12

  private static func leftOut(_ start: ProjectStart) -> String {
    let rest = start.leftOut.count - mostLeftOut
    let more = rest > 0 ? ["\(rest) more"] : []
    return (start.leftOut.prefix(mostLeftOut) + more).map { "  left out \($0)\n" }.joined()
  }

  private static func baseline(_ start: ProjectStart, count: Int) -> String {
    let noun = count == 1 ? "finding that is" : "findings that are"
    return "wrote \(start.baselinePath): the \(count) \(noun) there now"
  }
}
