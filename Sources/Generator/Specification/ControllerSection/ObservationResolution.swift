extension SpecificationEntry {
  private var report: Reporter { problems[.unfittingObservation] }

  /// What a controller observes, then the notifications that it handles.
  func observations(of controller: ControllerEntry) -> [ObservationSpecification] {
    controller.observes.compactMap { entry in
      guard let path = entry.path, let subject = subject(of: path) else { return nil }
      return ObservationSpecification(
        name: entry.name.value, subject: subject, interval: entry.interval?.value)
    }
      + controller.handles.compactMap { entry in
        entry.notification.flatMap { postedNotification($0, to: report) }.map { posted in
          ObservationSpecification(
            name: entry.name.value, subject: .notification(posted), interval: nil)
        }
      }
  }

  private func subject(of path: Text) -> ObservationSubject? {
    if let shared = sharedProperty(path.value) { return .shared(shared.property, shared.type) }
    if isUntyped(path.value) { return nil }
    let parts = path.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let model = models[parts[0]], homes[parts[0]] != nil,
      isSaved(parts[1], in: model)
    {
      return .model(parts[0], property: parts[1])
    }
    if parts.count == 2,
      case .relationship(let relationship)? = models[parts[0]]?.property(named: parts[1]),
      relationship.isToMany
    {
      return report(
        "\(quoted(path.value)) is to many; observe an attribute, or what is to one", at: path)
    }
    let known =
      statePropertyPaths()
      + models.filter { homes[$0.name.value] != nil }.flatMap { model in
        model.attributes.filter { !$0.isTransient }.map { "\(model.name.value).\($0.name.value)" }
      }
    return report.unknown(
      path, is: "is neither a property of a state nor one that a store keeps", among: known)
  }

  /// Whether changes of a property are told of after a save.
  private func isSaved(_ name: String, in model: ModelEntry) -> Bool {
    switch model.property(named: name) {
    case .attribute(let attribute)?: !attribute.isTransient
    case .relationship(let relationship)?: !relationship.isToMany
    default: false
    }
  }
}
