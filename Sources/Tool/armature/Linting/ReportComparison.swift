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

    /// The same in another file, if there is one.
    func with(file: String?) -> Key { Key(file: file ?? self.file, rule: rule, subject: subject) }
  }

  private(set) var new: [Diagnostic] = []
  private(set) var kept: [Diagnostic] = []
  private(set) var gone: [EarlierReport.Entry] = []
  private let report: Report

  /// - Parameters:
  ///   - known: what a baseline took away, which an earlier run may have had none for.
  ///   - judged: what this run would have found.
  init(
    _ report: Report, known: [Diagnostic], with earlier: EarlierReport, judged: JudgedItems?
  ) {
    self.report = report
    let homes =
      judged?.movedFiles(
        from: earlier.entries.map { Self.finding($0.key) },
        to: (report.diagnostics + known).map { Self.finding(Self.key($0, in: report)) }) ?? [:]
    var left = Dictionary(grouping: earlier.entries) { $0.key.with(file: homes[$0.key.file]) }
    var open: [Diagnostic] = []
    for diagnostic in report.diagnostics + known {
      if left[Self.key(diagnostic, in: report)]?.popLast() != nil {
        kept.append(diagnostic)
      } else {
        open.append(diagnostic)
      }
    }
    // What a file has not taken with it may be there still.
    var stayed = Dictionary(grouping: left.values.joined(), by: \.key)
    let others = Set(known)
    for diagnostic in open {
      if stayed[Self.key(diagnostic, in: report)]?.popLast() != nil {
        kept.append(diagnostic)
      } else if !others.contains(diagnostic) {
        new.append(diagnostic)
      }
    }
    gone = stayed.values.joined()
      .filter { judged?.contains($0.key.rule, inRepositoryFile: $0.key.file) == true }
      .sorted { $0.line < $1.line }
  }

  /// A finding of an earlier run, of which no more is known than this.
  private static func finding(_ key: Key) -> Diagnostic {
    Diagnostic(
      rule: key.rule, severity: .error,
      finding: Finding("", at: FileRange(file: key.file, bytes: 0..<0)), subject: key.subject)
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
