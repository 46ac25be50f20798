/// The type of a parameter, of an input or output, or of what a key path leads to.
public struct ValueType: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case attribute(AttributeType)
    /// An object of the model with this name; between operations and their callers its snapshot.
    case model(String)
  }

  public let element: Element
  public let isOptional: Bool
  /// True for `[T]`; a list is never optional.
  public let isList: Bool

  public init(_ element: Element, isOptional: Bool = false, isList: Bool = false) {
    self.element = element
    self.isOptional = isOptional
    self.isList = isList
  }

  /// Whether a value of this type can stand where another is wanted.
  ///
  /// - Parameter isKind: whether an object of the first model is one of the second.
  func fits(_ wanted: ValueType, isKind: (String, String) -> Bool) -> Bool {
    let isOfElement =
      if let model, let other = wanted.model { isKind(model, other) } else {
        element == wanted.element
      }
    return isOfElement && isList == wanted.isList && (!isOptional || wanted.isOptional)
  }

  /// `Int`, `Date?`, `[News]`, `News.Section`.
  public var swiftName: String {
    if isList { return "[" + elementName + "]" }
    return isOptional ? elementName + "?" : elementName
  }

  /// The type without `?` and brackets.
  var elementName: String {
    switch element {
    case .attribute(let type): type.swiftName
    case .model(let name): name
    }
  }

  public var attributeType: AttributeType? {
    if case .attribute(let type) = element { type } else { nil }
  }

  public var model: String? {
    if case .model(let name) = element { name } else { nil }
  }
}
