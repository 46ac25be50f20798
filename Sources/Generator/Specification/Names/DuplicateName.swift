import Diagnostics
import Roles

/// Names that are equal, or equal but for case, where only one can be.
struct DuplicateName: Rule {
  static let about = RuleDescription(
    id: "duplicate_name",
    summary: "Two things of one place have names that differ by more than case.",
    why: "Types of all sections share one module, and SQL and many file systems ignore case.",
    examples: [
      Example(
        "a derived property with the name of an attribute",
        """
        models:
          News:
            attributes: { title: String }
            derived: { Title: String }
        #              ^^^^^ duplicate_name: News already has 'title'; choose another name
        #              ^^^^^ letter_case: write 'title' instead of 'Title'
        """),
      Example(
        "different names", "models: { News: { attributes: { title: String, body: String } } }"),
    ])

  func findings(in subject: SpecificationEntry) -> [Finding] {
    var findings: [Finding] = []
    var seen: [String: [String: Located<String>]] = [:]
    for declared in subject.declaredNames {
      let key = declared.name.value.lowercased()
      guard let first = seen[declared.place]?[key] else {
        seen[declared.place, default: [:]][key] = declared.name
        continue
      }
      let message =
        "\(owner(of: declared, in: subject)) \(quoted(first.value)); choose another name"
      let note = Note("here", at: first.range)
      findings.append(Finding(message, at: declared.name.range, notes: [note]))
    }
    return findings + enumerationFindings(in: subject) + generatedTypeFindings(in: subject)
      + generatedMemberFindings(in: subject)
  }

  private func owner(of declared: DeclaredName, in subject: SpecificationEntry) -> String {
    if declared.subject == .property,
      subject.models.contains(where: { $0.parent?.value == declared.place })
    {
      return "\(declared.place) and the models derived from it share a table, which already has"
    }
    return declared.place.hasPrefix("the ") && declared.place != "the module"
      ? "among \(declared.place) there already is" : "\(declared.place) already has"
  }

  /// A member of the spec with the name of a member that is generated beside it.
  private func generatedMemberFindings(in subject: SpecificationEntry) -> [Finding] {
    let inputs = subject.operations.flatMap { operation in
      operation.input.compactMap { input -> Finding? in
        guard let store = operation.uses.first(where: { $0.value.asVariable == input.name.value })
        else { return nil }
        let message = "the operation finds \(store.value) under '\(input.name.value)'"
        return Finding("\(message); choose another name", at: input.name.range)
      }
    }
    let parameters = subject.services.flatMap { service in
      service.endpoints.filter { $0.body != nil }.compactMap { endpoint -> Finding? in
        let names = (endpoint.pathNames ?? []) + endpoint.query.map(\.name)
        return names.first { $0.value == "body" }.map {
          Finding("what is sent is called 'body'; choose another name", at: $0.range)
        }
      }
    }
    return inputs + parameters + subject.views.flatMap(sendingMethodFindings)
  }

  /// An outlet or an action with the name of the method by which a view sends an event. An action that
  /// does nothing else is this method.
  private func sendingMethodFindings(in view: ViewEntry) -> [Finding] {
    let actions = view.actions.map { ($0.name, $0.event == nil) }
    return (view.outlets.map { ($0.name, false) } + actions).compactMap { name, canBeMethod in
      let event = view.events.first { $0.methodName == name.value }
      guard let event, !(canBeMethod && event.arguments.isEmpty) else { return nil }
      let message = "the view sends '\(event.name.value)' by a method '\(name.value)'"
      return Finding("\(message); choose another name", at: name.range)
    }
  }

  /// A type of the spec with the name of a type that is generated for another one.
  private func generatedTypeFindings(in subject: SpecificationEntry) -> [Finding] {
    let generated = subject.generatedTypes
    return subject.declaredNames.filter(\.isTypeName).compactMap { declared in
      guard let reason = generated[declared.name.value.lowercased()] else { return nil }
      return Finding("\(reason); choose another name", at: declared.name.range)
    }
  }

  /// Inside of `News`, an attribute `section` with cases declares `News.Section`, which would hide
  /// a model of that name or the type of an attribute.
  private func enumerationFindings(in subject: SpecificationEntry) -> [Finding] {
    subject.models.flatMap { model in
      model.attributes.compactMap { attribute in
        guard let name = attribute.type?.enumeration?.name else { return nil }
        let isTaken = subject.models[name] != nil || attributeTypeNames.contains(name)
        guard isTaken else { return nil }
        let message = "the enumeration '\(name)' of this attribute would hide the type '\(name)'"
        return Finding("\(message); choose another name", at: attribute.name.range)
      }
    }
  }
}

extension SpecificationEntry {
  /// The names of types that are generated beside those of the spec, in small letters, each with what
  /// has it.
  fileprivate var generatedTypes: [String: String] {
    var types: [String: String] = [:]
    func add(_ name: String, _ kind: String, of owner: Text) {
      types[name.lowercased()] = "\(kind) of \(owner.value) is called '\(name)'"
    }
    for operation in operations {
      let subject = Role.operation.subject(of: operation.name.value)
      add(subject + "Input", "the input", of: operation.name)
    }
    for controller in controllers {
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
    if !languages.isEmpty { types["texts"] = "the table of texts by language is called 'Texts'" }
    return types
  }
}
