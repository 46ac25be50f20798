extension SpecificationEntry {
  func form(of controller: ControllerEntry, for model: ModelEntry?) -> FormContent? {
    model.map { model in
      FormContent(fields: controller.fields.filter { check($0, of: model) }.map(\.value))
    }
  }

  /// Whether a person can enter a property.
  private func check(_ field: Text, of model: ModelEntry) -> Bool {
    let report = problems[.unfittingForm]
    func refuse(_ reason: String) -> Bool {
      report("nobody enters '\(field.value)': \(reason)", at: field)
      return false
    }
    switch model.property(named: field.value) {
    case .relationship?: return true
    case .attribute(let attribute)? where attribute.isTransient:
      return refuse("it is transient, and nothing keeps it")
    case .attribute(let attribute)?:
      return attribute.setOn == nil || refuse("it is set automatically")
    case .derived?: return refuse("it is derived")
    case nil:
      report.reportUnknown(
        field, as: "\(model.name.value) has no property", among: model.propertyNames)
      return false
    }
  }
}
