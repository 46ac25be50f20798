import Mustache
import Specification
import Templates

/// What the spec says of a view: its outlets, its actions, its events and the protocol of its delegate.
struct ViewSpecificationFile: Component {
  static let template = "Views/View+Generated.swift"
  static let ownership = Ownership.armature
  static let place = Place.sources(.view)

  func parts(of project: Project) -> [ViewSpecification] {
    project.isLibrary ? [] : project.specification.views.filter { $0.kind != .tableView }
  }

  func words(for view: ViewSpecification, in project: Project) -> TemplateWords {
    guard let family = project.family(ofView: view.name) else { return [:] }
    let posted = view.events.filter(\.isPosted)
    let words: TemplateWords = [
      "sibling": .optional(view.hasOwnerHalf ? Identifier(view.name) : nil),
      "view": .word(Identifier(view.name)),
      "superclass": .word(Self.superclasses(of: view, in: project.typeNames)),
      "isFinal": .bool(!family.isParent(view)),
      "isAbstract": .bool(view.isAbstract),
      "isChild": .bool(view.parent != nil),
      "inheritsLayout": .bool(view.inheritsLayout),
      "needsFoundation": .bool(
        family.events.contains {
          $0.needsFoundation && (view.parent == nil || $0.view.name == view.name)
        }),
      "needsModelKit": .bool(!posted.isEmpty || view.hasLiterals),
      "notifications": .rows(posted.map { $0.notificationWords(in: view) }),
      "outlets": .rows(
        view.outlets.map {
          [
            "wrapper": .word(project.typeNames.imported("Outlet")),
            "name": .word(Identifier($0.name)),
            "constructor": .word($0.constructor(in: view, of: project)),
          ]
        }),
      "arrangement": .optional(view.arrangement?.code),
      "hasTargets": .bool(!view.targets.isEmpty),
      "targets": .rows(
        view.targets.map {
          ["control": .word(Identifier($0.control)), "method": .word(Identifier($0.method))]
        }),
      "sequences": .rows(view.sequences.map { EventSequenceCode($0, of: view).words }),
      "sendingActions": .rows(view.sendingActionWords(in: family)),
    ]
    return words.merging(delegateWords(of: family, for: view, in: project)) { first, _ in
      first
    }
    .merging(view.clusterWords(project.typeNames)) { first, _ in first }
  }

  private func delegateWords(
    of family: ViewFamily, for view: ViewSpecification, in project: Project
  ) -> TemplateWords {
    let declares = family.hasDelegate && view.parent == nil
    let optional = family.events.filter { !$0.event.isRequired }
    return [
      "delegateProtocol": .optional(declares ? family.delegateProtocol : nil),
      "events": .rows(declares ? family.events.map { $0.words(project.typeNames) } : []),
      "hasOptionalEvents": .bool(declares && !optional.isEmpty),
      "optionalEvents": .rows(declares ? optional.map { $0.words(project.typeNames) } : []),
    ]
  }

  private static func superclasses(
    of view: ViewSpecification, in typeNames: TypeNames
  ) -> SwiftCode {
    let kitClass = typeNames.imported(view.kind == .tableViewCell ? "TableViewCell" : "View")
    let superclass = view.parent.map { "\(Identifier($0))" } ?? kitClass
    return view.arrangement == nil || view.inheritsLayout
      ? superclass : "\(superclass), \(typeNames.imported("ViewLayout"))"
  }
}

extension ViewSpecification {
  /// The actions that do nothing but send an event; one that has the name of the method which sends it
  /// is that method.
  fileprivate func sendingActionWords(in family: ViewFamily) -> [TemplateWords] {
    let sequences = family.lineage(of: self).flatMap(\.sequences)
    return actions.compactMap { action in
      guard case .sends(let subject, let values) = action.effect,
        let sequence = sequences.first(where: { $0.subject == subject }),
        sequence.methodName != action.name
      else { return nil }
      let arguments = zip(sequence.arguments, values).map { $1.code(of: $0.type.attributeType) }
      let call = EventSequenceCode(sequence, of: self).call(with: arguments)
      return ["name": .word(Identifier(action.name)), "call": .word(call)]
    }
  }

  /// The controls and the methods that they call.
  fileprivate var targets: [(control: String, method: String)] {
    let senders = sequences.compactMap { sequence in
      sequence.sender.map { (control: $0, method: sequence.methodName) }
    }
    let others = actions.map { (control: $0.control, method: $0.name) }
    return senders + others.filter { action in !senders.contains { $0 == action } }
  }

  /// Whether values of the spec stand in its code.
  fileprivate var hasLiterals: Bool {
    let answers = events.contains { event in
      if case .value(_, default: .some)? = event.answer { true } else { false }
    }
    return answers
      || actions.contains { action in
        if case .sends(_, let values) = action.effect { !values.isEmpty } else { false }
      }
  }
}

extension OutletSpecification {
  /// `Label()`, `Button("Close")`, `TextField(placeholder: "Name")`
  fileprivate func constructor(in view: ViewSpecification, of project: Project) -> SwiftCode {
    let type = project.typeNames.imported(self.type.rawValue)
    let label: SwiftCode = self.type == .textField ? "placeholder: " : ""
    let text = text ?? usualText.map { .plain($0) }
    return text.map { text in
      "\(type)(\(label)\(project.code(of: text, at: .outlet(view: view.name, name: name))))"
    } ?? "\(type)()"
  }

  /// What a control says where the spec says nothing: its name in words.
  private var usualText: String? {
    switch type {
    case .label: nil
    case .button: name.dropping(suffix: "Button").inWords
    case .textField: name.dropping(suffix: "TextField").dropping(suffix: "Field").inWords
    }
  }
}
