import Diagnostics
import SourceModel

extension Ties {
  /// What ties the name of a case to something besides its uses.
  func checkCase(
    _ ancestors: Set<String>, of type: String, newName: String
  ) throws(Refusal) {
    if newName == "none" || newName == "some" {
      throw Refusal("'\(newName)' may be taken for that of an optional")
    }
    let isRaw = ancestors.contains { KnownTypes.raw.contains($0) }
    if !isRaw, !ancestors.isDisjoint(with: KnownTypes.coding) {
      throw Refusal("it is a coding key of '\(type)'")
    }
    if declaration.impliesValue {
      throw Refusal("its name is a raw value that is used outside the program")
    }
    guard isHidden, !ancestors.contains("CustomStringConvertible") else { return }
    if ancestors.contains("Error") || ancestors.contains("LocalizedError") {
      throw Refusal("errors are shown by their names")
    }
    if let place = index.shownNames.place(ofMembersOf: type) {
      throw Refusal("its name may be shown", at: place.range)
    }
  }
}

extension Declaration {
  /// Whether it is a case whose value is the text of its name.
  var impliesValue: Bool {
    guard kind == .enumerationCase, value.isEmpty else { return false }
    return parent?.inheritedTypes.contains { $0.base == "String" } ?? false
  }
}
