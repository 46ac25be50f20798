import Diagnostics

/// `{"version": 1, "findings": [...]}`: for scripts. Paths count from the repository's root, columns count UTF-8
/// bytes from 1, ends lie behind the last byte; keys are never taken away within a version.
/// `report.schema.json` says the same to machines.
public struct JSONFormat: Sendable {
  public init() {}

  public func text(of report: Report) -> String {
    JSONValue.object([("version", .number(1)), ("findings", .array(findings(of: report)))]).document
  }

  public func findings(of report: Report) -> [JSONValue] {
    zip(report.diagnostics, report.distinctFingerprints).map {
      finding($0, fingerprint: $1, in: report)
    }
  }

  private func finding(
    _ diagnostic: Diagnostic, fingerprint: String, in report: Report
  ) -> JSONValue {
    let finding = diagnostic.finding
    return .object(
      [
        ("rule", .string(diagnostic.rule)),
        ("severity", .string(diagnostic.severity.rawValue)),
        ("certainty", .string(finding.certainty.rawValue)),
        ("message", .string(finding.message)),
      ] + place(of: finding.range, in: report) + [
        ("declaration", .string(diagnostic.subject?.declaration ?? "")),
        ("word", .string(diagnostic.subject?.word ?? "")),
        ("fingerprint", .string(fingerprint)),
        ("notes", .array(finding.notes.map { note($0, in: report) })),
        ("fix", finding.fix.map { fix($0, in: report) } ?? .null),
      ])
  }

  private func place(of range: FileRange, in report: Report) -> [(String, JSONValue)] {
    let span = report.span(of: range)
    return [
      ("file", .string(report.repositoryPath(of: range.file))),
      ("line", .number(span?.start.line ?? 1)),
      ("column", .number(span?.start.column ?? 1)),
      ("endLine", .number(span?.end.line ?? 1)),
      ("endColumn", .number(span?.end.column ?? 1)),
    ]
  }

  private func note(_ note: Note, in report: Report) -> JSONValue {
    let place = note.range.map { self.place(of: $0, in: report) } ?? []
    return .object([("message", .string(note.message))] + place)
  }

  private func fix(_ fix: Fix, in report: Report) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.object(
        place(of: edit.range, in: report) + [("replacement", .string(edit.replacement))])
    }
    return .object([("summary", .string(fix.summary)), ("edits", .array(edits))])
  }
}
