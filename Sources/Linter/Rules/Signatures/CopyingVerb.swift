import Diagnostics
import SourceModel
import Words

/// A verb for a method that changes nothing and returns a changed copy, of its own value or of its first argument:
/// `sort() -> Album`, `sanitizeName(_ name: String) -> String`.
enum CopyingVerb {
  /// Write `sorted`, `sanitizedName`, `removingBlanks`.
  static func finding(on method: Declaration, isStrict: Bool) -> Finding? {
    guard method.effects.isEmpty, !method.modifiers.contains(.mutating),
      !method.hasAttribute("discardableResult")
    else { return nil }
    let isOfOwner = copiesOwner(method, isStrict: isStrict)
    let isOfArgument = copiesArgument(method)
    guard isOfOwner || isOfArgument else { return nil }
    let parts = words(of: method.name.text)
    guard let first = parts.first, first.text == first.key else { return nil }
    let verb = LexicalWord(first.key)
    guard !verb.isGetting, !isThing(parts.map { LexicalWord($0.key) }, of: method) else {
      return nil
    }
    let change =
      (isOfOwner ? change(of: method, by: verb, object: object(in: parts)) : nil)
      ?? (isOfArgument && verb.isChange
        ? changeOfArgument(method, by: verb, object: parts.dropFirst()) : nil)
    guard let change else {
      let isDone =
        isOfArgument && verb.isForCommandsAlone && !verb.canBeAdjective && !verb.isSearching
      return isDone && method.worksOutItsValue ? ValueCommand.finding(on: method, by: verb) : nil
    }
    let better = change + rest(behind: first, in: parts, of: method, like: change)
    return .likely(
      "write '\(better)' instead of '\(method.name)': it returns a changed copy",
      at: method.name.range, replacements: [better])
  }

  /// The word behind the verb, or behind both of `combineAndRemoveDuplicates`.
  private static func object(in parts: [NameWord]) -> NameWord? {
    let rest = parts.dropFirst()
    return rest.first?.key == "and" ? rest.dropFirst(2).first : rest.first
  }

  /// The name behind its verb, in which a second verb takes the form of the first: `filteredAndSorted`.
  private static func rest(
    behind first: NameWord, in parts: [NameWord], of method: Declaration, like change: String
  ) -> String {
    let rest = method.name.text.dropFirst(first.text.utf8.count)
    guard let place = parts.firstIndex(where: { $0.key == "and" }), place + 1 < parts.count,
      case let verb = LexicalWord(parts[place + 1].key), verb.isMainlyVerb || verb.isChange
    else { return String(rest) }
    let isPresent = change == Verb(first.key).presentParticiple
    let second = isPresent ? Verb(verb.text).presentParticiple : Verb(verb.text).participle
    return parts[1...place].map(\.text).joined() + capitalized(second)
      + parts[(place + 2)...].map(\.text).joined()
  }

  /// `startOfDay()`, `fileName()`, `closeButtonHidden(_:)`: no verb begins it.
  private static func isThing(_ words: [LexicalWord], of method: Declaration) -> Bool {
    guard words.count > 1 else { return false }
    return words[1].text == "of"
      || words[words.count - 1].pastOf != nil && words[words.count - 2].text != "if"
      || method.parameters.isEmpty && (words[0].canBeNoun || words[0].canBeAdjective)
  }

  /// Where the naming is not strict, what builds its own values step by step may be written as commands in a chain.
  private static func copiesOwner(_ method: Declaration, isStrict: Bool) -> Bool {
    guard !method.isStatic, let owner = method.parent, isValue(owner) else { return false }
    let isArray = owner.name == "Array" && method.type.name.hasPrefix("[")
    guard isArray || method.returnsOwnType else { return false }
    return isStrict || !method.name.glance.beginsWithPlainVerb
      || owner.kind == .extending && method.worksOutItsValue
  }

  /// A number that counts, or a place, may be another one each time.
  private static func copiesArgument(_ method: Declaration) -> Bool {
    guard let first = method.parameters.first?.type, !first.name.hasPrefix("inout") else {
      return false
    }
    if method.type.name.hasPrefix("[") { return first.text == method.type.text }
    return first.base.map { $0 == method.type.base && StandardTypes.isImmutable($0) } ?? false
  }

  /// The participle, which is that in `ing` where the verb has an object.
  ///
  /// - Parameter object: the word behind the verb.
  private static func change(
    of method: Declaration, by verb: LexicalWord, object: NameWord?
  ) -> String? {
    let first = method.parameters.first
    if object == nil, first == nil { return verb.isChange ? Verb(verb.text).participle : nil }
    let isPhrase = first?.label.beginsWithPreposition ?? false
    guard verb.isChange && isPhrase || isOfChange(verb) else { return nil }
    let hasObject =
      object.map { !isPreposition($0.key) } ?? first.map { $0.label == "_" } ?? false
    return hasObject ? Verb(verb.text).presentParticiple : Verb(verb.text).participle
  }

  /// `sanitizedName(_ name:)`, but `removingBlanks(from text:)`: there the verb has another object than the argument.
  private static func changeOfArgument(
    _ method: Declaration, by verb: LexicalWord, object: ArraySlice<NameWord>
  ) -> String {
    guard let first = method.parameters.first, let thing = object.last else {
      return Verb(verb.text).participle
    }
    let isOther =
      first.label.beginsWithPreposition
      || LexicalWord(thing.key).isPlural
        && !words(of: first.name.text).contains { $0.key == thing.key }
    return isOther ? Verb(verb.text).presentParticiple : Verb(verb.text).participle
  }

  /// Whether it says what becomes of a value, and not how another one is found or made, or what is set in a value
  /// that is built step by step.
  private static func isOfChange(_ verb: LexicalWord) -> Bool {
    verb.isMainlyVerb && verb.nounShare < 4 && verb.takesObject && !verb.isSearching
      && !verb.isBuilding && !verb.isState && verb.text != "set"
  }

  private static func isValue(_ type: Declaration) -> Bool {
    type.kind == .structure || type.kind == .enumeration
      || type.kind == .extending && StandardTypes.isValue(type.name.text)
  }
}
