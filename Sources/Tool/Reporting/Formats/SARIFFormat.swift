import Diagnostics

/// SARIF 2.1.0 with what code scanning asks for: rules with help, end positions, fingerprints, paths from
/// the repository's root.
public struct SARIFFormat: Sendable {
  public init() {}

  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  public func text(of report: Report) -> String {
    let rules = SARIFRules(of: report)
    let fingerprints = report.distinctFingerprints
    let results = zip(report.diagnostics, fingerprints).map {
      result(of: $0, fingerprint: $1, rules: rules, in: report)
    }
    let run = JSONValue.object([
      ("tool", .object([("driver", driver(of: report.tool, rules: rules))])),
      ("invocations", .array([.object([("executionSuccessful", .boolean(true))])])),
      ("automationDetails", .object([("id", .string(report.tool.name + "/lint/" + report.part))])),
      ("columnKind", "utf16CodeUnits"),
      ("results", .array(results)),
    ])
    return JSONValue.object([
      ("$schema", .string(Self.schema)), ("version", "2.1.0"), ("runs", .array([run])),
    ]).document
  }

  private func driver(of tool: Report.Tool, rules: SARIFRules) -> JSONValue {
    .object([
      ("name", .string(tool.name)),
      ("version", .string(tool.version)),
      ("semanticVersion", .string(tool.version)),
      ("informationUri", .string(Report.Tool.home)),
      ("rules", .array(rules.descriptors)),
    ])
  }

  private func result(
    of diagnostic: Diagnostic, fingerprint: String, rules: SARIFRules, in report: Report
  ) -> JSONValue {
    let finding = diagnostic.finding
    let related = finding.notes.filter { $0.range != nil }
    return .compact([
      ("ruleId", .string(diagnostic.rule)),
      ("ruleIndex", rules.index(of: diagnostic.rule).map(JSONValue.number)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", message(Self.message(of: finding))),
      ("locations", .array([location(of: finding.range, in: report)])),
      (
        "relatedLocations",
        related.isEmpty ? nil : .array(related.map { self.related($0, in: report) })
      ),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])),
      ("fixes", finding.fix.map { .array([fix($0, in: report)]) }),
      ("properties", .object([("certainty", .string(finding.certainty.rawValue))])),
    ])
  }

  /// The message with the notes that point nowhere.
  private static func message(of finding: Finding) -> String {
    ([finding.message] + finding.notes.filter { $0.range == nil }.map(\.message))
      .joined(separator: "\n")
  }
}

extension SARIFFormat {
  private func message(_ text: String) -> JSONValue {
    .object([("text", .string(text))])
  }

  private func location(
    of range: FileRange, in report: Report, message: String? = nil
  ) -> JSONValue {
    .compact([
      (
        "physicalLocation",
        .compact([
          ("artifactLocation", artifact(range.file, in: report)),
          ("region", region(of: range, in: report)),
        ])
      ),
      ("message", message.map(self.message)),
    ])
  }

  private func related(_ note: Note, in report: Report) -> JSONValue {
    guard let range = note.range else { return .object([("message", message(note.message))]) }
    return location(of: range, in: report, message: note.message)
  }

  private func artifact(_ file: String, in report: Report) -> JSONValue {
    let path = report.repositoryPath(of: file)
    guard !path.hasPrefix("/") else {
      return .object([("uri", .string("file://" + path.percentEncoded))])
    }
    return .object([("uri", .string(path.percentEncoded)), ("uriBaseId", "%SRCROOT%")])
  }

  private func region(of range: FileRange, in report: Report) -> JSONValue? {
    guard let span = report.wideSpan(of: range) else { return nil }
    return .object([
      ("startLine", .number(span.start.line)),
      ("startColumn", .number(span.start.column)),
      ("endLine", .number(span.end.line)),
      ("endColumn", .number(span.end.column)),
    ])
  }

  private func fix(_ fix: Fix, in report: Report) -> JSONValue {
    let files = Dictionary(grouping: fix.edits, by: \.range.file).sorted { $0.key < $1.key }
    let changes = files.map { file, edits in
      JSONValue.object([
        ("artifactLocation", artifact(file, in: report)),
        ("replacements", .array(edits.map { replacement($0, in: report) })),
      ])
    }
    return .object([
      ("description", message(fix.summary)), ("artifactChanges", .array(changes)),
    ])
  }

  private func replacement(_ edit: Edit, in report: Report) -> JSONValue {
    let bytes = JSONValue.object([("byteOffset", .number(edit.range.bytes.lowerBound))])
    return .object([
      ("deletedRegion", region(of: edit.range, in: report) ?? bytes),
      ("insertedContent", message(edit.replacement)),
    ])
  }
}

extension String {
  /// As a path in a URI reference: everything but unreserved characters and slashes is escaped.
  var percentEncoded: String {
    utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
  }
}
