import Specification

extension StateProperty {
  /// A value that differs from the one at the start; nil where none is known.
  var otherValue: AttributeValue? {
    guard let type = type.attributeType else { return nil }
    let candidates: [AttributeValue] =
      switch type {
      case .bool: [.bool(true), .bool(false)]
      case .int: [.int(1), .int(2)]
      case .double: [.double(1), .double(2)]
      case .string: [.string("one"), .string("two")]
      case .date: [.date(0), .date(1)]
      case .enumeration(let enumeration): enumeration.cases.map { .enumerationCase($0) }
      case .decimal, .url, .uuid, .data: []
      }
    return candidates.first { $0 != defaultValue }
  }
}
