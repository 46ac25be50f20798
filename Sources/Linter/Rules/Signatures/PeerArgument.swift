import SourceModel
import Words

/// An argument without a label that is not an object of the verb: one of two peers, or a Boolean, or a measure of what
/// the name has said.
enum PeerArgument {
  /// - Parameter isStrict: whether measures are found as well.
  static func first(in method: Declaration, isStrict: Bool) -> Parameter? {
    guard method.parameters.count > 1, let first = method.parameters.first, first.label == "_",
      first.name != "_", let type = first.type.base,
      let found = condition(first, of: method) ?? half(first, of: type, of: method)
        ?? bound(first, of: type, of: method)
        ?? (isStrict ? measure(first, of: type, of: method) : nil),
      !method.isNoInterface, EventReading.tense(in: method.nameWords) == nil
    else { return nil }
    return found
  }

  /// `update(_ animated: Bool, ...)`, `showCutout(_ show: Bool, ...)`: no verb takes a Boolean that tells how,
  /// or whether at all.
  private static func condition(_ first: Parameter, of method: Declaration) -> Parameter? {
    guard first.type.isBool, method.type.isVoid, method.parameters.count > 1,
      let verb = method.nameWords.first, verb != "set",
      let word = words(of: first.name.text).last?.key
    else { return nil }
    let tellsHow = !method.nameWords.contains(word) && LexicalWord(word).pastOf != nil
    return tellsHow || word == verb ? first : nil
  }

  /// `scale(_ display: Size, image: Size)`: two of a kind of which only one says which it is.
  private static func half(
    _ first: Parameter, of type: String, of method: Declaration
  ) -> Parameter? {
    guard method.parameters.count == 2, let second = method.parameters.dropFirst().first,
      second.isLabelled, second.isNamedOnce, second.type.text == first.type.text,
      !second.hasDefault,
      StandardTypes.isNumber(type) || type.hasPrefix("CG"),
      !isPreposition(second.label.text), !isSide(first), !isSide(second)
    else { return nil }
    return first
  }

  /// `random(_ lower: Int, _ upper: Int)`, `append(_ root: String, _ component: String)`: each of the two has
  /// a role of its own.
  private static func bound(
    _ first: Parameter, of type: String, of method: Declaration
  ) -> Parameter? {
    guard let second = method.parameters.dropFirst().first, second.label == "_",
      second.name != "_", StandardTypes.isValue(type), second.type.base == type,
      !isSide(first), !isSide(second)
    else { return nil }
    let one = words(of: first.name.text).map(\.key)
    let other = words(of: second.name.text).map(\.key)
    // `estimatedFrame`, `viewFrame`
    return min(one.count, other.count) > 1 || Set(one).isDisjoint(with: other) ? second : nil
  }

  /// `drawArrow(_ bounds: CGRect, color: Color)`: the verb has its object, and this is not it.
  private static func measure(
    _ first: Parameter, of type: String, of method: Declaration
  ) -> Parameter? {
    let name = method.nameWords
    guard name.count > 1, let last = name.last, !isPreposition(last), name[0] != "set",
      method.parameters.count > 1, LexicalWord(name[0]).isMainlyVerb,
      method.parameters.dropFirst().allSatisfy(\.isLabelled),
      first.type.isBool || StandardTypes.isNumber(type) || measures.contains(type),
      Set(words(of: first.name.text).map(\.key)).isDisjoint(with: name)
    else { return nil }
    return first
  }

  private static let measures: Set<String> = [
    "CGColor", "CGPoint", "CGRect", "CGSize", "Color", "NSColor", "NSPoint", "NSRect", "NSSize",
    "UIColor",
  ]

  /// One of two that may change places: `a`, `lhs`, `value2`, `first`.
  static func isSide(_ parameter: Parameter) -> Bool {
    let name = parameter.name.text
    return name.utf8.count < 4 || name.last?.isNumber == true
      || ["first", "second", "left", "right", "other"].contains { name.hasPrefix($0) }
  }
}
