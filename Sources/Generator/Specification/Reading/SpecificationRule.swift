import Diagnostics

/// What a spec is held to: a rule without a check of its own, since whoever resolves a part of the spec
/// finds what is wrong with it.
protocol SpecificationRule: SendableMetatype {
  static var about: RuleDescription { get }
}

extension Problems {
  func report(
    _ rule: (some SpecificationRule).Type, _ message: String, at range: FileRange,
    notes: [Note] = []
  ) {
    let finding = Finding(message, at: range, notes: notes)
    add([Diagnostic(rule: rule.about.id, severity: rule.about.severity, finding: finding)])
  }

  /// Reports why there is no value, and is none in its place.
  func refusal<Value>(
    _ rule: (some SpecificationRule).Type, _ message: String, at range: FileRange,
    notes: [Note] = []
  ) -> Value? {
    report(rule, message, at: range, notes: notes)
    return nil
  }
}

extension SpecificationEntry {
  /// What a name of the spec refers to; where there is no such thing, that is reported.
  ///
  /// - Parameter noun: what is looked for, as messages call it: "store".
  func referent<Element: NamedEntry>(
    of name: Text, as noun: String, in list: NamedList<Element>,
    rule: (some SpecificationRule).Type
  ) -> Element? {
    list[name.value] ?? unknown(name, as: "no \(noun) is called", among: list.names, rule: rule)
  }

  /// Reports a name that names nothing, and is none in the place of what it would name.
  ///
  /// - Parameter sentence: what is said before the name: "no store is called".
  func unknown<Value>(
    _ name: Text, as sentence: String, among candidates: @autoclosure () -> [String],
    rule: (some SpecificationRule).Type
  ) -> Value? {
    let hint = advice(name.value, candidates())
    return problems.refusal(rule, "\(sentence) \(quoted(name.value))\(hint)", at: name.range)
  }
}
