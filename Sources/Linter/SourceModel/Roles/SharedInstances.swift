extension Declaration {
  /// The static properties of a type, in its own file, that keep an object of it.
  public var instancesOfItself: [Declaration] {
    parts.flatMap(\.children).filter { property in
      property.kind.isValue && property.isStatic && property.isStored
        && !property.hasAttribute("TaskLocal") && property.holdsOne(of: name.text)
    }
  }

  private func holdsOne(of name: String) -> Bool {
    if type.base == name { return true }
    if [name + "(", "Self("].contains(where: value.hasPrefix) { return true }
    if isMade(by: name) { return type.isEmpty }
    return type.isEmpty && value.hasPrefix("{") && value.text.contains(" \(name)(")
  }

  /// `ImageCache.makeDefault()`
  private func isMade(by name: String) -> Bool {
    let value = value.text
    guard value.hasPrefix(name + ".") else { return false }
    let rest = value.dropFirst(name.count + 1).drop { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest.hasPrefix("(") && rest.hasSuffix(")") && !rest.contains(".")
  }
}
