import Mustache
import Specification
import Templates

/// The machine-written tests of a table view.
struct TableViewTestsSpecificationFile: Component {
  static let template = "Tests/TableViewTests+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.tests

  func parts(of project: Project) -> [ViewSpecification] {
    guard !project.isLibrary else { return [] }
    return project.specification.views.filter { $0.kind == .tableView && !$0.isAbstract }
  }

  func words(for view: ViewSpecification, in project: Project) -> TemplateWords {
    let lineage = project.family(ofView: view.name)?.lineage(of: view) ?? []
    let showsCheckMarks = lineage.contains { $0.accessory == .checkMark }
    return [
      "view": .word(Identifier(view.name)),
      "accessory": .word(Identifier(showsCheckMarks ? "checkMark" : "asterisk")),
      "steps": .rows(
        lineage.flatMap(\.customization).map { step in
          [
            "view": .word(Identifier(view.name)),
            "name": .word(Identifier(step.rawValue)),
            "step": .word(Identifier(step.kitName)),
          ]
        }),
    ]
  }
}
