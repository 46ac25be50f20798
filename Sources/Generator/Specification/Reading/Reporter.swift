import Diagnostics

/// What is found against one rule of the spec: a rule without a check of its own, since whoever resolves a
/// part of the spec finds what is wrong with it, and reports it here.
struct Reporter {
  let rule: SpecificationRule
  let problems: Problems

  /// - Parameters:
  ///   - message: nil where nothing is wrong.
  ///   - place: nil where what would be wrong is not given.
  ///   - notes: what else has to do with it.
  func callAsFunction(_ message: String?, at place: (some Placed)?, notes: [Note] = []) {
    guard let message, let place else { return }
    problems.add([rule.diagnostic(message, at: place.range, notes: notes)])
  }

  /// Reports why there is no value, and is none in its place.
  func callAsFunction<Value>(_ message: String, at place: some Placed) -> Value? {
    problems.add([rule.diagnostic(message, at: place.range)])
    return nil
  }

  func callAsFunction(_ problem: TextProblem, in text: Text) {
    if !problem.isReportedElsewhere { self(problem.message, at: text.range(of: problem.part)) }
  }

  /// What a name of the spec refers to; where there is no such thing, that is reported.
  ///
  /// - Parameter noun: what is looked for, as messages call it: "store".
  func referent<Element: NamedEntry>(
    of name: Text, as noun: String, in list: NamedList<Element>
  ) -> Element? {
    list[name.value] ?? unknown(name, as: "no \(noun) is called", among: list.names)
  }

  /// Reports a name that names nothing.
  ///
  /// - Parameters:
  ///   - start: what is said before the name: "no store is called".
  ///   - end: what is said behind it: "is not a Bool of a state".
  func reportUnknown(
    _ name: Text, as start: String? = nil, is end: String? = nil,
    among candidates: @autoclosure () -> [String]
  ) {
    if name.value.hasPrefix("["), name.value.hasSuffix("]") {
      return self("a list may be empty, but is never nil; write '\(name.value)'", at: name)
    }
    let sentence = [start, quoted(name.value), end].compactMap(\.self).joined(separator: " ")
    self(sentence + problems.advice(name.value, candidates()), at: name)
  }

  /// The same, and none in the place of what the name would name.
  func unknown<Value>(
    _ name: Text, as start: String? = nil, is end: String? = nil,
    among candidates: @autoclosure () -> [String]
  ) -> Value? {
    reportUnknown(name, as: start, is: end, among: candidates())
    return nil
  }

  /// What is read from a text with a grammar of its own; what is wrong with it is reported.
  func reading<Value>(
    _ text: Text, by read: (String) throws(TextProblem) -> Value?
  ) -> Value? {
    do throws(TextProblem) {
      return try read(text.value)
    } catch {
      self(error, in: text)
      return nil
    }
  }
}
