import Diagnostics
import Words

extension SpecificationDraft {
  /// The checked specification. The rules have found nothing, so everything resolves; what does
  /// not is reported, for then a rule is missing.
  func resolved(
    files: [SpecificationFile], _ problems: Problems
  ) -> ApplicationSpecification? {
    var findings: [Finding] = []
    let settings = settings(&findings)
    let models = models.map { resolve($0, &findings) }
    let stores = stores.compactMap { resolve($0, &findings) }
    let started = startedOperations
    let operations = operations.map { resolve($0, started: started, &findings) }
    let views = views.map { resolve($0, &findings) }
    let controllers = controllers.compactMap { resolve($0, &findings) }
    for finding in findings { problems.report(.unresolved, finding.message, at: finding.range) }
    guard findings.isEmpty, let application, let name = application.name else { return nil }
    return ApplicationSpecification(
      formatVersion: formatVersion,
      application: ApplicationSettings(
        name: name.value, initialController: initialController?.name.value,
        operationQueues: application.operationQueues.map(\.resolved), settings: settings,
        kits: application.kits?.resolved, range: application.range),
      models: models, stores: stores, operations: operations, views: views,
      controllers: controllers, files: files)
  }

  private func resolve(_ store: StoreEntry, _ findings: inout [Finding]) -> StoreSpecification? {
    guard let engine = store.engine else { return unresolved(store.name, &findings) }
    return StoreSpecification(
      name: store.name.value, engine: engine.value, models: store.models.map(\.value),
      archive: store.archive?.value, range: store.name.range)
  }

  private func resolve(_ view: ViewEntry, _ findings: inout [Finding]) -> ViewSpecification {
    let outlets = view.outlets.compactMap { outlet -> OutletSpecification? in
      guard let type = outlet.type else { return unresolved(outlet.name, &findings) }
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

  func unresolved<Value>(_ name: Located<String>, _ findings: inout [Finding]) -> Value? {
    findings.append(Finding("\(quoted(name.value)) cannot be resolved", at: name.range))
    return nil
  }
}

extension OperationQueueEntry {
  fileprivate var resolved: OperationQueueSpecification {
    OperationQueueSpecification(
      name: name.value, maximumConcurrentOperations: max(concurrent?.value ?? 1, 1),
      range: name.range)
  }
}
