import Mustache
import Specification
import Templates

extension TableContent {
  /// Those of a table without a cell of its own.
  var columns: [ColumnSpecification] {
    if case .columns(let columns) = rows { columns } else { [] }
  }
}

extension ColumnSpecification {
  /// What a template says of a column: `"Author", width: 20` and `$0.author?.name`.
  var words: [String: TemplateValue] {
    var arguments: [SwiftCode] = ["\(SwiftLiteral(shownLabel))"]
    if let width { arguments.append("width: \(SwiftLiteral(width))") }
    if alignment != .leading { arguments.append("alignment: .\(Identifier(alignment.rawValue))") }
    if let format { arguments.append("format: .\(Identifier(format.rawValue))") }
    return [
      "arguments": .word(arguments.joined), "title": .word(SwiftLiteral(shownLabel)),
      "value": .word(keyPath.code(from: "$0")),
    ]
  }

  /// As given, or the path in words.
  private var shownLabel: String {
    let words = keyPath.steps.map { $0.name.inWords.lowercasedStart }.joined(separator: " ")
    return label ?? words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension String {
  /// `Update date` -> `update date`, `URL` stays.
  fileprivate var lowercasedStart: String {
    guard let second = dropFirst().first, !second.isUppercase else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
