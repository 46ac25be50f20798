/// A property of a state; setting it to another value tells who observes it.
///
/// ```swift
/// @Shared var section: News.Section = .world
/// ```
@MainActor @propertyWrapper public struct Shared<Value: Equatable> {
  private var value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  @available(*, unavailable, message: "only a state has shared properties")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<State: SharedState>(
    _enclosingInstance state: State,
    wrapped property: ReferenceWritableKeyPath<State, Value>,
    storage storage: ReferenceWritableKeyPath<State, Shared>
  ) -> Value {
    get { state[keyPath: storage].value }
    set {
      guard state[keyPath: storage].value != newValue else { return }
      state[keyPath: storage].value = newValue
      state.didChange(property)
    }
  }
}
