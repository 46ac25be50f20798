import Diagnostics
import Roles
import SourceModel

extension LintSettings {
  /// All settings as they hold, defaults included, in the form of a settings file.
  public func text(rules: [RuleDescription]) -> String {
    let origin = file.map { "from \($0) and the defaults" }
    var lines = ["# " + (origin ?? "the defaults; there is no \(SettingsFile.name)")]
    lines.append("edition: \(edition)")
    lines.append("included: " + Self.list(included))
    lines.append("excluded: " + Self.list(excluded))
    lines.append("naming: \(naming ?? "regular")")
    lines.append("rules:")
    for rule in rules { lines += ruleLines(rule) }
    lines += overrideLines(rules) + wordLines + layerLines
    lines.append("exceptions:" + (exceptions.isEmpty ? " []" : ""))
    lines += exceptions.map { exception in
      let rule = exception.rule.map { ", rule: \($0)" } ?? ""
      let (from, to) = (Self.quoted(exception.from), Self.quoted(exception.to))
      return "  - { from: \(from), to: \(to)\(rule), reason: \(Self.quoted(exception.reason)) }"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func overrideLines(_ rules: [RuleDescription]) -> [String] {
    var lines = ["overrides:" + (overrides.isEmpty ? " []" : "")]
    for override in overrides {
      lines += ["  - paths: " + Self.list(override.paths), "    rules:"]
      for rule in rules {
        guard let setting = override.rules[rule.id] else { continue }
        lines += Self.statedLines(of: rule, as: setting).map { "      " + $0 }
      }
    }
    return lines
  }

  /// What is said of a rule and nothing else.
  private static func statedLines(of rule: RuleDescription, as setting: RuleSetting) -> [String] {
    if setting.isOn == false { return ["\(rule.id): off"] }
    let options = rule.options.compactMap { option in
      setting.options[option.name].map { "  \(option.name): " + text($0) }
    }
    let severity = setting.severity?.rawValue
    guard !options.isEmpty else { return ["\(rule.id): \(severity ?? "on")"] }
    return ["\(rule.id):"] + (severity.map { ["  severity: \($0)"] } ?? []) + options
  }

  private func ruleLines(_ rule: RuleDescription) -> [String] {
    guard isOn(rule) else { return ["  \(rule.id): off"] }
    let severity = rules[rule.id]?.severity?.rawValue ?? "on"
    let options = options(of: rule)
    guard !rule.options.isEmpty else { return ["  \(rule.id): \(severity)"] }
    return ["  \(rule.id):", "    severity: \(severity)"]
      + rule.options.map { "    \($0.name): " + Self.text(options[$0.name] ?? $0.standard) }
  }

  private var wordLines: [String] {
    let words = conventions.words
    var lines = ["words:", "  dictionaries: " + Self.list(words.dictionaries)]
    lines.append("  accepted: " + Self.list(words.accepted))
    lines.append("  abbreviations: " + Self.text(.table(words.abbreviations)))
    lines.append("  preferred:" + (words.preferred.isEmpty ? " {}" : ""))
    for (word, synonyms) in words.preferred.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(Self.quoted(word)): " + Self.list(synonyms))
    }
    return lines
  }

  private var layerLines: [String] {
    var lines = ["layers:"]
    for layer in conventions.layers.layers {
      lines.append("  \(Self.quoted(layer.name)):")
      lines.append("    folders: " + Self.list(layer.folders))
      lines.append("    suffixes: " + Self.list(layer.suffixes))
      lines.append("    supertypes: " + Self.list(layer.supertypes))
      lines.append("    types: " + Self.list(layer.types))
      lines.append("    uses: " + Self.list(layer.uses.sorted()))
    }
    return lines
  }

  /// A value as it is written in a settings file.
  public static func text(_ value: SettingValue) -> String {
    switch value {
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .text(let text): quoted(text)
    case .list(let texts): list(texts)
    case .table(let table):
      "{" + table.sorted { $0.key < $1.key }.map(pair).joined(separator: ", ") + "}"
    }
  }

  private static func pair(_ key: String, _ value: String) -> String {
    quoted(key) + ": " + quoted(value)
  }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  /// A plain word as it is, anything else in double quotes.
  static func quoted(_ text: String) -> String {
    let special = ["true", "false", "null", "yes", "no", "on", "off"]
    let isWord = text.utf8.first.map { !isDigit($0) && $0 != UInt8(ascii: "/") } == true
    if isWord, text.utf8.allSatisfy(isPlain), !special.contains(text.lowercased()) { return text }
    return "\"" + text.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "/"):
      true
    default: isDigit(byte)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    // What a reader of YAML refuses, or takes for the end of a line.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{FFFE}", "\u{FFFF}":
      "\\u" + String(scalar.value + 0x1_0000, radix: 16).dropFirst()
    default: String(scalar)
    }
  }
}
