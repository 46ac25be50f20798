import SourceModel

/// A function, a value or a type that no other file can name.
struct HiddenMember {
  let declaration: Declaration
  /// The type that it is a member of; nil at the top of the file.
  let type: String?
  /// Where it can be named.
  let reach: [Range<Int>]

  var isStatic: Bool { declaration.isStatic }
  var isType: Bool { declaration.kind.isType || declaration.kind == .typeAlias }

  /// Nil for what other files can name, and for anything else.
  init?(_ declaration: Declaration, in types: FileTypes) {
    let kind = declaration.kind
    guard kind.isValue || kind == .function || kind.isType || kind == .typeAlias,
      declaration.surroundingBlock == nil, Self.isHidden(declaration, in: types)
    else { return nil }
    self.declaration = declaration
    type = declaration.enclosingType.map { FileTypes.name(of: $0) }
    let isPrivateMember = declaration.access == .privately && type != nil
    reach =
      isPrivateMember
      ? types.parts(of: type ?? "").map(\.range.bytes) : [0..<declaration.source.bytes.count]
  }

  func reaches(_ offset: Int) -> Bool {
    reach.contains { $0.contains(offset) }
  }

  private static func isHidden(_ declaration: Declaration, in types: FileTypes) -> Bool {
    if declaration.isHidden { return true }
    return sequence(first: declaration.parent) { $0?.parent }.contains { around in
      guard let around else { return false }
      return around.isHidden || around.surroundingBlock != nil || isHiddenType(around, in: types)
    }
  }

  /// An extension of a type that is hidden itself.
  private static func isHiddenType(_ declaration: Declaration, in types: FileTypes) -> Bool {
    guard declaration.kind == .extending else { return false }
    return types.declarations(of: FileTypes.name(of: declaration))
      .contains { $0.isHidden || $0.surroundingBlock != nil }
  }
}
