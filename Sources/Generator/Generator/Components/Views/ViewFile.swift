import Mustache
import Specification
import Templates

/// The owner's half of a view: how its outlets are arranged.
struct ViewFile: Component {
  static let template = "Views/View.swift"
  static let ownership = Ownership.owner

  func parts(of project: Project) -> [ViewSpecification] {
    project.isLibrary ? [] : Array(project.specification.views)
  }

  func path(for view: ViewSpecification, in project: Project) -> String {
    project.folder(of: .view) + "/\(view.name).swift"
  }

  func words(
    for view: ViewSpecification, in project: Project
  ) -> [String: TemplateValue] {
    [
      "name": .word(Identifier(view.name)),
      "isCell": .bool(view.kind == .tableViewCell),
      "outlets": .word(view.outlets.map { "\(Identifier($0.name))" as SwiftCode }.joined),
    ]
  }
}
