import Diagnostics
import Naming
import Roles
import Words

/// What the linter would say of the generated names is said of the spec first, by the same judge.
extension SpecificationEntry {
  /// Names that cannot be names are left to the rule for them.
  var nameDiagnostics: [Diagnostic] {
    let usable = declaredNames.filter { hasUsableForm($0.name.value) }
    let accepted = Set(wordsOfModels(models.names) + problems.acceptedWords)
    let context = NameContext(usable, judge: WordJudge(accepted: accepted))
    return usable.flatMap { declared in
      let name = JudgedName(declared)
      let whole =
        [
          suffixFault(of: name), name.caseFault, name.letterFault(in: context),
          name.prefixFault(in: context),
          name.assertionFault, name.commandFault,
        ]
        .compactMap { $0?.diagnostic(at: declared.name.range) }
      return whole + name.wordFaults(in: context)
    }
  }

  private func suffixFault(of name: JudgedName) -> NameFault? {
    guard case .type(let role) = name.declared.subject else { return nil }
    let text = name.text
    let wanted = suffixes(role, of: text)
    guard let usual = wanted.first(where: { $0 == text }) ?? wanted.last,
      !wanted.contains(where: { text.hasSuffix($0) && text != $0 })
    else { return nil }
    let words = alternatives(wanted.map { "'\($0)'" })
    return NameFault(
      text, without: usual, because: "the name of \(role.noun) ends in \(words)")
  }

  private func suffixes(_ role: Role, of name: String) -> [String] {
    guard role == .view, let kind = views[name]?.givenKind?.value else {
      return role.suffixes
    }
    return [kind.suffix]
  }
}

/// What is a word where a model is called so, alone and in the plural, though elsewhere it is short for another:
/// `Cat`.
public func wordsOfModels(_ names: [String]) -> [String] {
  names.flatMap { name -> [String] in
    let verdict = WordJudge().verdict(on: name.lowercased())
    guard case .abbreviation = verdict.judgement, !verdict.isCertain else { return [] }
    return [name, plural(of: name)].map { $0.lowercased() }
  }
}

/// What all names of a spec together tell of one of them.
private struct NameContext {
  /// The words of type names: a file is called after each type, so that they are the project's own.
  let ownWords: Set<String>
  /// How many names of one letter each place has.
  let lettersByPlace: [String: Int]
  let judge: WordJudge

  init(_ names: [DeclaredName], judge: WordJudge) {
    self.judge = judge
    let types = names.lazy.filter(\.isTypeName)
    ownWords = Set(types.flatMap { words(of: $0.name.value).map(\.key) })
    lettersByPlace = names.lazy.filter { $0.name.value.utf8.count == 1 }
      .reduce(into: [:]) { $0[$1.place, default: 0] += 1 }
  }
}

/// A name with its words.
private struct JudgedName {
  let declared: DeclaredName
  let text: String
  let words: [NameWord]

  init(_ declared: DeclaredName) {
    self.declared = declared
    text = declared.name.value
    words = Words.words(of: text)
  }

  var caseFault: NameFault? {
    let style: CamelCase = declared.isTypeName ? .upper : .lower
    return style.better(text, acronyms: .standard).map { NameFault(text, in: style, better: $0) }
  }

  func letterFault(in context: NameContext) -> NameFault? {
    guard text.utf8.count == 1,
      context.lettersByPlace[declared.place, default: 0] < OneLetter.family
    else { return nil }
    switch declared.subject.traits.letters {
    case .any: return nil
    case .usual where OneLetter.usual.contains(text.lowercased()): return nil
    case .usual, .never: return OneLetter.fault(of: text)
    }
  }

  /// Generated projects are held to the whole convention.
  var assertionFault: NameFault? {
    switch declared.type {
    case nil: nil
    case "Bool":
      AssertionReading(words.map(\.key)).form == .assertion ? nil : Assertion.fault(ofBoolean: text)
    default: Assertion.fault(ofOther: text)
    }
  }

  var commandFault: NameFault? {
    guard declared.subject.traits.isCommand else { return nil }
    return Command.fault(
      of: words.map(\.key), readAs: CommandReading(words.map(\.key)).form, isStrict: true)
  }

  func prefixFault(in context: NameContext) -> NameFault? {
    guard declared.subject.traits.hasScope else { return nil }
    return ScopeLetter(in: words, judge: context.judge).map { NameFault(text, has: $0) }
      ?? NameFault(numberIn: text, of: words)
  }

  func wordFaults(in context: NameContext) -> [Diagnostic] {
    let judged = words.map { (word: $0, verdict: context.judge.verdict(on: $0)) }
    return (judged + PartedCompound.verdicts(in: words)).compactMap { word, verdict in
      guard let fault = NameFault(word, judged: verdict),
        fault.convention != .unknownWord || !context.ownWords.contains(word.key)
      else { return nil }
      return fault.diagnostic(at: declared.name.range(of: word.range))
    }
  }
}

extension NameFault {
  /// At the level that the linter gives it.
  fileprivate func diagnostic(at range: FileRange) -> Diagnostic {
    Diagnostic(
      rule: convention.id, severity: certainty == .certain ? convention.severity : .warning,
      finding: finding(at: range))
  }
}
