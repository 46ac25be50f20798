extension SpecificationEntry {
  /// The specification, and everything that is wrong with its values. Meant only as long as nothing is.
  func resolved(files: [SpecificationFile]) -> ApplicationSpecification? {
    checkNames()
    let settings = settings()
    let models = NamedList(resolvedModels(), by: \.name)
    let stores = resolvedStores()
    let services = problems.resolved(services) { resolve($0) }
    let operations = operations.map { resolve($0) }
    checkOperationOrder()
    let states = states.map { resolve($0) }
    let sequences = Dictionary(
      views.map { ($0.name.value, self.sequences(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    let views = views.map { resolve($0, sequences: sequences) }
    let controllers = controllers.compactMap { resolve($0, among: models) }
    let navigations = self.controllers.compactMap { navigation($0) }
    let initialController = initialController()
    let notifications = problems.resolved(application?.notifications ?? .absent) { resolve($0) }
    checkDelegate()
    checkSections()
    problems.reportUnresolved()
    guard let application, let name = application.name else { return nil }
    return ApplicationSpecification(
      application: ApplicationSettings(
        name: name.value, initialController: initialController?.name.value,
        operationQueues: application.operationQueues.map(\.resolved), settings: settings,
        reachability: application.reachability?.value,
        notifications: notifications, kits: application.kits?.resolved),
      models: models, stores: NamedList(stores, by: \.name),
      services: NamedList(services, by: \.name), operations: NamedList(operations, by: \.name),
      states: NamedList(states, by: \.name), views: NamedList(views, by: \.name),
      controllers: NamedList(controllers, by: \.name),
      navigations: NamedList(navigations, by: \.name), files: files)
  }
}

extension SpecificationEntry {
  /// A package needs sources, and views somebody who shows them.
  private func checkSections() {
    guard !problems.hasErrors else { return }
    if models.isEmpty, services.isEmpty, operations.isEmpty, states.isEmpty, controllers.isEmpty,
      views.isEmpty, let name = application?.name
    {
      let sections = "'models', 'services', 'operations' or 'states'"
      let message = "there is nothing to generate; write \(sections)"
      problems[.missingKey](message, at: name)
    }
    if controllers.isEmpty, let view = views.first {
      let message = "nothing shows a view; write 'controllers', or leave out 'views'"
      problems[.missingKey](message, at: view)
    }
  }
}

extension OperationQueueEntry {
  fileprivate var resolved: OperationQueueSpecification {
    OperationQueueSpecification(
      name: name.value, maximumConcurrentOperations: concurrent?.value.number ?? 1)
  }
}
