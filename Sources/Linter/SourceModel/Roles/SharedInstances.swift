extension Declaration {
  /// The static properties of a type, in its own file, that keep an object of it.
  public var instancesOfItself: [Declaration] {
    parts.flatMap(\.children).filter { property in
      property.kind.isValue && property.isStatic && !property.hasAttribute("TaskLocal")
        && (property.isStored
          ? property.holdsOne(of: name.text) : property.handsOutOne(of: name.text))
    }
  }

  /// A property that is worked out, `class var shared: Cache { instance }`, of an object that is kept beside the type or
  /// in the property: so it was written before types could keep any.
  private func handsOutOne(of name: String) -> Bool {
    guard type.base == name, hasBody else { return false }
    if children.contains(where: { $0.kind.isType && $0.keepsOne(of: name) }) { return true }
    return source.topLevelDeclarations.contains { value in
      value.kind.isValue && value.isStored && body.hasWord(value.name.text)
        && value.holdsOne(of: name)
    }
  }

  private func keepsOne(of name: String) -> Bool {
    children.contains { $0.kind.isValue && $0.isStatic && $0.holdsOne(of: name) }
  }

  private func holdsOne(of name: String) -> Bool {
    if type.lastName == name { return true }
    if value.hasPrefix("Self(") || value.makes(name) { return true }
    if let maker = maker(of: name) { return type.isEmpty && makesOne(of: name, by: maker) }
    return type.isEmpty && value.hasPrefix("{")
      && [" \(name)(", " \(name).init("].contains(where: value.contains)
  }

  /// `makeDefault` of `ImageCache.makeDefault()`
  private func maker(of name: String) -> Substring? {
    guard value.begins(with: name, sign: ".") else { return nil }
    let value = value.text.dropFirst(name.count + 1)
    let maker = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = value.dropFirst(maker.count)
    return rest.hasPrefix("(") && rest.hasSuffix(")") && !rest.contains(".") ? maker : nil
  }

  /// Whether a method of the type returns an object of it, as far as its own file tells.
  private func makesOne(of name: String, by maker: Substring) -> Bool {
    let makers =
      enclosingType?.members.filter { $0.kind == .function && $0.name == String(maker) } ?? []
    return makers.isEmpty
      || makers.contains { $0.type.lastName == name || $0.type.lastName == "Self" }
  }
}

extension Name {
  /// `ImageCache()` and `Images.ImageCache()`
  fileprivate func makes(_ name: String) -> Bool {
    let path = utf8.prefix { $0.isPartOfName || $0 == UInt8(ascii: ".") }
    guard path.ends(with: name), utf8[path.endIndex...].first == UInt8(ascii: "(") else {
      return false
    }
    let rest = path.dropLast(name.utf8.count)
    return rest.isEmpty || rest.last == UInt8(ascii: ".")
  }

  /// Whether it begins with a name and a sign behind that, without a text being made of both.
  fileprivate func begins(with name: String, sign: Unicode.Scalar) -> Bool {
    hasPrefix(name) && utf8.dropFirst(name.utf8.count).first == UInt8(ascii: sign)
  }
}
