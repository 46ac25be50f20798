import Diagnostics
import Roles

extension SpecificationEntry {
  private func refuse(_ name: Text, because reason: String, first: Text? = nil) {
    let notes = first.map { [Note("here", at: $0.range)] } ?? []
    problems[.duplicateName]("\(reason); choose another name", at: name, notes: notes)
  }

  /// Names that are equal, or equal but for case, where only one can be.
  func checkRepetitions() {
    var seen: [String: [String: [DeclaredName]]] = [:]
    for declared in declaredNames {
      let key = declared.name.value.lowercased()
      if let first = seen[declared.place]?[key]?.first(where: declared.excludes) {
        let owner = owner(of: first, beside: declared)
        refuse(declared.name, because: "\(owner) \(quoted(first.name.value))", first: first.name)
      } else {
        seen[declared.place, default: [:]][key, default: []].append(declared)
      }
    }
  }

  private func owner(of first: DeclaredName, beside declared: DeclaredName) -> String {
    if case .property = first.subject, let model = first.lineage.first {
      return first.sharesTable(with: declared) && model != declared.lineage.first
        ? "\(declared.place) and the models derived from it share a table, which already has"
        : "\(model) already has"
    }
    return declared.place.hasPrefix("the ") && declared.place != "the module"
      ? "among \(declared.place) there already is" : "\(declared.place) already has"
  }

  /// Members of the spec with the name of a member that is generated beside them.
  func checkGeneratedMembers() {
    for operation in operations {
      for input in operation.input {
        let store = operation.uses.first { $0.value.asVariable == input.name.value }
        guard let store else { continue }
        refuse(
          input.name, because: "the operation finds \(store.value) under '\(input.name.value)'")
      }
    }
    for endpoint in services.flatMap(\.endpoints) where endpoint.body != nil {
      let names = (endpoint.pathNames ?? []) + endpoint.query.map(\.name)
      guard let name = names.first(where: { $0.value == "body" }) else { continue }
      refuse(name, because: "what is sent is called 'body'")
    }
    for view in views {
      for outlet in view.outlets { checkSending(outlet.name, in: view) }
      for action in view.actions {
        checkSending(action.name, in: view, canBeMethod: action.event == nil)
      }
    }
  }

  /// An outlet or an action with the name of the method by which a view sends an event. An action that
  /// does nothing else is this method.
  private func checkSending(_ name: Text, in view: ViewEntry, canBeMethod: Bool = false) {
    let event = view.events.first { $0.methodName == name.value }
    guard let event, !(canBeMethod && event.arguments.isEmpty) else { return }
    refuse(name, because: "the view sends '\(event.name.value)' by a method '\(name.value)'")
  }

  /// Types of the spec with the name of a type that is generated for another one, and those for which one is
  /// generated that a kit has.
  func checkGeneratedTypes() {
    let generated = generatedTypes
    for type in generated {
      guard let owner = type.owner, let kit = kitTypes.heading(of: type.name) else { continue }
      let message = "\(type.reason), as a type of \(kit) is; choose another name"
      problems[.reservedName](message, at: owner)
    }
    let reasons = Dictionary(
      generated.map { ($0.name.lowercased(), $0.reason) }, uniquingKeysWith: { $1 })
    for declared in declaredNames where declared.isTypeName {
      guard let reason = reasons[declared.name.value.lowercased()] else { continue }
      refuse(declared.name, because: reason)
    }
    // Inside of `News`, an attribute `section` with cases declares `News.Section`, which would hide
    // a model of that name or the type of an attribute.
    for attribute in models.flatMap(\.attributes) {
      guard let name = attribute.type?.enumeration?.name,
        models[name] != nil || AttributeType.named(name) != nil
      else { continue }
      refuse(
        attribute.name,
        because: "the enumeration '\(name)' of this attribute would hide the type '\(name)'")
    }
  }
}

extension SpecificationEntry {
  /// The types that are generated beside those of the spec, each with that for which it is.
  fileprivate var generatedTypes: [(name: String, reason: String, owner: Text?)] {
    var types: [(name: String, reason: String, owner: Text?)] = []
    func add(_ name: String, _ kind: String, of owner: Text) {
      types.append((name, "\(kind) of \(owner.value) is called '\(name)'", owner))
    }
    for operation in operations {
      let subject = Role.operation.subject(of: operation.name.value)
      add(subject + "Input", "the input", of: operation.name)
    }
    for controller in controllers where controller.kind.isList {
      let subject = Role.controller.subject(of: controller.name.value)
      add(subject + Role.dataSource.suffix, "the data source", of: controller.name)
    }
    for view in views where !view.events.isEmpty {
      add(view.name.value + Role.delegateProtocol.suffix, "the delegate", of: view.name)
    }
    if let name = application?.name {
      add(name.value + Role.applicationDelegate.suffix, "the delegate", of: name)
    }
    let tested =
      models.map(\.name) + stores.map(\.name) + services.map(\.name) + operations.map(\.name)
      + controllers.map(\.name) + views.map(\.name)
    for name in tested {
      add(name.value + "Tests", "the tests", of: name)
      add(name.value + "GeneratedTests", "the tests", of: name)
    }
    if !languages.isEmpty {
      types.append(("Texts", "the table of texts by language is called 'Texts'", nil))
    }
    return types
  }
}
