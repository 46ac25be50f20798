/// Where the parser puts what was given. A class, because the parser sees a copy of the command's
/// property wrappers.
final class ParameterStorage<Value> {
  let traits: ParameterTraits
  var value: Value?
  /// Takes one argument over; false when it is no such value.
  private let accept: (inout Value?, String) -> Bool

  init(
    traits: ParameterTraits, initially value: Value? = nil,
    accept: @escaping (inout Value?, String) -> Bool
  ) {
    self.traits = traits
    self.value = value
    self.accept = accept
  }

  /// The value that was given. A command runs only after all that it requires was given.
  var given: Value {
    guard let value else { preconditionFailure("'\(traits.help)' is read before parsing") }
    return value
  }
}

/// Storage of whatever type.
protocol AnyParameterStorage: AnyObject {
  var traits: ParameterTraits { get }
  func take(_ argument: String) -> Bool
}

extension ParameterStorage: AnyParameterStorage {
  func take(_ argument: String) -> Bool { accept(&value, argument) }
}

/// A property wrapper that declares a parameter.
protocol Parameter {
  var anyStorage: any AnyParameterStorage { get }
}

extension ParameterStorage {
  static func single<Element: ArgumentValue>(
    _ traits: ParameterTraits, initially value: Element? = nil
  ) -> ParameterStorage<Element> {
    ParameterStorage<Element>(traits: traits, initially: value) { value, argument in
      value = Element(argument: argument)
      return value != nil
    }
  }

  static func optional<Element: ArgumentValue>(
    _ traits: ParameterTraits
  ) -> ParameterStorage<Element?> {
    ParameterStorage<Element?>(traits: traits, initially: .some(nil)) { value, argument in
      guard let element = Element(argument: argument) else { return false }
      value = .some(element)
      return true
    }
  }

  static func list<Element: ArgumentValue>(
    _ traits: ParameterTraits
  ) -> ParameterStorage<[Element]> {
    ParameterStorage<[Element]>(traits: traits, initially: []) { value, argument in
      guard let element = Element(argument: argument) else { return false }
      value = (value ?? []) + [element]
      return true
    }
  }
}
