/// A parameter with a name and a value: `--output FOLDER` or `--output=FOLDER`. It may be left out
/// (`String?`), repeat (`[String]`) or have a default.
@propertyWrapper
public struct Option<Value>: Parameter {
  private let storage: ParameterStorage<Value>

  public var wrappedValue: Value { storage.given }
  var anyStorage: any AnyParameterStorage { storage }

  /// - Parameters:
  ///   - help: one sentence.
  ///   - name: without hyphens in front; made from the property's name when absent.
  ///   - short: a letter that stands for the name behind one hyphen.
  ///   - value: what stands for the value in a usage line, in capitals.
  public init<Element: ArgumentValue>(
    _ help: String, name: String? = nil, short: Character? = nil, value: String? = nil
  ) where Value == Element? {
    storage = ParameterStorage<Value>.optional(
      Self.traits(of: Element.self, help: help, name: name, short: short, value: value))
  }

  /// - Parameter formerName: what it was called in an earlier version, which scripts still write.
  public init<Element: ArgumentValue>(
    _ help: String, name: String? = nil, formerName: String? = nil, short: Character? = nil,
    value: String? = nil
  ) where Value == [Element] {
    var traits = Self.traits(of: Element.self, help: help, name: name, short: short, value: value)
    traits.isRepeated = true
    traits.formerName = formerName
    storage = ParameterStorage<Value>.list(traits)
  }

  public init(
    wrappedValue: Value, _ help: String, name: String? = nil, short: Character? = nil,
    value: String? = nil
  ) where Value: ArgumentValue {
    var traits = Self.traits(of: Value.self, help: help, name: name, short: short, value: value)
    traits.defaultText = "\(wrappedValue)"
    storage = ParameterStorage<Value>.single(traits, initially: wrappedValue)
  }

  private static func traits<Element: ArgumentValue>(
    of element: Element.Type, help: String, name: String?, short: Character?, value: String?
  ) -> ParameterTraits {
    var traits = ParameterTraits(kind: .option, help: help, name: name, short: short)
    traits.placeholder = value ?? Element.placeholder
    traits.choices = Element.choices
    return traits
  }
}
