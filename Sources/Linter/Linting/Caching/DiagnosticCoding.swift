import Diagnostics
import SourceModel

extension ByteWriter {
  mutating func write(_ diagnostic: Diagnostic) {
    let finding = diagnostic.finding
    write(diagnostic.rule)
    write(diagnostic.severity == .error ? 1 : 0)
    write(finding.certainty == .certain ? 1 : 0)
    write(finding.message)
    write(finding.range)
    write(finding.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.range.map { [$0] } ?? []) { $0.write($1) }
    }
    write(finding.fix.map { [$0] } ?? []) { writer, fix in
      writer.write(fix.summary)
      writer.write(fix.edits) { writer, edit in
        writer.write(edit.range)
        writer.write(edit.replacement)
      }
    }
    write(finding.replacements) { $0.write($1) }
    write(diagnostic.subject.map { [$0] } ?? []) { writer, subject in
      writer.write(subject.text)
    }
  }

  mutating func write(_ range: FileRange) {
    write(range.file)
    write(range.bytes)
  }
}

extension ByteReader {
  mutating func diagnostic() throws(Damaged) -> Diagnostic {
    let rule = try text()
    let severity: Severity = try number() == 1 ? .error : .warning
    let certainty: Certainty = try number() == 1 ? .certain : .likely
    let message = try text()
    let range = try fileRange()
    let notes = try elements { reader throws(Damaged) in
      let message = try reader.text()
      return Note(message, at: try reader.elements { r throws(Damaged) in try r.fileRange() }.first)
    }
    let fixes = try elements { reader throws(Damaged) in
      let summary = try reader.text()
      return Fix(
        summary,
        edits: try reader.elements { reader throws(Damaged) in
          Edit(try reader.fileRange(), with: try reader.text())
        })
    }
    let replacements = try elements { reader throws(Damaged) in try reader.text() }
    let finding = Finding(
      message, at: range, certainty: certainty, notes: notes, fix: fixes.first,
      replacements: replacements)
    let subjects = try elements { reader throws(Damaged) in
      Subject(text: try reader.text())
    }
    return Diagnostic(
      rule: rule, severity: severity, finding: finding, subject: subjects.first)
  }

  mutating func fileRange() throws(Damaged) -> FileRange {
    FileRange(file: try text(), bytes: try range())
  }
}
