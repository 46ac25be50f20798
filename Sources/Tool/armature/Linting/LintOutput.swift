import CommandLine
import Diagnostics
import Linting
import Reporting

/// What `lint` prints and writes once it knows what it found.
struct LintOutput {
  let command: Lint
  let formats: OutputFormats
  let result: LintResult

  func write() throws(LintFailure) -> ExitStatus {
    if let fixed = result.fixedText { Terminal.print(fixed) }
    if command.diff {
      let diff = FixDiff(
        result.diagnostics, sources: result.sources, prefix: Repository.prefix)
      Terminal.print(diff.bytes)
      Terminal.print(PlanText(result.diagnostics, sources: result.sources).text)
    } else {
      try writeReports()
    }
    tellBesides()
    if !command.quiet, result.fixedText == nil,
      formats.outputs.contains(where: { $0.format == .text && $0.file == nil })
    {
      Terminal.printError(summary + "\n")
    }
    return status(errors: result.errorCount, warnings: result.warningCount)
  }

  /// - Parameters:
  ///   - errors: how many there are of those that count.
  ///   - warnings: the same.
  private func status(errors: Int, warnings: Int) -> ExitStatus {
    if command.exitZero { return .done }
    let most = command.strict ? 0 : command.maxWarnings ?? warnings
    return errors > 0 || warnings > most ? .found : .done
  }

  private var report: Report {
    Report(
      result.diagnostics, sources: result.sources, rules: result.rules,
      tool: Report.Tool(version: Armature.version), repositoryPrefix: Repository.prefix,
      part: part, pathsElsewhere: pathsElsewhere)
  }

  /// Hosts of code take two reports with one name for the same part of a tree, and the later one for all of it.
  private var part: String {
    let paths = command.paths.filter { $0 != "." }
    let shard = command.shard.map { "shard-\($0.replacing("/", with: "-of-"))/" } ?? ""
    guard !paths.isEmpty else { return shard }
    let whole = Report([], sources: [], repositoryPrefix: Repository.prefix)
    let places = paths.map { path in
      whole.repositoryPath(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
    }
    return places.joined(separator: ",") + "/" + shard
  }

  /// A look at the folder of each file outside of the working folder's repository, which only programs are told of.
  private var pathsElsewhere: [String: String] {
    guard command.compare != nil || formats.outputs.contains(where: \.format.tellsRepositoryPaths)
    else { return [:] }
    let known = command.compare == nil ? [] : result.known
    return Repository.pathsElsewhere(of: Set((result.diagnostics + known).map(\.range.file)))
  }

  /// Tells what has changed since an earlier report, and fails on what is new.
  func write(comparedWith path: String) throws(LintFailure) -> ExitStatus {
    let comparison = try ReportComparison(
      report, known: result.known, with: EarlierReport(at: path), judged: result.judged)
    for output in formats.outputs {
      let text =
        switch output.format {
        case .json: comparison.document
        case .text, .concise: comparison.text
        default: output.format.text(of: report.with(comparison.new))
        }
      guard let file = output.file else {
        Terminal.print(text)
        continue
      }
      try OutputFile.write(text, to: file)
    }
    tellBesides()
    let errorCount = comparison.new.count { $0.severity == .error }
    return status(errors: errorCount, warnings: comparison.new.count - errorCount)
  }

  private func tellBesides() {
    for remark in result.remarks { Terminal.printError(remark + "\n") }
    if command.statistics { Terminal.printError(result.statistics.text) }
  }

  private func writeReports() throws(LintFailure) {
    let report = report
    for output in formats.outputs {
      if let file = output.file {
        try OutputFile.write(output.format.text(of: report), to: file)
      } else if result.fixedText == nil {
        print(report, as: output.format)
      } else {
        // The standard output is for the fixed text.
        Terminal.printError(output.format.text(of: report))
      }
    }
  }

  private func print(_ report: Report, as format: ReportFormat) {
    guard format == .text else { return Terminal.print(format.text(of: report)) }
    let text = TextFormat(isColored: Terminal.hasColour)
    let parts = Self.parts(of: report.diagnostics)
    let threads = command.jobs ?? processorCount
    // So many at once that memory holds no more than a page or two of a long text.
    for first in stride(from: 0, to: parts.count, by: threads * 4) {
      let some = parts[first..<min(first + threads * 4, parts.count)]
      let texts = mapInParallel(some.count, threads: threads) { next, finish in
        while let part = next() { finish(part, text.bytes(of: some[first + part], in: report)) }
      }
      for text in texts { Terminal.print(text) }
    }
  }

  /// Stretches that are worth a thread.
  private static func parts(of diagnostics: [Diagnostic]) -> [ArraySlice<Diagnostic>] {
    let size = 1_024
    return stride(from: 0, to: diagnostics.count, by: size).map {
      diagnostics[$0..<min($0 + size, diagnostics.count)]
    }
  }

  private var summary: String {
    let found =
      result.errorCount.counted("error") + ", "
      + result.warningCount.counted("warning")
    var parts = [found + " in " + result.statistics.files.counted("file")]
    if !result.known.isEmpty { parts.append("\(result.known.count) more in the baseline") }
    if result.fixedCount > 0 { parts.append("\(result.fixedCount) fixed") }
    return parts.joined(separator: "; ")
  }
}
