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
        Terminal.print(output.format.text(of: report, isColored: Terminal.hasColour))
        continue
      }
      try OutputFile.write(output.format.text(of: report), to: file)
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
