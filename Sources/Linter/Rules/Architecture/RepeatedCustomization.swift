import Diagnostics
import SourceModel

struct RepeatedCustomization: Rule {
  static let about = RuleDescription(
    id: "repeated_customization",
    summary: "A customisation that is used twice becomes a subclass or a method with a name.",
    why:
      "Once it has a name it is tested once, changed once, and its uses stay in their plain form.",
    severity: .warning,
    examples: [
      Example(
        "the same closure for two tables",
        """
        func show(first: Table, second: Table) {
          first.editCell = { cell, row in cell.style = .none; cell.accessory = .checkmark }
          second.editCell = { cell, row in cell.style = .none; cell.accessory = .checkmark }
        //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ \
        repeated_customization: name a subclass or method that does this: 'editCell' is given the same \
        closure elsewhere
        }
        """),
      Example(
        "the same closure in another file, with other spaces",
        """
        // file: Sources/App/First.swift
        func first() {
          list.configureCell = { cell, photo in
            cell.title.text = photo.title
            cell.date.text = photo.date
          }
        }
        // file: Sources/App/Second.swift
        func second() {
          list.configureCell = { cell, photo in cell.title.text = photo.title
        //                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ repeated_customization: name a \
        subclass or method that does this: 'configureCell' is given the same closure elsewhere
            cell.date.text = photo.date }
        }
        """),
      Example(
        "the same argument twice",
        """
        let first = Source(photos, configureCell: { cell, photo in cell.show(photo); cell.mark(photo) })
        let second = Source(photos, configureCell: { cell, photo in cell.show(photo); cell.mark(photo) })
        //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ \
        repeated_customization: name a subclass or method that does this: 'configureCell' is given the same \
        closure elsewhere
        """),
      Example(
        "a closure that only calls what has a name",
        """
        func show(first: Table, second: Table) {
          first.configureCell = { cell, photo in cell.configure(for: photo) }
          second.configureCell = { cell, photo in cell.configure(for: photo) }
        }
        """),
      Example(
        "two different closures",
        """
        func show(first: Table, second: Table) {
          first.editCell = { cell, row in cell.style = .none; cell.accessory = .checkmark }
          second.editCell = { cell, row in cell.style = .none; cell.accessory = .none }
        }
        """),
      Example(
        "equal closures that customise nothing",
        """
        func load(first: Request, second: Request) {
          first.completion = { result in show(result); close() }
          second.completion = { result in show(result); close() }
        }
        """),
    ])

  private struct Key: Hashable {
    let point: String
    let text: String
  }

  func findings(in project: Project) -> [Finding] {
    let closures = project.files.filter { $0.isJudged && !$0.isTest }.flatMap(
      \.customizations.closures)
    let equal = Dictionary(grouping: closures) { Key(point: $0.point, text: $0.text) }
    return equal.values.flatMap { closures -> [Finding] in
      let closures = closures.sorted { $0.range < $1.range }
      guard let first = closures.first else { return [] }
      return closures.dropFirst().map { Self.finding(on: $0, like: first) }
    }
  }

  private static func finding(on closure: GivenClosure, like first: GivenClosure) -> Finding {
    Finding(
      "name a subclass or method that does this: '\(closure.point)' is given the same closure elsewhere",
      at: closure.range, certainty: .likely,
      notes: [Note("the same closure is here", at: first.range)])
  }
}
