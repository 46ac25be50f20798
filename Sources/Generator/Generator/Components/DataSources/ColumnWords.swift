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
  /// What a template says of a column of a controller: `"Author", name: "author.name"` and `$0.author?.name`.
  func words(in controller: ControllerSpecification, of project: Project) -> TemplateWords {
    var arguments = [
      title(in: controller, of: project), "name: \(SwiftLiteral(keyPath.text))",
    ]
    if let width { arguments.append("width: \(SwiftLiteral(width))") }
    if alignment != .leading { arguments.append("alignment: .\(Identifier(alignment.rawValue))") }
    if let format { arguments.append("format: .\(Identifier(format.rawValue))") }
    if let placeholder = project.placeholderCode(of: self, in: controller) {
      arguments.append("placeholder: \(placeholder)")
    }
    if let storedKeyPath, controller.table?.dataSource == .fetchedResults {
      arguments.append("sortBy: { \(storedKeyPath.sortCode(from: "$0")) }")
    }
    return [
      "arguments": .word(arguments.joined), "value": .word(keyPath.code(from: "$0")),
    ]
  }

  /// As given, or what the property at the end is called, or the path in words.
  private func title(in controller: ControllerSpecification, of project: Project) -> SwiftCode {
    if let label {
      return project.code(
        of: label, at: .column(controller: controller.name, keyPath: keyPath.text))
    }
    let model = keyPath.steps.dropLast().reduce(keyPath.model) { model, step in
      if case .relationship(let destination) = step.kind { destination } else { model }
    }
    if keyPath.aggregate == nil, let last = keyPath.steps.last,
      let label = project.label(ofProperty: last.name, in: model)
    {
      return label
    }
    let words = keyPath.steps.map { $0.name.inWords.lowercasedStart }.joined(separator: " ")
    return "\(SwiftLiteral(words.prefix(1).uppercased() + words.dropFirst()))"
  }
}

extension Project {
  /// What a column shows instead of nil; nil where the spec says nothing.
  func placeholderCode(
    of column: ColumnSpecification, in controller: ControllerSpecification
  ) -> SwiftCode? {
    column.placeholder.map {
      code(
        of: $0, at: .missingValue(controller: controller.name, name: column.keyPath.text))
    }
  }
}

extension String {
  /// `Update date` -> `update date`, `URL` stays.
  fileprivate var lowercasedStart: String {
    guard let second = dropFirst().first, !second.isUppercase else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
