import SourceModel
import Words

extension DelegateProtocol {
  /// Whether all who call a method can pass the sender that a signature for it names, and do so where
  /// the method asks for it already.
  func isSenderAtHand(in method: DelegateMethod) -> Bool {
    let calls = calls.calls(of: method, in: declaration.name.text)
    guard let place = senderIndex(in: method) else {
      guard let senderType else { return true }
      // It may be passed already as something else, and a generic type awaits its arguments.
      guard !owners.isGeneric(senderType), !calls.contains(where: \.passesItself) else {
        return false
      }
      let callers = calls.isEmpty ? owners.types(holding: declaration.name.text) : []
      return callers.allSatisfy { owners.canPass($0, as: senderType) }
        && calls.allSatisfy {
          Self.isObject($0.object, of: senderType) || owners.canPass($0.caller, as: senderType)
        }
    }
    let passed = calls.map { $0.arguments.indices.contains(place) ? $0.arguments[place] : .other }
    let isSender = place == 0 && method.parameters[0].type == senderType
    return !passed.contains(.missing)
      && (isSender || passed.isEmpty || passed.contains(.own)
        || place == 0 && calls.contains(where: \.isOfOther))
  }

  /// Whether the name of an object says that it is of a type: `photoCell` or `cell` of a `PhotoCell`.
  private static func isObject(_ name: String?, of type: String) -> Bool {
    guard let last = name.flatMap({ words(of: $0).last?.key }) else { return false }
    return words(of: type).contains { $0.key == last }
  }

  /// Whether all who call a method only hand on what they are told by one of the same name.
  func isForwarded(_ method: DelegateMethod) -> Bool {
    let calls = calls.calls(of: method, in: declaration.name.text)
    return !calls.isEmpty && calls.allSatisfy { $0.function == method.name.text }
  }

  /// Whether who calls a method passes a view of its own, as for `scrollViewDidScroll(_:)`. Layouts and
  /// the like speak for the list that they are part of.
  static func passesPart(_ method: DelegateMethod, _ calls: [DelegateCall]) -> Bool {
    guard let type = method.parameters.first?.type, ["UI", "NS"].contains(where: type.hasPrefix),
      !["Collection", "Table"].contains(where: type.contains)
    else { return false }
    return !calls.isEmpty && !calls.contains { $0.isOfOther || $0.arguments.first == .own }
  }
}
