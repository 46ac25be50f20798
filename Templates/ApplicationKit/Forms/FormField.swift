import ModelKit

/// One question of a form: a title, a control that takes the answer, and what is wrong with it.
@MainActor
final class FormField {
  /// The name of the property that the answer is for.
  let name: String
  let titleLabel: Label
  let control: Control
  let problemLabel = Label()
  private let answer: @MainActor () throws -> AttributeValue

  /// - Parameter answer: the value that the control holds, or an error that says what is expected.
  init(
    _ name: String, title: String, control: Control,
    answer: @escaping @MainActor () throws -> AttributeValue
  ) {
    self.name = name
    self.control = control
    self.answer = answer
    titleLabel = Label(title)
    titleLabel.lineLimit = 1
    problemLabel.emphasis = .problem
    problemLabel.isHidden = true
  }

  /// What is wrong, nil when nothing is.
  var problem: String? {
    get { problemLabel.isHidden ? nil : problemLabel.text }
    set {
      problemLabel.text = newValue ?? ""
      problemLabel.isHidden = newValue == nil
    }
  }

  /// The answer, or nil after telling the user what is wrong with it.
  func readAnswer() -> AttributeValue? {
    do {
      let value = try answer()
      problem = nil
      return value
    } catch {
      problem = ErrorText.text(of: error)
      return nil
    }
  }
}

/// What a form says about an answer that it does not take.
struct FormError: Error, CustomStringConvertible {
  let description: String
}

extension FormField {
  /// A field for an attribute that must have a value.
  static func field(for attribute: AttributeDescription) -> FormField {
    let title = attribute.label ?? WordSplitting.title(of: attribute.name)
    switch attribute.type {
    case .bool:
      return choice(
        attribute.name, title: title,
        options: [Choice("no", .bool(false)), Choice("yes", .bool(true))])
    case .enumeration(_, let cases):
      return choice(
        attribute.name, title: title, options: cases.map { Choice($0, .string($0)) })
    default:
      return text(for: attribute, title: title)
    }
  }

  private static func text(for attribute: AttributeDescription, title: String) -> FormField {
    let field = TextField()
    if attribute.type != .string { field.placeholder = TypedValue.expectation(of: attribute.type) }
    return FormField(attribute.name, title: title, control: field) {
      guard !field.text.allSatisfy(\.isWhitespace) else {
        throw FormError(description: "needs \(TypedValue.expectation(of: attribute.type))")
      }
      return try TypedValue.value(of: field.text, as: attribute.type)
    }
  }

  /// A field in which one of several answers is chosen.
  static func choice(_ name: String, title: String, options: [Choice]) -> FormField {
    let control = ChoiceControl(options)
    return FormField(name, title: title, control: control) {
      guard let value = control.selected?.value else {
        throw FormError(description: "there is nothing to choose yet; add one first")
      }
      return value
    }
  }
}
