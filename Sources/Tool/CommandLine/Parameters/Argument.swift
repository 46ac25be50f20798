/// A parameter that is told by its place: required, optional (`String?`) or the rest (`[String]`).
@propertyWrapper
public struct Argument<Value>: Parameter {
  private let storage: ParameterStorage<Value>

  public var wrappedValue: Value { storage.given }
  var anyStorage: any AnyParameterStorage { storage }

  /// - Parameters:
  ///   - help: one sentence.
  ///   - name: in capitals, for usage lines; the property's name when absent.
  public init(_ help: String, name: String = "") where Value: ArgumentValue {
    var traits = ParameterTraits(kind: .argument, help: help)
    traits.placeholder = name
    traits.isRequired = true
    traits.choices = Value.choices
    storage = ParameterStorage<Value>.single(traits)
  }

  public init<Element: ArgumentValue>(_ help: String, name: String = "")
  where Value == Element? {
    var traits = ParameterTraits(kind: .argument, help: help)
    traits.placeholder = name
    traits.choices = Element.choices
    storage = ParameterStorage<Value>.optional(traits)
  }

  public init<Element: ArgumentValue>(_ help: String, name: String = "", isRequired: Bool = false)
  where Value == [Element] {
    var traits = ParameterTraits(kind: .argument, help: help)
    traits.placeholder = name
    traits.choices = Element.choices
    traits.isRepeated = true
    traits.isRequired = isRequired
    storage = ParameterStorage<Value>.list(traits)
  }
}
