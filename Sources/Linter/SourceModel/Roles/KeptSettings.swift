import SwiftFacts

/// Settings that are reached by another name than that of their class: an object that is called defaults and is
/// asked by key, whoever hands it out, and a wrapper around a property.
enum KeptSettings {
  /// A quick look: whether a name ends as `defaults` does.
  @inline(__always)
  static func mayBeName(_ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard reference.name.end - reference.name.start > 6 else { return false }
    let last = Int(reference.name.end) - 1
    return bytes[last] == UInt8(ascii: "s") && bytes[last - 1] == UInt8(ascii: "t")
      && bytes[last - 2] == UInt8(ascii: "l") && bytes[Int(reference.name.start)] > 0x5A
  }

  /// `OCAppIdentity.shared.userDefaults?.set(isOn, forKey: "isOn")`
  static func isAsked(_ use: Use) -> Bool {
    guard use.name.utf8.ends(with: "efaults") else { return false }
    var rest = use.source.bytes[use.name.offsets.upperBound...]
    if let mark = rest.first, mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") {
      rest.removeFirst()
    }
    guard rest.popFirst() == UInt8(ascii: ".") else { return false }
    let method = rest.prefix(while: \.isPartOfName)
    let arguments = rest[method.endIndex...]
    guard arguments.first == UInt8(ascii: "(") else { return false }
    let line = arguments.prefix(longestCall).prefix { $0 != UInt8(ascii: "\n") }
    return readers.contains(where: method.elementsEqual) && line.dropFirst().starts(with: "forKey:")
      || writers.contains(where: method.elementsEqual) && line.contains("forKey:")
  }

  /// How much of a call is looked at.
  private static let longestCall = 400

  private static let readers = [
    "array", "bool", "data", "dictionary", "double", "float", "integer", "object", "removeObject",
    "string", "stringArray", "url", "value",
  ].map { Array($0.utf8) }

  private static let writers = ["set", "setObject", "setValue"].map { Array($0.utf8) }

  /// `@AppStorage("isOn") var isOn`, `@UserDefault(key: "isOn")`, `@Persisted("isOn", defaultValue: true)`: of a
  /// database's objects a property is persisted without a key. A structure that only describes a view is bound to
  /// settings by Apple's own wrapper, as it is to its state.
  static func isWrapper(_ attribute: Attribute, of property: Declaration) -> Bool {
    let name = attribute.name.utf8
    guard name.count > 6, !attribute.arguments.isEmpty else { return false }
    if name.elementsEqual("Persisted".utf8) {
      return attribute.arguments.utf8.contains(UInt8(ascii: "\""))
    }
    return name.starts(with: "UserDefault")
      || name.elementsEqual("AppStorage".utf8) && property.enclosingType?.kind == .classType
  }
}
