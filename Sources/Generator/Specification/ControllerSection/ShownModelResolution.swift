extension SpecificationEntry {
  /// The model whose objects a controller shows, if some store keeps it and the fetch request can be made.
  func shownModel(of controller: ControllerEntry) -> ModelEntry? {
    guard let shows = controller.shows?.fetch, let name = controller.modelName else { return nil }
    let report = problems[.unknownShownModel]
    let model = report.referent(of: Text(name, at: shows), as: "model", in: models)
    if let model { report(problem(with: model, shownBy: controller), at: shows) }
    return model
  }

  private func problem(with model: ModelEntry, shownBy controller: ControllerEntry) -> String? {
    let name = model.name.value
    guard homes[name] != nil else {
      return "no store keeps \(name); add it to the models of a store"
    }
    if controller.kind.showsOneObject {
      let isBare = controller.shows?.fetch?.value == name
      return isBare ? nil : "a \(controller.kind.rawValue) shows one object; expected '\(name)'"
    }
    let request = controller.fetchRequestName
    guard model.fetchRequests[request] == nil, request != "all" else { return nil }
    return "\(name) has no fetch request \(quoted(request))"
      + problems.advice(request, model.fetchRequests.names + ["all"])
  }
}
