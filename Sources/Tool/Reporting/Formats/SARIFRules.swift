import Diagnostics

/// The rules of a run as SARIF describes them, and their places in its list.
struct SARIFRules {
  let descriptors: [JSONValue]
  private let indices: [String: Int]

  init(of report: Report) {
    let known = Set(report.rules.map(\.id))
    let unknown = Set(report.diagnostics.map(\.rule)).subtracting(known).sorted()
    let names = report.rules.map(\.id) + unknown
    descriptors =
      report.rules.map { Self.descriptor(of: $0, by: report.tool) }
      + unknown.map { .object([("id", .string($0))]) }
    indices = names.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
  }

  func index(of rule: String) -> Int? {
    indices[rule]
  }

  /// A text fragment, as browsers take it, opens the list of the rules at the row of this one.
  private static func descriptor(of rule: RuleDescription, by tool: Report.Tool) -> JSONValue {
    .object([
      ("id", .string(rule.id)),
      ("helpUri", .string("\(tool.rules):~:text=\(rule.id.percentEncoded)")),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.summary + " " + rule.why)),
      ("help", help(on: rule)),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", properties(of: rule)),
    ])
  }

  private static func help(on rule: RuleDescription) -> JSONValue {
    let examples = rule.examples.map { "\($0.title):\n\n\($0.text)\n" }
    let fenced = rule.examples.map { "**\($0.title)**\n\n```swift\n\($0.text)\n```\n" }
    let plain = "\(rule.summary)\n\(rule.why)\n\n" + examples.joined(separator: "\n")
    let markdown = "\(rule.summary)\n\n\(rule.why)\n\n" + fenced.joined(separator: "\n")
    return .object([("text", .string(plain)), ("markdown", .string(markdown))])
  }

  private static func properties(of rule: RuleDescription) -> JSONValue {
    .object([
      ("precision", rule.severity == .error ? "very-high" : "medium"),
      ("problem.severity", .string(rule.severity.rawValue)),
      ("tags", .array(["convention"])),
    ])
  }

  /// Code scanning takes no more than 1,024 characters.
  private static func text(_ text: String) -> JSONValue {
    .object([("text", .string(String(text.prefix(1_024))))])
  }
}

extension Report {
  /// By diagnostic: its fingerprint and, behind a colon, which of those with the same one it is.
  var distinctFingerprints: [String] {
    var counts: [Fingerprint: Int] = [:]
    return diagnostics.map { diagnostic in
      let fingerprint = Fingerprint(
        of: diagnostic, in: sources[diagnostic.range.file],
        path: repositoryPath(of: diagnostic.range.file))
      counts[fingerprint, default: 0] += 1
      return "\(fingerprint.text):\(counts[fingerprint] ?? 1)"
    }
  }
}
