import Foundation

/// The value of an attribute, or of a to-one relationship, in the one form that objects, snapshots,
/// predicates, archives and stores share.
///
/// An enumeration is the `string` of its raw value; a to-one relationship is an `object`.
public enum AttributeValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case decimal(Decimal)
  case string(String)
  case date(Date)
  case url(URL)
  case uuid(UUID)
  case data(Data)
  case object(ObjectID)

  /// Whether both are the same down to the last bit; equality takes two spellings of an é for one.
  public func isIdentical(to other: AttributeValue) -> Bool {
    switch (self, other) {
    case (.string(let mine), .string(let theirs)): mine.hasSameBytes(as: theirs)
    case (.double(let mine), .double(let theirs)): mine.bitPattern == theirs.bitPattern
    default: self == other
    }
  }
}

extension String {
  /// Whether both are spelled alike, which is told without looking at one byte after the other.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isAlike = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard let first = mine.baseAddress, let second = theirs.baseAddress else { return true }
        return memcmp(first, second, mine.count) == 0
      }
    }
    return (isAlike ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension Double {
  /// Without a fraction where the number is whole.
  package var shortText: String {
    magnitude < 1e15 && self == rounded() ? String(Int(self)) : String(self)
  }
}

extension AttributeValue: CustomStringConvertible {
  /// The value as a person reads it in a message.
  public var description: String {
    switch self {
    case .string(let value): "\"\(value)\""
    case .double(let value): value.shortText
    case .date(let value): DateText.localText(of: value)
    case .data(let value): value.count.counted("byte")
    case .object(let value): value.description
    default: text ?? "nil"
    }
  }

  /// The same, a text without quotation marks.
  package var unquoted: String {
    if case .string(let text) = self { text } else { description }
  }

  /// The value as others read it again: a date as ISO 8601, data as Base64, an object as its key; nil
  /// for none.
  package var text: String? {
    switch self {
    case .null: nil
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .double(let value): String(value)
    case .decimal(let value): value.description
    case .string(let value): value
    case .date(let value): DateText.text(of: value)
    case .url(let value): value.absoluteString
    case .uuid(let value): value.uuidString
    case .data(let value): value.base64EncodedString()
    case .object(let value): String(value.key)
    }
  }
}
