import ModelKit

extension FormField {
  /// A field for an attribute.
  ///
  /// - Parameter value: what it holds at first.
  static func field(
    for attribute: AttributeDescription, of entity: Entity, title: String, value: AttributeValue
  ) -> FormField {
    let texts = Language.texts
    var options: [Choice]?
    switch attribute.type {
    case .bool: options = [Choice(texts.no, .bool(false)), Choice(texts.yes, .bool(true))]
    case .enumeration(let name, let cases):
      options = cases.map { value in
        Choice(Language.title(ofCase: value, in: "\(entity.modelName).\(name)"), .string(value))
      }
    default: break
    }
    guard let options else { return text(for: attribute, of: entity, title: title, value: value) }
    return choice(
      attribute.name, title: title, options: options, isOptional: attribute.isOptional,
      value: value, isRequired: attribute.isEntered)
  }

  private static func text(
    for attribute: AttributeDescription, of entity: Entity, title: String, value: AttributeValue
  ) -> FormField {
    let field = TextField()
    field.isMultiline = attribute.takesSeveralLines
    field.text = TypedValue.text(of: value)
    if attribute.type != .string {
      let expectation = Language.texts.expectation(of: attribute.type)
      field.placeholder =
        attribute.isOptional ? Language.texts.optional(expectation) : expectation
    }
    let textAtFirst = field.text
    return FormField(
      attribute.name, title: title, isRequired: attribute.isEntered, control: field,
      entered: { field.text },
      answer: {
        // What is shown may say less than the value, the seconds of a date for example.
        if field.text == textAtFirst, value != .null { return .value(value) }
        guard !field.text.allSatisfy(\.isWhitespace) else {
          if attribute.isOptional { return .value(.null) }
          let expectation = Language.texts.expectation(of: attribute.type)
          throw MessageError(Language.texts.missing(expectation))
        }
        let entered = try TypedValue.value(of: field.text, as: attribute.type)
        try attribute.check(entered, in: entity)
        return .value(entered)
      })
  }

  /// A field in which one of several answers is chosen.
  ///
  /// - Parameters:
  ///   - isOptional: whether there is an answer for none.
  ///   - value: what is chosen at first.
  static func choice(
    _ name: String, title: String, options: [Choice], isOptional: Bool, value: AttributeValue,
    isRequired: Bool
  ) -> FormField {
    choice(
      name, title: title, choices: (isOptional ? [.none] : []) + options, value: value,
      isRequired: isRequired)
  }

  static func choice(
    _ name: String, title: String, choices: any ChoiceList, value: AttributeValue, isRequired: Bool
  ) -> FormField {
    let control = ChoiceControl(choices)
    control.select(value)
    return FormField(
      name, title: title, isRequired: isRequired, control: control,
      entered: { control.selected?.title ?? "" },
      answer: {
        guard let choice = control.selected else {
          throw MessageError(Language.texts.nothingToChoose)
        }
        return .value(choice.value)
      })
  }

  /// A field in which any number of objects is chosen.
  static func choices(
    _ name: String, title: String, choices: any ChoiceList, chosen: [ObjectID], isRequired: Bool
  ) -> FormField {
    let control = MultipleChoiceControl(choices, chosen: chosen)
    return FormField(
      name, title: title, isRequired: isRequired, control: control,
      entered: { control.chosen.map(\.description).joined(separator: " ") },
      answer: { .objects(control.chosen) })
  }
}

extension AttributeDescription {
  /// Whether a new object needs that somebody enters it: nothing else gives it a value.
  var isEntered: Bool { !isOptional && defaultValue == .null }

  /// Whether a person enters it: no moment or machine sets it, and it is not what it has to be already.
  var isEnterable: Bool {
    !isTransient && moment == nil && (cases.count != 1 || isOptional || isEntered)
  }

  /// Holds what was entered to the limits as it is left, and not only when all is saved.
  @MainActor
  fileprivate func check(_ value: AttributeValue, in entity: Entity) throws {
    let reasons = reasons(against: value)
    guard !reasons.isEmpty else { return }
    let subject = Language.name(ofProperty: name, in: entity.modelName, called: label ?? name)
    let sentences = reasons.map { Language.texts.sentence(for: $0, about: subject) }
    throw MessageError(sentences.joined(separator: "; "))
  }

  /// Long texts have newlines.
  fileprivate var takesSeveralLines: Bool {
    type == .string && (limits.maximumLength ?? .max) > 255 && limits.pattern == nil
  }
}

extension TypedValue {
  /// What to type for a value.
  static func text(of value: AttributeValue) -> String {
    if case .data(let data) = value { return data.base64EncodedString() }
    return ValueText.text(of: value)
  }
}
