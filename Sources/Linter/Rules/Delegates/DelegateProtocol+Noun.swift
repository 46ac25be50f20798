import SourceModel
import Words

extension DelegateProtocol {
  /// How many words of a method's name are the sender's.
  func lengthOfNoun(in method: DelegateMethod) -> Int {
    let sender = sender(in: method)
    if let sender, isSplit(method, at: sender) { return method.base.count }
    let type = sender?.type ?? senderType
    let names = [type ?? stem, sender?.parameter.name.text ?? "", noun]
    let length = names.map { SenderName($0).length(at: method.base) }.max() ?? 0
    let ofStem = SenderName(stem).length(at: method.base)
    // The protocol may be named for what is done, and its last word alone is no name of the sender.
    let isNamedForSender = type.map { Self.isLike($0, stem) } ?? true
    let best = isNamedForSender && ofStem > 1 ? max(length, ofStem) : length
    if best == 0, let type { return Self.lengthOfSubject(in: method, named: type) }
    // `countdownToDate`: what is left would be no noun.
    let next = method.base.dropFirst(best).first
    let isOpen = !method.returnsNothing && next.map(isPreposition) == true
    if sender == nil, !Self.callsSender(method.base.prefix(best), type ?? stem, method) { return 0 }
    return isOpen || isCut(method, by: best, sender) || isSubject(method, length: best) ? 0 : best
  }

  /// Whether some words in front of what happened call the sender, and not what it shows or does:
  /// `colorPickerClosed`, but not `colorChanged`, for a `ColorPicker`.
  private static func callsSender(
    _ subject: ArraySlice<String>, _ type: String, _ method: DelegateMethod
  ) -> Bool {
    method.tense != nil || !method.returnsNothing || isCall(subject, of: type)
  }

  /// Whether some words end like a type's name, or in what senders are.
  static func isCall(_ subject: ArraySlice<String>, of type: String) -> Bool {
    guard let last = subject.last else { return true }
    return SenderName.isKind(last) || words(of: type).last?.key == last
  }

  /// How many words in front of an event call the sender in another order or in part:
  /// `textViewGutterDidClose` for a `GutterView`.
  private static func lengthOfSubject(in method: DelegateMethod, named type: String) -> Int {
    guard let length = method.base.firstIndex(where: { Tense(rawValue: $0) != nil }), length > 1
    else { return 0 }
    let names = words(of: type).map(\.key)
    let subject = method.base.prefix(length)
    let shared = subject.count(where: names.contains)
    let isSender = shared > 1 && shared * 2 >= length && names.contains(method.base[length - 1])
    return isSender ? length : 0
  }

  /// Whether should stands right behind the sender, so that the sender may as well request: of
  /// `photoViewTitleShouldHide` the title would.
  func asksItself(_ method: DelegateMethod) -> Bool {
    guard let should = method.base.firstIndex(of: "should") else {
      return method.parameters.contains { $0.labelWords.first == "should" }
    }
    return should <= lengthOfNoun(in: method)
  }

  /// Whether what was done was done to the first words of the sender's name: `fileOptionSaved` for a
  /// `FileOptionEditor`.
  private func isSubject(_ method: DelegateMethod, length: Int) -> Bool {
    guard length > 1, method.tense == nil, method.returnsNothing else { return false }
    let name = words(of: noun).map(\.key)
    guard name.count > length, method.base.prefix(length).elementsEqual(name.prefix(length)) else {
      return false
    }
    return !name.dropFirst(length).allSatisfy(SenderName.isKind)
  }

  /// `token(storage: TokenStorage, didAdd id: String)`: name and label together are the noun.
  func isSplit(_ method: DelegateMethod, at sender: DelegateParameter) -> Bool {
    guard sender.isLabelled, method.parameters.count > 1, method.base.count == 1,
      method.parameters[0].parameter.name.offsets == sender.parameter.name.offsets,
      let last = sender.labelWords.last, sender.labelWords.count < 3
    else { return false }
    return [stem, sender.type].contains {
      words(of: $0).last?.key == last && SenderName.isKind(last)
    }
      || SenderName(stem).contains(words: method.base + sender.labelWords)
      || SenderName(sender.type).contains(words: method.base + sender.labelWords)
      || words(of: stem).last?.key == last && EventPhrase.isNoEvent(method.base[0])
  }

  /// Whether what is told about begins with the same words: `searchResultSelected(_ searchResult:)`
  /// for a `SearchController`.
  private func isCut(
    _ method: DelegateMethod, by length: Int, _ sender: DelegateParameter?
  ) -> Bool {
    let isWhole = method.base.prefix(length).elementsEqual(words(of: noun).map(\.key))
    let start = method.base.prefix(isWhole || length == 1 ? length + 1 : length)
    guard length > 0, start.count > (isWhole || length == 1 ? length : 0) else { return false }
    return method.parameters.contains { parameter in
      parameter.parameter.name.offsets != sender?.parameter.name.offsets
        && [parameter.parameter.name.text, parameter.type].contains {
          words(of: $0).map(\.key).starts(with: start)
        }
    }
  }
}

extension DelegateProtocol {
  /// What several methods have in front of the event: `tabBar` of `tabBarDidClose`.
  static func nounBeforeEvents(of plain: [DelegateMethod]) -> String? {
    let nouns = plain.compactMap { method -> String? in
      guard let event = method.base.firstIndex(where: { Tense(rawValue: $0) != nil }), event > 0
      else { return nil }
      return words(of: method.name.text).prefix(event).map(\.text).joined()
    }
    let counts = nouns.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The first name that others begin with: `tabBar` of `tabBar(_:didSelect:)` beside `tabBarDidClose`.
  static func nounAlone(
    of plain: [DelegateMethod], among methods: [DelegateMethod]
  ) -> String? {
    let names = Set(methods.map(\.name.text)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // What begins with a name follows it at once in this order.
    let continued = Set(zip(names, names.dropFirst()).filter { $1.hasPrefix($0) }.map(\.0))
    return plain.first { $0.parameters.count > 1 && continued.contains($0.name.text) }?.name.text
  }

  /// `photoView` for `PhotoView`, without a prefix.
  static func noun(of type: String) -> String {
    let whole = words(of: type)
    let parts = whole.count > 1 && whole.last?.key == "protocol" ? whole.dropLast() : whole[...]
    let isPrefixed =
      parts.count > 1 && parts.first.map(isPrefix) == true
      && parts[1].text.first.map(\.isLetter) == true
      // What is left of `FABView` names nobody.
      && !(parts.count == 2 && SenderName.isKind(parts[1].key)
        && !["NS", "UI"].contains(parts[0].text))
    return itemName(of: parts.dropFirst(isPrefixed ? 1 : 0).map(\.text).joined())
  }

  /// What stands in front of a type's name and is no word of it: `UI`, `JTAC`, but not `URL`; the `I`
  /// of a protocol, and `Any`.
  private static func isPrefix(_ word: NameWord) -> Bool {
    if word.text == "I" || word.text == "Any" { return true }
    guard word.kind == .acronym, !shortNouns.contains(word.text) else { return false }
    let verdict = WordJudge().verdict(on: word.key)
    return word.text.utf8.count < 3 || !verdict.isKnown
  }

  private static let shortNouns: Set<String> = ["AI", "ID", "IP", "QR", "TV", "VR"]
}
