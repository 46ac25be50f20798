import Diagnostics
import YAML

/// A type in Swift's own spelling: `T` required, `T?` optional, `[T]` to many.
struct TypeName: Sendable {
  /// Without `?` and brackets, as it is written.
  let name: String
  private(set) var isOptional = false
  private(set) var isList = false
}

extension TypeName {
  init(spelled text: String) {
    if text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 2 {
      self.init(name: String(text.dropFirst().dropLast()), isList: true)
    } else if text.hasSuffix("?") {
      self.init(name: String(text.dropLast()), isOptional: true)
    } else {
      self.init(name: text)
    }
  }
}

extension Problems {
  /// A question mark says that there may be no value, and `optional: false` that there is one.
  func check(_ optional: Flag?, against type: Located<TypeName>?) {
    guard let optional, !optional.value, let type, type.value.isOptional else { return }
    let message = "'\(type.value.name)?' is optional; remove the '?' or 'optional: false'"
    self[.wrongValue](message, at: optional)
  }
}

/// In YAML `[T]` without quotes is a list of one text.
extension TypeName: ScalarValue {
  static var form: ValueForm { .type }

  init?(_ node: YAMLNode) {
    if let text = String(node) {
      self.init(spelled: text)
    } else if let only = node.sequence?.first, node.sequence?.count == 1, let name = String(only) {
      self.init(name: name, isList: true)
    } else {
      return nil
    }
  }

  static func range(in node: YAMLNode) -> FileRange { node.sequence?.first?.range ?? node.range }
}
