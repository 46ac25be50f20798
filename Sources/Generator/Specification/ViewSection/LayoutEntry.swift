import Diagnostics
import YAML

/// Outlets and lists of them, nested as deep as one likes.
enum LayoutEntry: SpecificationValue, Placed {
  case outlet(Text)
  case list([LayoutEntry], FileRange)

  static var form: ValueForm { .nestedLists }

  static func read(_ node: YAMLNode, of name: Text, problems: Problems) -> LayoutEntry? {
    if let parts = node.sequence {
      if parts.isEmpty {
        return problems[.wrongValue]("this list is empty; expected \(form.description)", at: node)
      }
      guard problems.allows(parts.count, in: node) else { return nil }
      return .list(parts.compactMap { read($0, of: name, problems: problems) }, node.range)
    }
    return Text.read(node, of: name, problems: problems).map { .outlet($0) }
  }

  /// In the order of the file.
  var outlets: [Text] {
    switch self {
    case .outlet(let name): [name]
    case .list(let parts, _): parts.flatMap(\.outlets)
    }
  }

  var range: FileRange {
    switch self {
    case .outlet(let name): name.range
    case .list(_, let range): range
    }
  }
}
