import Diagnostics
import SourceModel
import Words

/// A verb that says only that a value comes back: `getTitle`, `calculateHeight`, `toRadians`.
enum GettingVerb {
  /// - Parameter isStrict: whether methods that wait or keep what they have worked out are found as well, and words
  ///   of searching and converting.
  static func finding(on method: Declaration, isStrict: Bool) -> Finding? {
    guard
      method.name.glance.beginsWithGetting
        || isStrict && conversions.contains(where: method.name.hasPrefix)
    else { return nil }
    let parts = words(of: method.name.text)
    guard let first = parts.first,
      isGetting(first.key, of: method, isAlone: parts.count == 1, isStrict: isStrict),
      isStrict || !waits(method, name: parts) && !method.modifiers.contains(.mutating),
      !parts.contains(where: { ["and", "or"].contains($0.key) }),
      !isNamedForResult(method, name: parts.map(\.key))
    else { return nil }
    return .likely(
      "leave out '\(first.text)': name it for what it returns"
        + (better(method, behind: first, named: parts.dropFirst()).map { ", as '\($0)'" } ?? ""),
      at: method.name.range)
  }

  /// The name without the verb, where it can have it; a preposition goes to the argument behind it: `string(from:)`
  /// instead of `getStringFromDate`.
  private static func better(
    _ method: Declaration, behind verb: NameWord, named rest: ArraySlice<NameWord>
  ) -> String? {
    guard let first = rest.first, !isPreposition(first.key) else { return nil }
    // `convertEntryToItem`: what stands in front is what is given.
    if verb.key == "convert", rest.contains(where: { $0.key == "to" }) { return nil }
    let preposition = MisplacedPreposition.beforeArgument(of: method)
    let told = preposition.map { rest[..<$0.place] } ?? rest
    let better = itemName(of: told.map(\.text).joined())
    guard !SwiftKeywords.contains(better), method.sibling(named: better) == nil else { return nil }
    // An argument by which something is found is what it is for.
    return better + (preposition.map { "(\($0.word == "by" ? "for" : $0.word):)" } ?? "")
  }

  /// `getPhotos()` that returns nothing, and has no parameter through which its caller could get them.
  static func empty(_ method: Declaration) -> Finding? {
    guard method.name.hasPrefix("get"), method.nameWords.first == "get", method.nameWords.count > 1,
      !method.parameters.contains(where: handsOut)
    else { return nil }
    return .likely(
      "write what it does, such as 'load' or 'update', instead of 'get': it returns nothing",
      at: method.name.range)
  }

  /// Whether something comes out of a parameter: a closure takes it, or its memory is written.
  private static func handsOut(_ parameter: Parameter) -> Bool {
    if parameter.type.hasArrow { return !parameter.type.text.contains("() ->") }
    return parameter.isClosure
      || ["inout ", "Mutable", "Pointer", "Delegate"].contains(where: parameter.type.text.contains)
  }

  /// Whether what it returns comes later, as a request's answer does; `getTapPublisher` has its publisher at once.
  private static func waits(_ method: Declaration, name: [NameWord]) -> Bool {
    if method.effects.contains(.async) { return true }
    guard let result = method.type.lastName, StandardTypes.isLater(result) else { return false }
    return words(of: result).last?.key != name.last?.key
  }

  /// `get()` and `format(_:)` alone say as much as others do: nothing less would be left; `get(at:)` is a subscript.
  private static func isGetting(
    _ word: String, of method: Declaration, isAlone: Bool, isStrict: Bool
  ) -> Bool {
    if conversions.contains(word) { return isStrict && !isAlone }
    let verb = LexicalWord(word)
    if verb.isSearching { return isStrict && method.effects.isEmpty }
    let isSubscript =
      isStrict && method.parameters.first.map { isPreposition($0.label.text) } == true
    return verb.isGetting && !(isAlone && (word == "get" && !isSubscript || verb.isChange))
  }

  /// `toRadians()`, `asValue()`: neither a noun nor a verb.
  private static let conversions = ["to", "as"]

  /// `fetchRequest() -> NSFetchRequest<Photo>`: what looks like a verb is a part of the type's name.
  static func isNamedForResult(_ method: Declaration, name: [String]) -> Bool {
    guard let result = method.type.base else { return false }
    return words(of: result).map(\.key).suffix(name.count) == name[...]
  }
}
