import Roles
import Specification
import Templates

/// A view with those that inherit from it. They have one delegate.
struct ViewFamily {
  /// The view at the top first, then the others in the order of the spec.
  let members: [ViewSpecification]

  var root: ViewSpecification { members[0] }

  var name: String { root.name }

  var delegateProtocol: Identifier { Identifier(root.name + Role.delegateProtocol.suffix) }

  /// What the delegate is asked and told, by the view that does.
  var events: [EventCode] {
    members.flatMap { view in view.events.map { EventCode($0, of: view) } }
  }

  /// What the delegate has to answer.
  var requiredEvents: [EventCode] { events.filter(\.event.isRequired) }

  var hasDelegate: Bool { members.contains { !$0.sequences.isEmpty } }

  static func families(in specification: ApplicationSpecification) -> [ViewFamily] {
    let members = Dictionary(grouping: specification.views, by: \.lineage[0])
    return specification.views.filter { $0.parent == nil }.map { root in
      let others = members[root.name, default: []].filter { $0.name != root.name }
      return ViewFamily(members: [root] + others)
    }
  }

  /// Whether others inherit from a view.
  func isParent(_ view: ViewSpecification) -> Bool {
    members.contains { $0.parent == view.name }
  }

  /// The outlets that a view inherits, then its own.
  func outlets(of view: ViewSpecification) -> [OutletSpecification] {
    lineage(of: view).flatMap(\.outlets)
  }

  /// A view and those that it inherits from, the one at the top first.
  func lineage(of view: ViewSpecification) -> [ViewSpecification] {
    view.lineage.compactMap { name in members.first { $0.name == name } }
  }
}
