import Diagnostics
import SourceModel

/// Members that a project wants to begin with a letter.
enum UnderscoredMember {
  /// A member with an underscore in front that no other member needs to be told apart from.
  static func finding(on declaration: Declaration) -> Finding? {
    let name = declaration.name
    guard name.hasPrefix("_"), name.utf8.count > 2, declaration.isMember,
      declaration.kind.isValue || declaration.kind == .function, !declaration.isSpelledElsewhere,
      declaration.attributes.isEmpty, declaration.isHidden, !name.hasPrefix("__"),
      !["_default", "_init", "_self", "_extension"].contains(name.text)
    else { return nil }
    let better = name.text.dropFirst()
    let isTaken =
      declaration.enclosingType?.children.contains { $0.name == String(better) } ?? false
    guard !isTaken else { return nil }
    return .likely(
      "write '\(better)' instead of '\(name)'", at: name.range, replacements: [String(better)])
  }
}
