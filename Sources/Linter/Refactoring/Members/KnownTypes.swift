/// What is known of attributes, protocols and classes that lie outside of a project.
enum KnownTypes {
  /// Attributes under which the name of a member means nothing to anybody else.
  static let plainAttributes: Set<String> = [
    "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FetchRequest",
    "FocusState", "GestureState", "MainActor", "Namespace", "ObservationIgnored",
    "ObservationTracked", "ObservedObject", "Published", "ScaledMetric", "SceneStorage", "Sendable",
    "SceneBuilder", "State", "StateObject", "TaskLocal", "ToolbarContentBuilder", "ViewBuilder",
    "available", "concurrent", "discardableResult", "escaping", "frozen", "inlinable", "inline",
    "nonobjc", "preconcurrency", "safe", "unsafe", "usableFromInline", "warn_unqualified_access",
    "_alwaysEmitIntoClient", "_disfavoredOverload", "_documentation", "_effects", "_lifetime",
    "_optimize", "_semantics", "_spi", "_transparent", "_unsafeNonescapableResult",
  ]

  /// Attributes of a type that make nothing of its members' names.
  static let plainTypeAttributes: Set<String> = [
    "MainActor", "NSApplicationMain", "Observable", "Sendable", "Suite", "UIApplicationMain",
    "available", "_addressableForDependencies", "frozen",
    "globalActor", "main", "objc",
    "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked", "usableFromInline", "_spi",
  ]

  /// Protocols by which the names of stored properties become keys of a coded form.
  static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

  /// Types that the values of cases have.
  static let raw: Set<String> = [
    "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// Protocols and classes that read the names of properties while the program runs.
  static let reflecting: Set<String> = [
    "AsyncParsableCommand", "EmbeddedObject", "NSManagedObject", "Object", "PFObject",
    "ParsableArguments", "ParsableCommand", "PersistentModel",
  ]

  /// Protocols by which the name of a type is found or kept.
  static let namingTypes: Set<String> = [
    "AsyncMigration", "CodingKey", "Migration", "NSCoding", "NSSecureCoding",
  ]

  /// Protocols that neither code properties nor ask for a member under a name that a project would
  /// shorten.
  static let plain: Set<String> = [
    "AdditiveArithmetic", "AnyObject", "App", "AsyncIteratorProtocol", "AsyncSequence",
    "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable",
    "ButtonStyle", "CVarArg", "CaseIterable", "Clock", "Collection", "Comparable", "Copyable",
    "CustomDebugStringConvertible", "CustomNSError", "CustomReflectable",
    "CustomStringConvertible", "Equatable", "Error", "Escapable", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger",
    "FloatingPoint", "Hashable", "Identifiable", "InstantProtocol", "Int", "IteratorProtocol",
    "LazyCollectionProtocol", "LazySequenceProtocol", "LocalizedError", "LosslessStringConvertible",
    "MutableCollection", "Numeric", "ObservableObject", "OptionSet", "PreviewProvider",
    "RandomAccessCollection", "RandomNumberGenerator", "RangeReplaceableCollection",
    "RawRepresentable", "RecoverableError", "Scene", "Sendable", "SendableMetatype", "Sequence",
    "SetAlgebra", "Shape", "SignedInteger", "SignedNumeric", "Strideable", "String",
    "StringProtocol", "TextOutputStream", "TextOutputStreamable", "UInt8",
    "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewRepresentable",
    "UnsignedInteger", "View", "ViewModifier",
  ]

  /// Members that many classes and protocols of Apple's libraries have.
  static let commonMembers: Set<String> = [
    "action", "alignment", "attributes", "background", "body", "bounds", "button", "cell", "color",
    "constraints", "content", "context", "count", "delegate", "description", "document", "element",
    "event", "first", "font", "format", "frame", "hash", "identifier", "image", "index", "input",
    "isEmpty", "items", "key", "last", "layer", "location", "manager", "message", "name", "number",
    "object", "operation", "options", "origin", "output", "parameters", "parent", "position",
    "preview", "queue", "reload", "request", "response", "result", "selection", "session", "size",
    "source", "state", "status", "string", "style", "tag", "target", "text", "title", "type", "url",
    "value", "values", "view", "window",
  ]
}
