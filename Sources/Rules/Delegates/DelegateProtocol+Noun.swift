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
    return isCut(method, by: best, sender) || isSubject(method, length: best) ? 0 : best
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
