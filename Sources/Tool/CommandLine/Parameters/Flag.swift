/// A parameter that is there or not: `--quiet`.
@propertyWrapper
public struct Flag: Parameter {
  private let storage: ParameterStorage<Bool>

  public var wrappedValue: Bool { storage.given }
  var anyStorage: any AnyParameterStorage { storage }

  /// - Parameters:
  ///   - help: one sentence.
  ///   - name: without hyphens in front; made from the property's name when absent.
  ///   - short: a letter that stands for the name behind one hyphen.
  public init(_ help: String, name: String? = nil, short: Character? = nil) {
    let traits = ParameterTraits(kind: .flag, help: help, name: name, short: short)
    storage = ParameterStorage(traits: traits, initially: false) { value, _ in
      value = true
      return true
    }
  }
}
