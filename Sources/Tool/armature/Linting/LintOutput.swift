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
    if command.diff {
      Terminal.print(FixDiff(result.diagnostics, sources: result.sources).text)
      Terminal.print(PlanText(result.diagnostics, sources: result.sources).text)
    } else {
      try writeReports()
    }
    for remark in result.remarks { Terminal.printError(remark + "\n") }
    if command.statistics { Terminal.printError(result.statistics.text) }
    if !command.quiet, formats.outputs.contains(where: { $0.format == .text && $0.file == nil }) {
      Terminal.printError(summary + "\n")
    }
    return status
  }

  private var status: ExitStatus {
    result.diagnostics.contains { $0.severity == .error || command.strict } ? .found : .done
  }

  private func writeReports() throws(LintFailure) {
    let report = Report(
      result.diagnostics, sources: result.sources, rules: result.rules,
      tool: Report.Tool(version: Armature.version), repositoryPrefix: repositoryPrefix)
    for output in formats.outputs {
      guard let file = output.file else {
        print(report, as: output.format)
        continue
      }
      try OutputFile.write(output.format.text(of: report), to: file)
    }
  }

  private func print(_ report: Report, as format: ReportFormat) {
    guard format == .text else { return Terminal.print(format.text(of: report)) }
    let text = TextFormat(isColored: Terminal.hasColour)
    let parts = Self.parts(of: report.diagnostics)
    let threads = command.jobs ?? processorCount
    let texts = mapInParallel(parts.count, threads: threads) { next, finish in
      while let part = next() { finish(part, text.text(of: parts[part], in: report)) }
    }
    for text in texts { Terminal.print(text) }
  }

  /// Stretches that are worth a thread.
  private static func parts(of diagnostics: [Diagnostic]) -> [ArraySlice<Diagnostic>] {
    let size = 1_024
    return stride(from: 0, to: diagnostics.count, by: size).map {
      diagnostics[$0..<min($0 + size, diagnostics.count)]
    }
  }

  /// Code hosts count paths from the repository's root; nothing else asks git.
  private var repositoryPrefix: String {
    let hosts: [ReportFormat] = [.sarif, .github, .gitlab]
    let isForHost = formats.outputs.contains { hosts.contains($0.format) }
    return isForHost ? Repository.prefix : ""
  }

  private var summary: String {
    let errors = result.diagnostics.count { $0.severity == .error }
    let warnings = result.diagnostics.count - errors
    let found = Self.counted(errors, "error") + ", " + Self.counted(warnings, "warning")
    var parts = [found + " in " + Self.counted(result.statistics.files, "file")]
    if result.knownCount > 0 { parts.append("\(result.knownCount) more in the baseline") }
    if result.fixedCount > 0 { parts.append("\(result.fixedCount) fixed") }
    return parts.joined(separator: "; ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
