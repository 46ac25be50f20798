import Diagnostics
import SourceModel
import Words

/// A preposition in a method's name that belongs to its first argument: `moveTo(_ place:)`,
/// `presentViaSegue(_ segue:)`.
enum MisplacedPreposition {
  /// - Parameter isStrict: whether with and a noun are found as well that sum up what the labels list.
  static func finding(in method: Declaration, isStrict: Bool) -> Finding? {
    guard let first = method.parameters.first, mayHavePreposition(method, before: first),
      let (parts, place) = preposition(in: method)
    else { return nil }
    let preposition = parts[place].key
    let isLast = place == parts.count - 1
    if isLast {
      guard !isOneOfSeveral(first, of: method),
        parts.count > 2 || LexicalWord(parts[0].key).thirdPersonOf == nil
      else { return nil }
    } else {
      guard
        isStrict && preposition == "with" && first.isNamedOnce && method.type.isVoid
          || isBeforeArgument(parts, place, first, method)
      else { return nil }
    }
    let base = String(
      decoding: method.name.text.utf8.prefix(parts[place].range.lowerBound), as: UTF8.self)
    return .likely(
      isLast
        ? "write '\(base)(\(preposition) \(first.name): \(first.type.text))'"
        : "say '\(preposition)' in the label", at: method.name.range)
  }

  /// The preposition whose noun an argument says again, and its place among the words of the name.
  static func beforeArgument(of method: Declaration) -> (word: String, place: Int)? {
    guard let first = method.parameters.first, mayHavePreposition(method, before: first),
      let (parts, place) = preposition(in: method), isBeforeArgument(parts, place, first, method)
    else { return nil }
    return (parts[place].key, place)
  }

  private static func isBeforeArgument(
    _ parts: [NameWord], _ place: Int, _ first: Parameter, _ method: Declaration
  ) -> Bool {
    let noun = parts[(place + 1)...].map(\.key)
    return !noun.isEmpty && parts[place].key != "of"
      && names(noun, behind: parts[place].key, first, method)
  }

  /// A quick look at the bytes first, which nearly all methods do not pass.
  private static func mayHavePreposition(_ method: Declaration, before first: Parameter) -> Bool {
    method.name.glance.hasPreposition
      && first.name != "_" && !first.type.hasArrow
      && method.name.utf8.allSatisfy { $0 < 0x80 } && !method.isForAnswers
  }

  /// The words of the name with the place of the first preposition behind a verb or a noun.
  private static func preposition(in method: Declaration) -> ([NameWord], Int)? {
    let parts = words(of: method.name.text)
    guard parts.count > 1 else { return nil }
    let start = LexicalWord(parts[0].key)
    let place = parts.indices.dropFirst().first {
      let word = LexicalWord(parts[$0].key)
      // `turnOnLight`, but `hideTitleInSection`, `frameAtIndex`: behind a thing it belongs to what follows.
      return word.isPreposition
        && (!word.isParticle || $0 < parts.count - 1 && ($0 > 1 || !method.type.isVoid))
    }
    guard let place, !start.isPreposition, parts[place].text.first?.isUppercase == true,
      // What begins with a word that nobody knows may be anything: `ascenTo`.
      start.isKnown || place < parts.count - 1,
      // `isEqualTo(_ other:)`
      !start.isAuxiliary || place > 1 && place == parts.count - 1
    else { return nil }
    return (parts, place)
  }

  /// `offsetBy(dx:dy:)`: the preposition belongs to all of them.
  private static func isOneOfSeveral(_ first: Parameter, of method: Declaration) -> Bool {
    method.parameters.count > 1
      && method.parameters.allSatisfy {
        $0.isNamedOnce && $0.isLabelled && $0.type.base == first.type.base
      }
  }

  /// Whether what stands behind the preposition is what an argument is called, or its type.
  private static func names(
    _ noun: [String], behind preposition: String, _ first: Parameter, _ method: Declaration
  ) -> Bool {
    lazy var type = words(of: first.type.text).map(\.key)
    if first.label == "_" {
      let said = words(of: first.name.text).map(\.key) + type
      if said.contains(where: noun.contains) { return true }
    } else if noun.count > 1, first.isNamedOnce, type == noun {
      return true
    }
    return method.parameters.lazy.filter(\.isLabelled).contains { parameter in
      let label = words(of: parameter.label.text).map(\.key)
      return label == noun || label == [preposition] + noun
    }
  }
}
