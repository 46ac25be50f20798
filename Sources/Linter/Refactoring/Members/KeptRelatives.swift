import SourceModel

/// Members whose names say that a hidden member belongs to them, and that others can name, so that they keep
/// their names.
struct KeptRelatives {
  private let index: FileIndex

  init(in index: FileIndex) {
    self.index = index
  }

  /// Why a hidden member keeps its name: it is the storage behind such a property, `_str` of `str`, or shares its
  /// prefix with others, `fin_store` beside `fin_setImage`.
  func check(_ member: HiddenMember, newName: String) throws(Refusal) {
    let old = member.declaration.name.text
    if old.hasPrefix("_"), newName.hasPrefix("_"), let type = member.type,
      let shown = index.types.members(String(old.dropFirst()), of: type).first(where: isKept)
    {
      throw Refusal(
        "it is the storage of '\(shown.name)', which keeps its name", at: shown.name.range)
    }
    guard let prefix = Self.prefix(of: old), !newName.hasPrefix(prefix) else { return }
    let other = index.source.declarations.first { other in
      (other.kind.isValue || other.kind == .function) && other.surroundingBlock == nil
        && other.name.hasPrefix(prefix) && other.name != old
        && other.enclosingType.map(FileTypes.name) == member.type && isKept(other)
    }
    if let other {
      throw Refusal("'\(other.name)' keeps the prefix that they share", at: other.name.range)
    }
  }

  private func isKept(_ declaration: Declaration) -> Bool {
    HiddenMember(declaration, in: index.types) == nil
  }

  /// `fin_` of `fin_store`.
  private static func prefix(of name: String) -> String? {
    let letters = name.utf8.prefix { ($0 | 0x20) &- 0x61 < 26 }
    let end = name.utf8.dropFirst(letters.count)
    guard !letters.isEmpty, end.first == UInt8(ascii: "_"), end.count > 1 else { return nil }
    return String(decoding: letters, as: UTF8.self) + "_"
  }
}
