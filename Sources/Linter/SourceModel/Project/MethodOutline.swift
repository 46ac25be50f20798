import Diagnostics

/// A method of a type as the whole project knows it.
public struct MethodOutline: Hashable, Sendable {
  public let name: String
  /// `photoView(_:didSelect:)`
  public let signature: String
  public let nameRange: FileRange
  public let isStatic: Bool
  public let isOverride: Bool
}

extension MethodOutline {
  private init(_ method: Declaration) {
    let labels = method.parameters.map { $0.label.text + ":" }.joined()
    let name = method.name.text
    self.init(
      name: name, signature: "\(name)(\(labels))", nameRange: method.name.range,
      isStatic: method.isStatic, isOverride: method.modifiers.contains(.override))
  }

  /// The methods of a type or extension in the order of the file.
  public static func all(of type: Declaration) -> [MethodOutline] {
    type.children.filter { $0.kind == .function }.map(MethodOutline.init)
  }
}
