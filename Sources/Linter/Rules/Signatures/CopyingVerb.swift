import SourceModel
import Words

/// A verb for a method that changes nothing and returns a changed copy, of its own value or of its first argument:
/// `sort() -> Album`, `sanitizeName(_ name: String) -> String`.
struct CopyingVerb {
  /// `sorted`, `sanitizedName`
  let better: String

  init?(of method: Declaration) {
    guard method.effects.isEmpty, !method.modifiers.contains(.mutating),
      !method.hasAttribute("discardableResult"), let result = method.type.base,
      Self.copiesOwner(method, as: result) || Self.copiesArgument(method, as: result)
    else { return nil }
    let parts = words(of: method.name.text)
    guard let first = parts.first, first.text == first.key,
      parts.count == 1 || !method.parameters.isEmpty
    else { return nil }
    let verb = LexicalWord(first.key)
    guard verb.isChange, !verb.isGetting else { return nil }
    better = Verb(first.key).participle + method.name.text.dropFirst(first.text.utf8.count)
  }

  /// By a verb alone.
  private static func copiesOwner(_ method: Declaration, as result: String) -> Bool {
    guard method.parameters.isEmpty, !method.isStatic, let owner = method.parent else {
      return false
    }
    return (result == "Self" || owner.name == result) && isValue(owner)
  }

  /// A number that counts, or a place, may be another one each time.
  private static func copiesArgument(_ method: Declaration, as result: String) -> Bool {
    guard let first = method.parameters.first, first.type.base == result,
      !first.type.name.hasPrefix("inout")
    else { return false }
    return StandardTypes.isImmutable(result)
  }

  private static func isValue(_ type: Declaration) -> Bool {
    type.kind == .structure || type.kind == .enumeration
      || type.kind == .extending && StandardTypes.isValue(type.name.text)
  }
}
