import SourceModel
import Words

/// The first argument behind others that has no label though it is of another kind than they are.
enum UnlabelledArgument {
  /// Nil as well for what is not an interface, and for a static function that stands where a case with values
  /// could: `.binary(operator, value)`.
  ///
  /// - Parameter isStrict: whether one behind a collection is found as well.
  static func first(in method: Declaration, isStrict: Bool) -> Parameter? {
    let parameters = method.parameters
    guard mayStand(among: parameters), !method.isNoInterface, !isLikeCase(method),
      let first = parameters.first, !parameters.contains(where: \.isVariadic),
      let type = first.type.base ?? (isStrict ? first.type.text : nil), !isOpen(type, in: method)
    else { return nil }
    return parameters.dropFirst().first { parameter in
      guard isBare(parameter) else { return false }
      guard let other = parameter.type.base else { return parameter.type.name.hasPrefix("[") }
      // Behind an argument with a label every one needs one, of whatever type.
      return (first.label == "_" ? type != other : !first.hasDefault) && !isOpen(other, in: method)
    }
  }

  /// A quick look, which most functions do not pass: an argument behind others has no label.
  static func mayStand(among parameters: RunViews<Parameter>) -> Bool {
    parameters.dropFirst().contains { $0.label == "_" }
  }

  /// Without a label, and no closure, place to write to, or addition that may be left out.
  static func isBare(_ parameter: Parameter) -> Bool {
    parameter.label == "_" && parameter.name != "_"
      && !parameter.isVariadic && !parameter.type.name.hasPrefix("@")
      && !parameter.type.name.hasPrefix("inout") && !parameter.type.name.hasPrefix("some ")
      && !sentences.contains(parameter.name.text)
  }

  /// A text for people, which stands at the end of a call as it does in `precondition`.
  private static let sentences: Set<String> = ["comment", "description", "message"]

  /// Stands for any type, so that the arguments may be of the same one.
  private static func isOpen(_ type: String, in method: Declaration) -> Bool {
    type.utf8.count < 3 || method.genericParameters.contains { $0.name == type }
  }

  /// A case with values, or a modifier of a view, whose arguments SwiftUI leaves bare.
  private static func isLikeCase(_ method: Declaration) -> Bool {
    if method.type.name.hasPrefix("some ") { return true }
    guard let owner = method.enclosingType, let result = method.type.base,
      result == "Self" || result == owner.name.text
    else { return false }
    return method.isStatic || owner.kind != .classType
  }
}
