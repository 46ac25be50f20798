import Diagnostics
import Words

extension SpecificationDraft {
  /// The specification, and everything that is wrong with its values. Meant only as long as nothing is.
  func resolved(
    files: [SpecificationFile], _ problems: Problems
  ) -> ApplicationSpecification? {
    let settings = settings(problems)
    let models = models.map { resolve($0, problems) }
    let stores = stores.compactMap { resolve($0, problems) }
    let started = startedOperations
    let operations = operations.map { resolve($0, started: started, problems) }
    let states = states.map { resolve($0, problems) }
    let views = views.map { resolve($0, problems) }
    let controllers = controllers.compactMap { resolve($0, problems) }
    problems.reportUnresolved()
    guard let application, let name = application.name else { return nil }
    return ApplicationSpecification(
      formatVersion: formatVersion,
      application: ApplicationSettings(
        name: name.value, initialController: initialController?.name.value,
        operationQueues: application.operationQueues.map(\.resolved), settings: settings,
        kits: application.kits?.resolved, range: application.range),
      models: models, stores: stores, operations: operations, states: states, views: views,
      controllers: controllers, files: files)
  }

  private func resolve(_ store: StoreEntry, _ problems: Problems) -> StoreSpecification? {
    guard let engine = store.engine else { return problems.unresolved(store.name) }
    return StoreSpecification(
      name: store.name.value, engine: engine.value, models: store.models.map(\.value),
      archive: store.archive?.value, range: store.name.range)
  }

  private func resolve(_ view: ViewEntry, _ problems: Problems) -> ViewSpecification {
    let outlets = view.outlets.compactMap { outlet -> OutletSpecification? in
      guard let type = outlet.type else { return problems.unresolved(outlet.name) }
      return OutletSpecification(
        name: outlet.name.value, type: type.value, range: outlet.name.range)
    }
    let events = view.events.map { event in
      EventSpecification(
        name: event.name.value, isRequired: event.need?.value == .required,
        sender: itemName(of: String(event.name.value.dropFirst("didPress".count))),
        range: event.name.range)
    }
    return ViewSpecification(
      name: view.name.value, kind: view.kind, outlets: outlets, events: events,
      range: view.name.range)
  }
}

extension OperationQueueEntry {
  fileprivate var resolved: OperationQueueSpecification {
    OperationQueueSpecification(
      name: name.value, maximumConcurrentOperations: max(concurrent?.value ?? 1, 1),
      range: name.range)
  }
}
