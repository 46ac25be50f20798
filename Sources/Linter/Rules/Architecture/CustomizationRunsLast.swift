import Diagnostics
import SourceModel

struct CustomizationRunsLast: Rule {
  static let about = RuleDescription(
    id: "customization_runs_last",
    summary: "The closure with which others customise something runs after everything else.",
    why: "What runs later may undo it, and whoever writes the closure must read every method.",
    severity: .warning,
    examples: [
      Example(
        "a statement that changes the cell after its customisation",
        """
        class PlainTable {
          var configureCell: ((Cell, Int) -> Void)?
          func cell(at row: Int) -> Cell {
            let cell = Cell()
            configureCell?(cell, row)
            cell.text = titles[row]
        //  ^^^^^^^^^^^^^^^^^^^^^^^ customization_runs_last: move this before 'configureCell', which has to \
        run last
            return cell
          }
        }
        """),
      Example(
        "an override that copies the superclass's method",
        """
        class PlainTable {
          var editCell: ((Cell, Int) -> Void)?
          func cell(at row: Int) -> Cell {
            let cell = Cell(titles[row])
            if let edit = editCell { edit(cell, row) }
            return cell
          }
        }
        class CheckTable: PlainTable {
          override func cell(at row: Int) -> Cell {
        //              ^^^^ customization_runs_last: let 'PlainTable' call a method to override before its \
        customisation, instead of copying 'cell(at:)'
            let cell = Cell(titles[row])
            cell.selectionStyle = .none
            if let edit = editCell { edit(cell, row) }
            return cell
          }
        }
        """),
      Example(
        "an override that goes on after the superclass's method",
        """
        class PlainTable {
          var styleCell: (Cell) -> Void = { _ in }
          func show(_ cell: Cell) { styleCell(cell) }
        }
        class CheckTable: PlainTable {
          override func show(_ cell: Cell) {
        //              ^^^^ customization_runs_last: end in 'super.show', which runs the customisation
            super.show(cell)
            cell.accessory = .checkmark
          }
        }
        """),
      Example(
        "the closure runs last, and what follows leaves the cell alone",
        """
        class PlainTable {
          var configureCell: ((Cell, Int) -> Void)?
          func cell(at row: Int) -> Cell {
            let cell = Cell()
            cell.text = titles[row]
            configureCell?(cell, row)
            cell.layoutIfNeeded()
            count += 1
            return cell
          }
        }
        """),
      Example(
        "a method that subclasses override, called before the customisation",
        """
        class PlainTable {
          var editCell: ((Cell, Int) -> Void)?
          func prepare(_ cell: Cell) {}
          func cell(at row: Int) -> Cell {
            let cell = Cell(titles[row])
            prepare(cell)
            if let edit = editCell { edit(cell, row) }
            return cell
          }
        }
        class CheckTable: PlainTable {
          override func prepare(_ cell: Cell) { cell.selectionStyle = .none }
        }
        """),
      Example(
        "an override that ends in the superclass's method",
        """
        class PlainTable {
          var editCell: ((Cell) -> Void)?
          func select(_ cell: Cell) { editCell?(cell) }
        }
        class CheckTable: PlainTable {
          override func select(_ cell: Cell) {
            cell.accessory = .checkmark
            super.select(cell)
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let files = project.files.filter {
      $0.isJudged && $0.isWanted && !$0.isTest && !$0.customizations.methods.isEmpty
    }
    let late = files.compactMap { project.source(at: $0.path) }.flatMap { source in
      CustomizationPoint.all(in: source.types).flatMap(\.points).flatMap(Self.lateStatements)
    }
    return late + overrides(in: project)
  }

  /// What changes the customised object again.
  private static func lateStatements(_ point: CustomizationPoint) -> [Finding] {
    point.rest.filter { touches($0, anyOf: point.subjects) }.map { statement in
      Finding.likely(
        "move this before '\(point.property)', which has to run last", at: statement.range)
    }
  }

  private static func touches(_ statement: Statement, anyOf subjects: Set<String>) -> Bool {
    guard subjects.contains(String(statement.text.root)) else { return false }
    switch statement.kind {
    case .assignment: return true
    case .call:
      let name = statement.target.text
      return !name.contains("ayout") && !name.hasPrefix("setNeeds") && !name.hasPrefix("sizeToFit")
    default: return false
    }
  }

  private func overrides(in project: Project) -> [Finding] {
    var methods: [String: [String]] = [:]
    for file in project.files where !file.customizations.methods.isEmpty {
      methods.merge(file.customizations.methods) { $0 + $1 }
    }
    guard !methods.isEmpty else { return [] }
    // Nearly no method that is overridden runs such a closure.
    let names = Set(methods.values.joined())
    return project.files.lazy.filter { $0.isJudged && !$0.isTest }.flatMap { file in
      file.customizations.overrides.lazy.filter { names.contains($0.method) }
    }.compactMap { override in
      let superclasses = project.types.declarations(of: override.type)
        .flatMap { project.types.superclasses(of: $0) }
      guard
        let parent = superclasses.first(where: { methods[$0]?.contains(override.method) == true })
      else { return nil }
      return finding(on: override, of: parent)
    }
  }

  private func finding(on override: OverrideOutline, of parent: String) -> Finding {
    let name = override.method.prefix { $0 != "(" }
    let message =
      override.callsSuper
      ? "end in 'super.\(name)', which runs the customisation"
      : "let '\(parent)' call a method to override before its customisation, instead of copying "
        + "'\(override.method)'"
    return .likely(message, at: override.nameRange)
  }
}
