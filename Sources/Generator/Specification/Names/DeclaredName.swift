import Roles

/// A name that the spec gives to something, and what rules for names have to know of it.
struct DeclaredName: Sendable {
  enum Subject: Hashable, Sendable {
    case application
    case type(Role)
    case property(isStored: Bool)
    case enumerationCase(isOptional: Bool)
    case fetchRequest
    case method
    case endpoint
    /// A status that a service has a name for.
    case serviceError
    /// Of the application delegate.
    case delegateProperty
    /// Of a view, which sends it by the method.
    case event(method: String?)
    /// What an event of a view hands on.
    case eventValue(view: String)
    case outlet
    case viewAction
    /// What decides which view of a cluster is made: an enumeration inside of the view.
    case discriminator
    /// A property of a state.
    case sharedValue
    case value
  }

  let name: Text
  let subject: Subject
  /// Names with the same place must differ.
  let place: String
  /// The type of a property, where it is a value.
  var type: String?
  /// The model that has a property or a fetch request, then those that it is derived from.
  var lineage: [String] = []

  /// Types begin with a capital, everything else with a small letter.
  var isTypeName: Bool { subject.traits.isType }

  private var isStored: Bool { subject == .property(isStored: true) }

  /// Whether both are columns of one table, which relatives share.
  func sharesTable(with other: DeclaredName) -> Bool { isStored && other.isStored }

  /// Whether only one of two can have its name in their place. Models that do not inherit from each
  /// other may use a name alike for what is not stored.
  func excludes(_ other: DeclaredName) -> Bool {
    guard let model = lineage.first, let otherModel = other.lineage.first else { return true }
    return sharesTable(with: other) || lineage.contains(otherModel)
      || other.lineage.contains(model)
  }
}

extension SpecificationEntry {
  /// Types share one place, the module; the properties of a model share another, and so on.
  var namesOfAllSections: [DeclaredName] {
    applicationNames + models.flatMap(names(in:)) + stores.map { type($0.name, role: .store) }
      + services.flatMap(names(in:)) + operations.flatMap(names(in:)) + states.flatMap(names(in:))
      + views.flatMap(names(in:))
      + controllers.flatMap(names(in:))
  }

  private func type(_ name: Text, role: Role) -> DeclaredName {
    DeclaredName(name: name, subject: .type(role), place: "the module")
  }

  private func names(
    _ names: [Text], _ subject: DeclaredName.Subject, in place: String
  ) -> [DeclaredName] {
    names.map { DeclaredName(name: $0, subject: subject, place: place) }
  }

  private var applicationNames: [DeclaredName] {
    guard let application else { return [] }
    return names(application.name.map { [$0] } ?? [], .application, in: "the module")
      + names(application.operationQueues.map(\.name), .value, in: "the operation queues")
      + names(application.settings.map(\.name), .value, in: "the settings")
      + names(
        application.notifications.map(\.name), .delegateProperty, in: "the application delegate")
  }

  private func names(in model: ModelEntry) -> [DeclaredName] {
    let name = model.name.value
    // Relatives have one table, and heirs what their ancestors have.
    let lineage = [name] + inheritance.ancestors(of: name)
    let family = inheritance.root(of: name)
    func properties(_ names: [(Text, type: String?)], isStored: Bool) -> [DeclaredName] {
      names.map {
        DeclaredName(
          name: $0, subject: .property(isStored: isStored), place: family, type: $1,
          lineage: lineage)
      }
    }
    let stored =
      model.attributes.map { ($0.name, $0.type?.swiftName) }
      + model.relationships.map { ($0.name, nil) }
    let computed =
      model.fetchedProperties.map { ($0.name, nil) }
      + model.derived.map { ($0.name, $0.type?.value.name) }
    let requests = model.fetchRequests.map {
      DeclaredName(
        name: $0.name, subject: .fetchRequest, place: "the fetch requests of \(family)",
        lineage: lineage)
    }
    let cases = model.attributes.flatMap { attribute in
      names(
        attribute.cases.map(\.name), .enumerationCase(isOptional: attribute.isOptional),
        in: "the cases of \(name).\(attribute.name.value)")
    }
    let conditions: [any ConditionEntry] = Array(model.fetchRequests) + model.fetchedProperties
    let parameters = conditions.flatMap { condition in
      names(
        condition.parameters.map(\.name), .value,
        in: "the parameters of \(name).\(condition.name.value)")
    }
    return [type(model.name, role: .model)] + properties(stored, isStored: true)
      + properties(computed, isStored: false) + cases + requests + parameters
  }

  private func names(in service: ServiceEntry) -> [DeclaredName] {
    let name = service.name.value
    let parameters = service.endpoints.flatMap { endpoint in
      names(
        (endpoint.pathNames ?? []) + endpoint.query.map(\.name), .value,
        in: "the parameters of \(name).\(endpoint.name.value)")
    }
    return [type(service.name, role: .service)]
      + names(service.endpoints.map(\.name), .endpoint, in: name)
      + names(service.errors.map(\.name), .serviceError, in: "the errors of \(name)")
      + parameters
  }

  private func names(in operation: OperationEntry) -> [DeclaredName] {
    let place = "the input of \(operation.name.value)"
    return [type(operation.name, role: .operation)]
      + operation.input.map {
        DeclaredName(name: $0.name, subject: .value, place: place, type: $0.type?.value.name)
      }
  }

  private func names(in state: StateEntry) -> [DeclaredName] {
    [type(state.name, role: .state)]
      + state.properties.map {
        DeclaredName(
          name: $0.name, subject: .sharedValue, place: state.name.value, type: $0.type?.value.name)
      }
  }

  private func names(in view: ViewEntry) -> [DeclaredName] {
    [type(view.name, role: .view)]
      + names(view.outlets.map(\.name), .outlet, in: view.name.value)
      + names(
        view.cluster?.ownDiscriminator.map { [$0] } ?? [], .discriminator,
        in: "what decides for \(view.name.value)")
      + names(
        view.cluster?.ownCases ?? [], .enumerationCase(isOptional: false),
        in: "the cluster of \(view.name.value)")
      + names(view.actions.map(\.name), .viewAction, in: view.name.value)
      + view.events.map {
        DeclaredName(
          name: $0.name, subject: .event(method: $0.methodName),
          place: "the events of \(view.name.value)")
      }
      + view.events.flatMap { event in
        names(
          event.arguments.map(\.name), .eventValue(view: view.name.value),
          in: "the values of \(view.name.value).\(event.name.value)")
      }
  }

  private func names(in controller: ControllerEntry) -> [DeclaredName] {
    let methods =
      controller.actions.map(\.name) + controller.transitions.map(\.name)
      + controller.observes.map(\.name) + controller.handles.map(\.name)
    return [type(controller.name, role: .controller)]
      + names(methods, .method, in: controller.name.value)
  }
}
