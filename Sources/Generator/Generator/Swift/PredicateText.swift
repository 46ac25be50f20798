import Specification
import Templates

/// A condition in the spelling that the kit's fetch requests read, and the values that it names.
///
/// Numbers, truth values, cases and plain texts stand in the text. What needs escaping or a type of
/// its own is passed as a value, so that no text of a spec is ever parsed as part of a condition.
struct PredicateText {
  private(set) var text = ""
  /// `constant1` and so on, in the order of the text.
  private(set) var constants: [(name: String, value: AttributeValue)] = []

  init(_ predicate: Predicate) {
    append(predicate)
  }

  private mutating func append(_ predicate: Predicate) {
    switch predicate {
    case .and(let parts): append(parts, joinedBy: " AND ")
    case .or(let parts): append(parts, joinedBy: " OR ")
    case .not(let part):
      text += "NOT ("
      append(part)
      text += ")"
    case .comparison(let comparison): append(comparison)
    }
  }

  private mutating func append(_ parts: [Predicate], joinedBy word: String) {
    for (position, part) in parts.enumerated() {
      if position > 0 { text += word }
      let needsParentheses = part.isCompound
      if needsParentheses { text += "(" }
      append(part)
      if needsParentheses { text += ")" }
    }
  }

  private mutating func append(_ comparison: Comparison) {
    let options =
      (comparison.isCaseInsensitive ? "c" : "") + (comparison.isDiacriticInsensitive ? "d" : "")
    if comparison.isAny { text += "ANY " }
    text += comparison.keyPath.text + " " + comparison.comparator.rawValue
    if !options.isEmpty { text += "[\(options)]" }
    text += " "
    append(comparison.value)
  }

  private mutating func append(_ operand: Operand) {
    switch operand {
    case .keyPath(let path): text += path.text
    case .parameter(let name): text += "$" + name
    case .literal(let value): append(value)
    case .null: text += "nil"
    case .list(let operands):
      text += "{"
      for (position, operand) in operands.enumerated() {
        if position > 0 { text += ", " }
        append(operand)
      }
      text += "}"
    }
  }

  private mutating func append(_ value: AttributeValue) {
    switch value {
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .int(let number): text += String(number)
    case .double(let number): text += number.description
    case .enumerationCase(let name): text += "\"\(name)\""
    case .string(let content) where content.allSatisfy(\.isPlain): text += "\"\(content)\""
    case .string, .decimal, .date, .url, .uuid, .data:
      let name = "constant\(constants.count + 1)"
      constants.append((name, value))
      text += "$" + name
    }
  }
}

extension Predicate {
  fileprivate var isCompound: Bool {
    switch self {
    case .and, .or: true
    case .not, .comparison: false
    }
  }
}

extension Character {
  fileprivate var isPlain: Bool {
    isASCII && (isLetter || isNumber || self == " " || self == "-" || self == "_")
  }
}
