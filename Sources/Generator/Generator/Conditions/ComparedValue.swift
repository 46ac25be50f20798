import FoundationEssentials
import Specification

extension Comparison {
  /// The values of the spec on the other side, nil among them where it is compared; nil where something
  /// else stands there.
  var literals: [AttributeValue?]? { value.literals }

  /// Whether it holds for a value, nil being one of an optional attribute; nil where the generator does
  /// not know for sure what a store will say.
  func holds(for value: AttributeValue?, of type: AttributeType) -> Bool? {
    guard let literals, let first = literals.first, let last = literals.last else { return nil }
    switch comparator {
    case .equal: return isEqual(value, first)
    case .notEqual: return isEqual(value, first).map { !$0 }
    case .isIn:
      let answers = literals.map { isEqual(value, $0) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .less: return isLess(value, first, of: type)
    case .greater: return isLess(first, value, of: type)
    case .lessOrEqual: return isAtMost(value, first, of: type)
    case .greaterOrEqual: return isAtMost(first, value, of: type)
    case .between:
      guard let isLarge = isAtMost(first, value, of: type),
        let isSmall = isAtMost(value, last, of: type)
      else { return nil }
      return isLarge && isSmall
    case .contains, .beginsWith, .endsWith: return isFound(first, in: value)
    }
  }

  private func isEqual(_ left: AttributeValue?, _ right: AttributeValue?) -> Bool? {
    guard let left, let right else { return left == nil && right == nil }
    guard case .string(let mine) = left, case .string(let theirs) = right else {
      return !left.differs(from: right)
    }
    if mine == theirs { return true }
    return comparable(mine, with: theirs).map { $0 == $1 }
  }

  /// Both texts as they are compared; nil where that is up to the kit.
  private func comparable(_ mine: String, with theirs: String) -> (String, String)? {
    guard isCaseInsensitive || isDiacriticInsensitive else { return (mine, theirs) }
    guard (mine + theirs).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return isCaseInsensitive ? (mine.lowercased(), theirs.lowercased()) : (mine, theirs)
  }

  private func isFound(_ part: AttributeValue?, in value: AttributeValue?) -> Bool? {
    guard case .string(let text)? = value else { return false }
    guard case .string(let part)? = part, let (text, part) = comparable(text, with: part) else {
      return nil
    }
    // Where characters join, a part may be none any more.
    guard (text + part).utf8.allSatisfy({ $0 < 0x80 }) || text.isEmpty || text == part else {
      return nil
    }
    switch comparator {
    case .beginsWith: return text.hasPrefix(part)
    case .endsWith: return text.hasSuffix(part)
    default: return part.isEmpty || text.contains(part)
    }
  }

  /// Nothing is less than nil, and nil than nothing.
  private func isLess(
    _ left: AttributeValue?, _ right: AttributeValue?, of type: AttributeType
  ) -> Bool? {
    guard let left, let right else { return false }
    guard case .enumerationCase(let mine) = left, case .enumerationCase(let theirs) = right else {
      return left.isLess(than: right)
    }
    let cases = type.enumeration?.cases ?? []
    guard let mine = cases.firstIndex(of: mine), let theirs = cases.firstIndex(of: theirs) else {
      return nil
    }
    return mine < theirs
  }

  private func isAtMost(
    _ left: AttributeValue?, _ right: AttributeValue?, of type: AttributeType
  ) -> Bool? {
    guard left != nil, right != nil else { return false }
    return isLess(right, left, of: type).map { !$0 }
  }
}

extension Operand {
  fileprivate var literals: [AttributeValue?]? {
    switch self {
    case .literal(let value): return [value]
    case .null: return [nil]
    case .list(let members):
      let values = members.compactMap(\.literals)
      return values.count == members.count ? values.flatMap { $0 } : nil
    case .keyPath, .parameter: return nil
    }
  }
}

extension AttributeSpecification {
  /// Values of which some are equal to, below, above or unlike what the attribute is compared with.
  func candidates(beside literals: [AttributeValue]) -> [AttributeValue?] {
    var values = literals + literals.flatMap(\.neighbors)
    if let sample = SampleValue(attribute: self, number: 1).value { values.append(sample) }
    switch type {
    case .bool: values += [.bool(true), .bool(false)]
    case .enumeration(let enumeration): values += enumeration.cases.map { .enumerationCase($0) }
    // Longer than each of them.
    case .string: values += [.string(literals.compactMap(\.string).joined() + "?"), .string("")]
    case .url: values += (0...literals.count).map { .url("https://example.org/\($0)") }
    case .uuid: values += (0...literals.count).map { SampleValue.identifier($0) }
    case .data: values += [.data(literals.compactMap(\.bytes).flatMap { $0 } + [0])]
    case .int, .double, .decimal, .date: break
    }
    return values + (isOptional ? [nil] : [])
  }
}

extension AttributeValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var bytes: [UInt8]? { if case .data(let bytes) = self { bytes } else { nil } }

  /// The numbers one further, or the dates a minute or a day away; none where numbers are too far from 0 to have
  /// any.
  fileprivate var neighbors: [AttributeValue] {
    [1, -1].compactMap { distance in
      switch self {
      case .int(let number) where abs(Double(number)) < 1e9: .int(number + distance)
      case .double(let number) where number.magnitude < 1e9: .double(number + Double(distance))
      case .date(let seconds) where seconds.magnitude < 1e10: .date(seconds + 60 * Double(distance))
      case .day(let day), .endOfDay(let day): .day(day + distance)
      case .decimal(let digits):
        Decimal(string: digits).flatMap { number in
          abs(number) < 1_000_000_000 ? .decimal("\(number + Decimal(distance))") : nil
        }
      default: nil
      }
    }
  }
}
