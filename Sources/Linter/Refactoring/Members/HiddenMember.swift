import SourceModel

/// A function, a value, a type or a case that no other file can name.
struct HiddenMember {
  let declaration: Declaration
  /// The type that it is a member of; nil at the top of the file.
  let type: String?
  /// Where it can be named; nil for all of the file.
  let reach: Stretches?

  var isStatic: Bool { declaration.isStatic || isCase }
  var isCase: Bool { declaration.kind == .enumerationCase }
  var isType: Bool { declaration.kind.isType || declaration.kind == .typeAlias }

  /// Nil for what other files can name, and for anything else.
  init?(_ declaration: Declaration, in types: FileTypes) {
    let kind = declaration.kind
    guard
      kind.isValue || kind == .function || kind.isType || kind == .typeAlias
        || kind == .enumerationCase || kind == .initializer,
      declaration.surroundingBlock == nil, Self.isHidden(declaration, in: types)
    else { return nil }
    self.declaration = declaration
    type = declaration.enclosingType.map { FileTypes.name(of: $0) }
    reach = declaration.access == .privately ? type.flatMap { types[$0]?.reach } : nil
  }

  func reaches(_ offset: Int) -> Bool {
    reach?.contain(offset) ?? true
  }

  private static func isHidden(_ declaration: Declaration, in types: FileTypes) -> Bool {
    if declaration.isHidden { return true }
    return sequence(first: declaration.parent) { $0?.parent }.contains { around in
      guard let around else { return false }
      return around.isHidden || around.surroundingBlock != nil
        || around.kind == .extending && types[FileTypes.name(of: around)]?.isHidden == true
    }
  }
}
