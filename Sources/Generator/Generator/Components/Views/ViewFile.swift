import Mustache
import Specification
import Templates

/// The owner's half of a view: how its outlets are arranged where the spec does not say it, and its
/// hand-written actions.
struct ViewFile: Component {
  static let template = "Views/View.swift"
  static let ownership = Ownership.owner
  static let place = Place.sources(.view)

  func parts(of project: Project) -> [ViewSpecification] {
    project.isLibrary ? [] : project.specification.views.filter(\.hasOwnerHalf)
  }

  func words(for view: ViewSpecification, in project: Project) -> TemplateWords {
    let outlets = project.family(ofView: view.name)?.outlets(of: view) ?? []
    return [
      "name": .word(Identifier(view.name)),
      "isCell": .bool(view.kind == .tableViewCell),
      "needsLayout": .bool(view.isArrangedByOwner),
      "outlets": .word(outlets.map { "\(Identifier($0.name))" as SwiftCode }.joined),
      "hasActions": .bool(!view.handWrittenActions.isEmpty),
      "actions": .rows(
        view.handWrittenActions.map {
          ["method": .word(Identifier($0.name)), "literal": .word(SwiftLiteral($0.name))]
        }),
    ]
  }
}

extension ViewSpecification {
  /// Whether something about it is left to its owner.
  var hasOwnerHalf: Bool { isArrangedByOwner || !handWrittenActions.isEmpty }

  fileprivate var isArrangedByOwner: Bool {
    arrangement == nil && !inheritsLayout && !isAbstract && kind != .tableView
  }

  fileprivate var handWrittenActions: [ViewActionSpecification] {
    actions.filter { if case .handWritten = $0.effect { true } else { false } }
  }
}
