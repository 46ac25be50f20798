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
      case .decimal: [.decimal("1"), .decimal("2")]
      case .url: [.url("https://example.org/one"), .url("https://example.org/two")]
      case .uuid: [1, 2].map { .uuid("00000000-0000-4000-8000-00000000000\($0)") }
      case .data: [.data([1]), .data([2])]
      }
    return candidates.first { candidate in
      defaultValue.map(candidate.differs) ?? true
    }
  }
}
