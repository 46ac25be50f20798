/// What is known of types that a project does not declare.
public enum StandardTypes {
  /// Whether a type of the standard library, of Foundation or of Apple's frameworks is one for values.
  public static func isValue(_ name: String) -> Bool {
    values.contains(name) || valueEndings.contains(where: name.hasSuffix)
  }

  /// Whether it is a value of which a method returns another one only as a changed copy: no count and no place.
  public static func isImmutable(_ name: String) -> Bool {
    isValue(name) && !plainPlaces.contains(name) && !valueEndings.contains(where: name.hasSuffix)
      && !(isNumber(name) && name.contains("Int"))
  }

  private static let plainPlaces: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Dictionary", "IndexPath", "IndexSet", "Range", "Result",
    "Set", "UUID", "Void",
  ]

  /// Whether it stands for values that come later: the answer to a request, or what happens.
  public static func isLater(_ name: String) -> Bool {
    laterValues.contains(name) || name.hasSuffix("Publisher")
  }

  private static let laterValues: Set<String> = [
    "AsyncStream", "AsyncThrowingStream", "Completable", "Driver", "EventLoopFuture", "Future",
    "Maybe", "Observable", "Promise", "Signal", "SignalProducer", "Single", "Task",
  ]

  /// Whether a type is called like an object on the screen.
  public static func isOnScreen(_ name: String) -> Bool {
    screenEndings.contains(where: name.hasSuffix)
  }

  /// Whether a class is called like a view of Apple's frameworks that is not called a view itself.
  static func isControl(_ name: String) -> Bool {
    controlEndings.contains { name.hasSuffix($0) && name != $0 }
  }

  static let controlEndings = ["Bar", "Button", "Control", "Field", "Label"]

  /// Whether it is a type of numbers.
  public static func isNumber(_ name: String) -> Bool { numbers.contains(name) }

  /// Whether it is a number, a text or a Boolean, which says nothing of what it is for.
  public static func isPlain(_ name: String) -> Bool {
    isNumber(name) || ["Bool", "Character", "NSString", "String", "Substring"].contains(name)
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Decimal", "Double", "Float", "Float64", "Int", "Int16", "Int32", "Int64", "Int8",
    "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  private static let values: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "CGColor", "CGFloat", "CGImage", "CGPoint", "CGRect",
    "CGSize", "CGVector",
    "CIImage", "Character", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "Dictionary",
    "Double",
    "Error", "Float", "Float64", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "Locale", "NSAttributedString", "NSColor", "NSError", "NSImage", "NSNumber", "NSRange",
    "NSString", "Range", "Result",
    "Set", "String", "Substring", "TimeInterval", "UIColor", "UIEdgeInsets", "UIImage", "UInt",
    "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID", "Void",
  ]

  private static let valueEndings = ["Error", "ID", "Identifier"]

  private static let screenEndings = [
    "Bar", "Button", "Cell", "Control", "Controller", "Field", "Label", "Layer", "Picker", "View",
    "Window",
  ]
}
