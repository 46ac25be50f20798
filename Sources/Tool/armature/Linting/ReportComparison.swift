import Diagnostics
import Linting
import Reporting

/// A report in JSON that an earlier run has written.
struct EarlierReport {
  struct Entry {
    let key: ReportComparison.Key
    /// As `concise` has it.
    let line: String
  }

  let entries: [Entry]

  init(at path: String) throws(LintFailure) {
    let bytes = try InputFile.bytes(of: path)
    guard let document = JSONValue(parsing: bytes),
      case .array(let findings)? = document["findings"]
    else { throw .wrongReport(path) }
    entries = findings.compactMap { finding in
      guard case .string(let rule)? = finding["rule"], case .string(let file)? = finding["file"],
        case .string(let declaration)? = finding["declaration"],
        case .string(let word)? = finding["word"], case .string(let message)? = finding["message"]
      else { return nil }
      let subject = Subject(declaration: declaration, word: word)
      var place = file
      if case .number(let line)? = finding["line"], case .number(let column)? = finding["column"] {
        place += ":\(line):\(column)"
      }
      return Entry(
        key: ReportComparison.Key(file: file, rule: rule, subject: subject),
        line: "\(place): \(message) [\(rule)]")
    }
    guard entries.count == findings.count else { throw .wrongReport(path) }
  }
}

/// What is new, gone and still there between two runs. Two findings are the same where rule, file, declaration and
/// word are; what a moved file has is still there, too.
struct ReportComparison {
  struct Key: Hashable {
    let file: String
    let rule: String
    let subject: Subject
  }

  private(set) var new: [Diagnostic] = []
  private(set) var kept: [Diagnostic] = []
  private(set) var gone: [EarlierReport.Entry] = []
  private let report: Report

  /// - Parameter isJudged: whether this run would have found what a rule found in a file.
  init(
    _ report: Report, with earlier: EarlierReport, isJudged: (_ rule: String, String) -> Bool
  ) {
    self.report = report
    var left = Dictionary(grouping: earlier.entries, by: \.key)
    var open: [Diagnostic] = []
    for diagnostic in report.diagnostics {
      if left[Self.key(diagnostic, in: report)]?.popLast() != nil {
        kept.append(diagnostic)
      } else {
        open.append(diagnostic)
      }
    }
    // What is left of files that have findings no more may have moved with its file.
    let files = Set(report.diagnostics.map { report.repositoryPath(of: $0.range.file) })
    var moved = Dictionary(
      grouping: left.values.joined().filter { !files.contains($0.key.file) },
      by: { Key(file: "", rule: $0.key.rule, subject: $0.key.subject) })
    for diagnostic in open {
      let key = Self.key(diagnostic, in: report)
      let anywhere = Key(file: "", rule: key.rule, subject: key.subject)
      if let entry = moved[anywhere]?.popLast() {
        left[entry.key]?.removeLast()
        kept.append(diagnostic)
      } else {
        new.append(diagnostic)
      }
    }
    gone = left.values.joined().filter { isJudged($0.key.rule, $0.key.file) }
      .sorted { $0.line < $1.line }
  }

  private static func key(_ diagnostic: Diagnostic, in report: Report) -> Key {
    Key(
      file: report.repositoryPath(of: diagnostic.range.file), rule: diagnostic.rule,
      subject: diagnostic.subject ?? Subject(declaration: "", word: ""))
  }

  var text: String {
    let new = ConciseFormat().text(of: report.with(new))
    return (new.isEmpty ? "" : "new:\n" + new)
      + (gone.isEmpty ? "" : "gone:\n" + gone.map { $0.line + "\n" }.joined())
      + "\(self.new.count) new, \(gone.count) gone, \(kept.count) still there\n"
  }

  /// The same for scripts.
  var document: String {
    let findings = JSONFormat().findings(of: report.with(new))
    return JSONValue.object([
      ("version", .number(1)), ("new", .array(findings)),
      ("gone", .array(gone.map { .string($0.line) })), ("kept", .number(kept.count)),
    ]).document
  }
}
