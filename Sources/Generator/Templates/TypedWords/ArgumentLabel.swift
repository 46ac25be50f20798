import Mustache

/// A label in a parameter list or a call, where Swift reserves no word but `inout`, `var` and `let`.
public struct ArgumentLabel: TemplateWord, Hashable {
  public let text: String

  /// - Parameter name: as an `Identifier` takes it.
  public init(_ name: String) {
    precondition(Identifier.isValid(name), "'\(name)' is not an argument label")
    text = ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }
}
