import ModelKit

extension Settings {
  /// A form for every setting, with what holds now. What is left empty is asked for again when it is needed, or
  /// has its default.
  func makeForm() -> FormViewController {
    FormViewController(
      title: Language.texts.settingsTitle, fields: declared.map(field)
    ) { [weak self] answers in
      let changed = answers.compactMap { field, answer -> (String, AttributeValue)? in
        guard field.isChanged, case .value(let value) = answer else { return nil }
        return (field.name, value)
      }
      try self?.set(Dictionary(changed) { $1 })
    }
  }

  private func field(for setting: Setting) -> FormField {
    let texts = Language.texts
    let options: [Choice]? =
      switch setting.type {
      case .bool: [Choice(texts.no, .bool(false)), Choice(texts.yes, .bool(true))]
      case .enumeration(_, let cases):
        cases.map { Choice(Language.title(ofCase: $0, in: setting.typeName), .string($0)) }
      default: nil
      }
    let (title, value) = (Language.title(ofSetting: setting.name), value(of: setting.name))
    if let options {
      return .choice(
        setting.name, title: title, options: options, isOptional: setting.defaultValue == .null,
        value: value, isRequired: false)
    }
    let control = TextField()
    control.text = TypedValue.text(of: value)
    control.placeholder = texts.expectation(of: setting.type)
    return FormField(
      setting.name, title: title, isRequired: false, control: control, entered: { control.text },
      answer: {
        let isEmpty = control.text.allSatisfy(\.isWhitespace)
        return .value(
          isEmpty ? .null : try TypedValue.value(of: control.text, as: setting.type))
      })
  }
}
