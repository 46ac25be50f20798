import Mustache
import Specification
import Templates

/// What the spec says of a table view: the closures that customise it, and what a chosen row shows.
struct TableViewSpecificationFile: Component {
  static let template = "Views/TableView+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.view)

  func parts(of project: Project) -> [ViewSpecification] {
    project.isLibrary ? [] : project.specification.views.filter { $0.kind == .tableView }
  }

  func words(for view: ViewSpecification, in project: Project) -> TemplateWords {
    let isChild = view.parent != nil
    return [
      "view": .word(Identifier(view.name)),
      "superclass": .word(
        view.parent.map { "\(Identifier($0))" } ?? project.typeNames.imported("TableView")),
      "isFinal": .bool(project.family(ofView: view.name)?.isParent(view) != true),
      "isAbstract": .bool(view.isAbstract),
      "isCustomized": .bool(!view.customization.isEmpty),
      "steps": .rows(
        view.customization.map { step in
          [
            "name": .word(Identifier(step.rawValue)),
            "step": .word(Identifier(step.kitName)),
            "moment": .word(CommentText(step.moment)),
          ]
        }),
      "isChild": .bool(isChild),
      "hasOthers": .bool(view.customization.count < CellStep.allCases.count),
      "showsCheckMarks": .bool(view.accessory == .checkMark),
    ]
  }
}

extension Project {
  /// The class by which a controller customises its table view: the one at the top that has closures.
  func customizedTableViewRows(of controller: ControllerSpecification) -> [TemplateWords] {
    let name = controller.table?.tableView
    guard let name, let view = specification.views[name], let family = family(ofView: name),
      let owner = family.lineage(of: view).first(where: { !$0.customization.isEmpty })
    else { return [] }
    return [
      ["type": .word(Identifier(owner.name)), "variable": .word(Identifier(owner.name.asVariable))]
    ]
  }
}

extension CellStep {
  /// What the kit calls the step.
  var kitName: String {
    switch self {
    case .configureCell: "configure"
    case .selectCell: "select"
    case .deselectCell: "deselect"
    }
  }

  fileprivate var moment: String {
    switch self {
    case .configureCell: "that configures a cell"
    case .selectCell: "when a row is selected"
    case .deselectCell: "when a row is deselected"
    }
  }
}
