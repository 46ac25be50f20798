import ModelKit

/// One of several answers.
struct Choice {
  let title: String
  let value: AttributeValue

  init(_ title: String, _ value: AttributeValue) {
    self.title = title
    self.value = value
  }

  /// The answer for none.
  @MainActor static var none: Choice { Choice(Language.texts.none, .null) }
}

/// The answers of which a control chooses some, in their order.
@MainActor protocol ChoiceList {
  var count: Int { get }

  /// The answer at a place; nil where what stands there cannot be chosen.
  func choice(at place: Int) -> Choice?

  func place(of value: AttributeValue) -> Int?

  /// The first answer whose title begins with a text in small letters.
  func choice(beginningWith text: String) -> Choice?
}

extension [Choice]: ChoiceList {
  func choice(at place: Int) -> Choice? { self[place] }

  func place(of value: AttributeValue) -> Int? { firstIndex { $0.value == value } }

  func choice(beginningWith text: String) -> Choice? {
    first { $0.title.lowercased().hasPrefix(text) }
  }
}
