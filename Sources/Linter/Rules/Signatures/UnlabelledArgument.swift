import SourceModel
import Words

/// The first argument behind others that has no label though it is of another kind than they are.
struct UnlabelledArgument {
  let parameter: Parameter

  /// Nil as well for what is not an interface, for functions in the manner of C, and for a static
  /// function that stands where a case with values could: `.binary(operator, value)`.
  init?(in method: Declaration) {
    guard Self.mayStand(among: method.parameters), !method.isNoInterface,
      let found = Self.first(in: method),
      !Self.isMadeForC(method), !Self.isLikeCase(method), !Self.isMirror(method)
    else { return nil }
    parameter = found
  }

  /// A quick look, which most functions do not pass: an argument behind others has no label.
  static func mayStand(among parameters: RunViews<Parameter>) -> Bool {
    parameters.dropFirst().contains { $0.label == "_" }
  }

  private static func first(in method: Declaration) -> Parameter? {
    let parameters = method.parameters
    guard let first = parameters.first, !parameters.contains(where: \.isVariadic),
      let type = first.type.base, !isOpen(type, in: method)
    else { return nil }
    return parameters.dropFirst().first { parameter in
      guard isBare(parameter) else { return false }
      guard let other = parameter.type.base else { return parameter.type.name.hasPrefix("[") }
      // Behind an argument with a label every one needs one, of whatever type.
      if first.label != "_" { return !first.hasDefault && !isOpen(other, in: method) }
      return type != other && !(isInteger(type) && isInteger(other)) && !isOpen(other, in: method)
    }
  }

  /// Without a label, and no closure, place to write to, or addition that may be left out.
  static func isBare(_ parameter: Parameter) -> Bool {
    parameter.label == "_" && parameter.name != "_"
      && !parameter.isVariadic && !parameter.type.name.hasPrefix("@")
      && !parameter.type.name.hasPrefix("inout") && !parameter.type.name.hasPrefix("some ")
      && !sentences.contains(parameter.name.text) && !isSecondSide(parameter.name.text)
  }

  /// One of two sides or of several that are counted: `rhs`, `value2`.
  private static func isSecondSide(_ name: String) -> Bool {
    name == "rhs" || name.last?.isNumber == true
  }

  /// A text for people, which stands at the end of a call as it does in `precondition`.
  private static let sentences: Set<String> = ["comment", "description", "message"]

  /// Stands for any type, so that the arguments may be of the same one.
  private static func isOpen(_ type: String, in method: Declaration) -> Bool {
    type.utf8.count < 3 || ["Element", "Index", "Key", "Value"].contains(type)
      || method.genericParameters.contains { $0.name == type }
  }

  /// Numbers of different sizes are told apart as little as those of one size.
  private static func isInteger(_ type: String) -> Bool {
    type.hasPrefix("Int") && type.dropFirst(3).allSatisfy(\.isNumber)
      || type.hasPrefix("UInt") && type.dropFirst(4).allSatisfy(\.isNumber)
  }

  /// A function that is called or shaped like one of C: `memset`, `system_openat`.
  private static func isMadeForC(_ method: Declaration) -> Bool {
    let name = method.name
    if name.utf8.dropFirst().contains(UInt8(ascii: "_")) || name.isCapital { return true }
    return isNameOfCFunction(name.text)
      || method.parameters.contains { parameter in
        let type = parameter.type.text
        return type.contains("Pointer") || type.hasPrefix("CInt") || type.hasPrefix("CUnsigned")
      }
  }

  /// A method that hands its arguments on, as they are, to one of the same name that somebody else
  /// has declared: `builder.filter(field, value)`.
  private static func isMirror(_ method: Declaration) -> Bool {
    let parameters = method.parameters
    guard method.hasBody, let first = parameters.first, let second = parameters.dropFirst().first
    else { return false }
    return method.body.utf8.contains(".\(method.name)(\(first.name), \(second.name)")
  }

  /// A case with values, or a modifier of a view, whose arguments SwiftUI leaves bare.
  private static func isLikeCase(_ method: Declaration) -> Bool {
    if method.type.name.hasPrefix("some ") { return true }
    if let owner = method.enclosingType, let result = method.type.base,
      result == "Self" || result == owner.name.text
    {
      return method.isStatic || owner.kind != .classType
    }
    return false
  }
}
