extension SpecificationEntry {
  func form(of controller: ControllerEntry, _ model: ModelEntry?) -> FormContent? {
    guard let model else { return nil }
    let fields = controller.fields.compactMap { field -> String? in
      guard let problem = problem(withField: field.value, of: model) else { return field.value }
      return problems.refusal(UnfittingForm.self, problem, at: field.range)
    }
    return FormContent(fields: fields)
  }

  private func problem(withField name: String, of model: ModelEntry) -> String? {
    switch model.property(named: name) {
    case .relationship?: nil
    case .attribute(let attribute)?:
      if attribute.isTransient {
        "nobody enters '\(name)': it is transient, and nothing keeps it"
      } else {
        attribute.setOn == nil ? nil : "nobody enters '\(name)': it is set by itself"
      }
    case .derived?: "nobody enters '\(name)': it is derived"
    case nil:
      "\(model.name.value) has no property \(quoted(name))" + advice(name, model.propertyNames)
    }
  }
}
