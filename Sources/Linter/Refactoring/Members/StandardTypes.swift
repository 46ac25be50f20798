/// The types and protocols of Swift's standard library that a shorter name may stand for: what a project declares
/// must not come to hide one.
enum StandardTypes {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "Actor", "Any", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream", "Bool",
    "Character", "Clock", "Codable", "CodingKey", "Collection", "Comparable", "Decimal",
    "Decodable", "Decoder", "Dictionary", "Double", "Duration", "Encodable", "Encoder",
    "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32",
    "Int64", "Int8", "Iterator", "IteratorProtocol", "KeyPath", "Mirror", "Never", "Numeric",
    "ObjectIdentifier", "OptionSet", "Optional", "RandomNumberGenerator", "Range",
    "RawRepresentable", "Regex", "Result", "Sendable", "Sequence", "Set", "Slice", "StaticString",
    "Strideable", "String", "StringProtocol", "Substring", "Task", "TaskGroup", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "Unicode", "UnsafePointer", "Void",
  ]
}
