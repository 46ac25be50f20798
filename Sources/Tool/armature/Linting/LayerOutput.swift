import CommandLine
import Linting
import Reporting
import SourceModel

/// What `lint --layers` prints: who depends on whom, as a table or as JSON.
struct LayerOutput {
  /// As the user wrote them; the working folder where there are none.
  let paths: [String]
  /// As given on the command line: `text` or `json`, either with `=FILE`.
  let format: [String]
  let jobs: Int?

  func write() throws(LintFailure) -> ExitStatus {
    let requests = try OutputRequest.all(format.isEmpty ? ["text"] : format)
    for request in requests where request.name != "text" && request.name != "json" {
      throw .unknownFormat(request.name, known: ["text", "json"])
    }
    let threads = jobs ?? LintRequest(.paths(paths)).threads
    let results = try LayerRun.results(paths: paths.isEmpty ? ["."] : paths, threads: threads)
    for output in requests {
      let text =
        output.name == "json"
        ? LayerDocument(results).text
        : results.map { LayerMatrixText($0).text }.joined(separator: "\n")
      guard let file = output.file else {
        Terminal.print(text)
        continue
      }
      try OutputFile.write(text, to: file)
    }
    return .done
  }
}

/// The layers of projects for scripts. Lines and columns count from 1, columns in bytes.
struct LayerDocument {
  let text: String

  init(_ results: [LayerRun.Result]) {
    text = JSONValue.object([("projects", .array(results.map(Self.project)))]).document
  }

  private static func project(_ result: LayerRun.Result) -> JSONValue {
    let report = result.report
    let layers = report.layers.map { layer in
      JSONValue.object([("name", .string(layer.name)), ("types", .number(layer.typeCount))])
    }
    return .object([
      ("settings", result.settings.map(JSONValue.string) ?? .null),
      ("layers", .array(layers)),
      ("edges", .array(report.edges.map { edge($0, in: result) })),
      ("cycles", .array(report.cycles.map(cycle))),
    ])
  }

  private static func edge(_ edge: LayerEdge, in result: LayerRun.Result) -> JSONValue {
    .object([
      ("from", .string(edge.from)), ("to", .string(edge.to)), ("count", .number(edge.count)),
      ("isAllowed", .boolean(edge.wrongUses.isEmpty)),
      ("wrong", .array(edge.wrongUses.map { wrong($0, in: result) })),
    ])
  }

  private static func wrong(_ use: LayeredUse, in result: LayerRun.Result) -> JSONValue {
    let position = result.position(of: use.range)
    return .compact([
      ("path", .string(use.path)), ("file", .string(use.range.file)),
      ("line", position.map { .number($0.line) }), ("column", position.map { .number($0.column) }),
    ])
  }

  private static func cycle(_ cycle: LayerCycle) -> JSONValue {
    .array(
      cycle.types.map { member in
        .object([("type", .string(member.name)), ("layer", .string(member.layer))])
      })
  }
}
