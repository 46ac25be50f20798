import Diagnostics
import YAML

private enum BaselineKey: String, CaseIterable {
  case version, findings
}

private enum BaselineEntryKey: String, CaseIterable {
  case rule, count, message
}

extension Baseline {
  /// YAML, sorted, one finding a line, so that branches merge.
  public var text: String {
    var lines = [
      "# Findings that were there when linting began; armature lint --write-baseline takes out what is",
      "# mended and adds nothing.", "version: 1", "findings:" + (entries.isEmpty ? " {}" : ""),
    ]
    var file: String?
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if key.file != file { lines.append("  \(LintSettings.quoted(key.file)):") }
      file = key.file
      let message = LintSettings.quoted(key.message)
      lines.append("    - { rule: \(key.rule), count: \(entry.count), message: \(message) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a baseline's text.
  init(_ source: SourceText, problems: inout [Diagnostic]) {
    self.init()
    let reading = readYAML(source)
    problems += reading.diagnostics
    guard let root = reading.root else { return }
    for entry in SettingsNode(root).entries(of: BaselineKey.self, problems: &problems) {
      switch entry.key {
      case .version:
        if let version = entry.node.integer(problems: &problems), version != 1 {
          problems.append(entry.node.problem("unknown_version", "this armature knows version 1"))
        }
      case .findings:
        for file in entry.node.entries(problems: &problems) {
          for element in file.node.elements(problems: &problems) {
            read(element, of: file.name, problems: &problems)
          }
        }
      }
    }
  }

  private mutating func read(
    _ node: SettingsNode, of file: String, problems: inout [Diagnostic]
  ) {
    var rule = ""
    var message = ""
    var count = 1
    for entry in node.entries(of: BaselineEntryKey.self, problems: &problems) {
      switch entry.key {
      case .rule: rule = entry.node.text(problems: &problems) ?? ""
      case .message: message = entry.node.text(problems: &problems) ?? ""
      case .count: count = entry.node.integer(problems: &problems) ?? 1
      }
    }
    guard (1...1_000_000).contains(count) else {
      problems.append(node.problem("unexpected_value", "a count is at least 1"))
      return
    }
    add(
      Key(file: file, rule: rule, message: message), Entry(count: count, range: node.range))
  }
}
