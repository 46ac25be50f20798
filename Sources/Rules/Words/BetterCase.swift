import Diagnostics
import SourceModel

/// A name in another case, as far as one can be named.
struct BetterCase {
  let name: Name
  let better: CamelCase.Spelling
  let style: CamelCase

  /// What is said of the name, which may belong to a declaration beside others.
  func finding(in declaration: Declaration?) -> Finding {
    if let taken = declaration.flatMap(other) {
      return Finding(
        "write another name instead of '\(name)': '\(better.text)' is taken", at: name.range,
        certainty: .likely, notes: [Note("it is taken here", at: taken.name.range)])
    }
    guard better.isWhole else {
      let style = style == .upper ? "UpperCamelCase" : "lowerCamelCase"
      return Finding("write '\(name)' in \(style)", at: name.range, certainty: .likely)
    }
    return Finding(
      "write '\(better.text)' instead of '\(name)'", at: name.range, replacements: [better.text])
  }

  /// The declaration beside it that has the better name already.
  private func other(beside declaration: Declaration) -> Declaration? {
    guard !declaration.isLocal else { return nil }
    let siblings =
      declaration.parent?.children ?? declaration.source.topLevelDeclarations
    return siblings.first { sibling in
      sibling.name == better.text && !isOverload(sibling, of: declaration)
    }
  }

  private func isOverload(_ one: Declaration, of other: Declaration) -> Bool {
    one.kind == .function && other.kind == .function
      && !one.parameters.map(\.label.text).elementsEqual(other.parameters.map(\.label.text))
  }

  /// `FFA409`: the figures of a color.
  static func isColor(_ name: String) -> Bool {
    name.utf8.count == 6 && name.utf8.contains { $0 &- 0x30 < 10 }
      && name.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  }
}
