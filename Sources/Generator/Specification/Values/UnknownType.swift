import Diagnostics

struct UnknownType: Rule {
  static let about = RuleDescription(
    id: "unknown_type",
    summary: "Settings, inputs and outputs are of types that exist, with defaults of these types.",
    why: "They become properties and parameters in Swift.",
    examples: [
      Example(
        "a type that does not exist, a default of another type",
        """
        operations:
          CountOperation: { input: { limit: { type: Int, default: many } }, output: Intt }
        #                                                         ^^^^ unknown_type: 'many' is no \
        Int; expected a whole number
        #                                                                           ^^^^ \
        unknown_type: no type is called 'Intt'; did you mean 'Int'?
        """),
      Example(
        "values, objects and lists of them",
        """
        models: { News: { attributes: { section: { cases: [world, science] } } } }
        operations:
          CountOperation: { input: { section: News.Section, news: [News] }, output: "Int?" }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    var findings: [Finding] = []
    for entry in subject.application?.settings ?? [] { subject.check(entry, &findings) }
    for entry in subject.operations.flatMap(\.input) { subject.check(entry, &findings) }
    for type in subject.operations.compactMap(\.output) where subject.valueType(type.value) == nil {
      findings.append(subject.unknownType(type))
    }
    for setting in subject.application?.settings ?? [] {
      guard let type = setting.type, let known = subject.valueType(type.value) else { continue }
      guard known.isList || known.model != nil else { continue }
      findings.append(Finding("a setting is one value, not \(known.swiftName)", at: type.range))
    }
    return findings
  }
}

extension SpecificationDraft {
  fileprivate func unknownType(_ type: Located<TypeName>) -> Finding {
    let message = "no type is called \(quoted(type.value.name))"
    return Finding(message + advice(type.value.name, typeNames), at: type.range)
  }

  fileprivate func check(_ entry: some TypedEntry, _ findings: inout [Finding]) {
    guard let type = entry.type else { return }
    guard let known = valueType(type.value) else {
      findings.append(unknownType(type))
      return
    }
    guard let node = entry.defaultNode, entry.settingName == nil else { return }
    guard let attribute = known.attributeType, !known.isList else {
      findings.append(Finding("\(known.swiftName) has no default", at: node.range))
      return
    }
    _ = attribute.value(of: node, &findings)
  }
}

extension TypedEntry {
  /// The setting in `default: settings.feedURL`.
  var settingName: Located<String>? {
    guard let node = defaultNode, let scalar = node.scalar, scalar.isPlain,
      scalar.text.hasPrefix("settings.")
    else { return nil }
    return Located(String(scalar.text.dropFirst("settings.".count)), at: node.range)
  }
}
