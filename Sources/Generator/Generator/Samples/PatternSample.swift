/// A text that matches a regular expression of the simple kind: letters, classes, groups,
/// alternatives and counts. Anything else has no sample.
struct PatternSample {
  let pattern: String
  /// From 1 on. Different numbers give different texts for as long as the pattern has any.
  let number: Int
  /// How often more than once something stands that may stand as often as one likes.
  var extraCount = 0

  /// Groups nest as deep as a pattern is long; this keeps the reader's recursion shallow.
  private static let greatestLength = 400

  var text: String? {
    guard pattern.utf8.count <= Self.greatestLength else { return nil }
    var parser = Parser(rest: Array(pattern), extraCount: extraCount)
    guard let choice = parser.alternatives(), parser.isAtEnd else { return nil }
    var rest = number - 1
    return choice.text(&rest)
  }

  private struct Parser {
    var rest: [Character]
    let extraCount: Int
    var position = 0

    var isAtEnd: Bool { position == rest.count }
    private var next: Character? { isAtEnd ? nil : rest[position] }

    /// `a|b|c`; one that is empty counts only where all are.
    mutating func alternatives() -> Choice? {
      guard let first = sequence() else { return nil }
      var sequences = [first]
      while next == "|" {
        position += 1
        guard let sequence = sequence() else { return nil }
        sequences.append(sequence)
      }
      let full = sequences.filter { !$0.isEmpty }
      return .sequences(full.isEmpty ? sequences : full)
    }

    private mutating func sequence() -> [Choice.Part]? {
      var parts: [Choice.Part] = []
      while let character = next, character != "|", character != ")" {
        if character == "^" || character == "$" {
          position += 1
          continue
        }
        guard let choice = atom(), let count = repetition() else { return nil }
        parts.append((choice, count))
      }
      return parts
    }

    private mutating func atom() -> Choice? {
      guard let character = next else { return nil }
      position += 1
      switch character {
      case "(": return group()
      case "[": return characterClass()
      case ".": return .characters(Array("abcdefghij"))
      case "\\": return escape()
      case "*", "+", "?", "{": return nil
      default: return .characters([character])
      }
    }

    private mutating func group() -> Choice? {
      if next == "?" {
        guard position + 1 < rest.count, rest[position + 1] == ":" else { return nil }
        position += 2
      }
      guard let choice = alternatives(), next == ")" else { return nil }
      position += 1
      return choice
    }

    /// What stands for all characters where only some are excluded.
    private static let common = Array(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_.")

    private mutating func escape() -> Choice? {
      guard let character = next else { return nil }
      position += 1
      switch character {
      case "d": return .characters(Array("1234567890"))
      case "w": return .characters(Array("abcdefghij"))
      case "s": return .characters([" "])
      case "S", "D": return .characters(Array("abcdefghij"))
      case "W": return .characters(["-"])
      case _ where character.isLetter || character.isNumber: return nil
      default: return .characters([character])
      }
    }

    private mutating func characterClass() -> Choice? {
      let isNegated = next == "^"
      if isNegated { position += 1 }
      var characters: [Character] = []
      // A bracket, or a dash and another, that an older syntax would read otherwise.
      while let character = next, character != "]" {
        guard character != "[" else { return nil }
        position += 1
        if character == "\\" {
          guard case .characters(let escaped)? = escape() else { return nil }
          characters += escaped
        } else if character == "-", let first = characters.last, let last = next, last != "]" {
          position += 1
          characters += Self.characters(after: first, through: last)
        } else {
          characters.append(character)
        }
      }
      guard next == "]", !characters.isEmpty else { return nil }
      position += 1
      guard isNegated else { return .characters(characters) }
      let others = Self.common.filter { !characters.contains($0) }
      return others.isEmpty ? nil : .characters(others)
    }

    private static func characters(after first: Character, through last: Character) -> [Character] {
      guard let first = first.asciiValue, let last = last.asciiValue, first < last else {
        return []
      }
      return ((first + 1)...last).map { Character(UnicodeScalar($0)) }
    }

    /// How often the atom stands: the least that the count allows, but once for `*`, `+` and `?`, and the
    /// extra times.
    private mutating func repetition() -> Int? {
      switch next {
      case "*", "+":
        position += 1
        return next == "?" || next == "+" ? nil : 1 + extraCount
      case "?":
        position += 1
        return next == "?" || next == "+" ? nil : 1
      case "{":
        guard let end = rest[position...].firstIndex(of: "}") else { return nil }
        let bounds = String(rest[(position + 1)..<end]).split(
          separator: ",", omittingEmptySubsequences: false)
        position = end + 1
        guard let least = Int(bounds[0]), least <= 200 else { return nil }
        let most = bounds.count == 1 ? least : Int(bounds[1]) ?? .max
        return min(least + extraCount, max(least, most))
      default:
        return 1
      }
    }
  }

  private indirect enum Choice {
    typealias Part = (choice: Choice, count: Int)

    /// At least one.
    case characters([Character])
    case sequences([[Part]])

    /// Takes the digits of a number, the lowest first, each with as many values as there are to choose from.
    func text(_ number: inout Int) -> String {
      switch self {
      case .characters(let characters): return String(Self.one(of: characters, &number))
      case .sequences(let sequences):
        return Self.one(of: sequences, &number).map { part in
          (0..<part.count).map { _ in part.choice.text(&number) }.joined()
        }.joined()
      }
    }

    private static func one<Element>(of elements: [Element], _ number: inout Int) -> Element {
      defer { number /= elements.count }
      return elements[number % elements.count]
    }
  }
}
