import Specification
import Templates

/// How a table passes values to the parameters of its fetch request.
extension ControllerSpecification {
  /// `, since: store.clock.date(-7, .day), section: readingState.section`
  ///
  /// - Parameters:
  ///   - store: the expression of the store.
  ///   - state: the expression of a state by its name.
  ///   - object: how a model is written.
  func requestArguments(
    in store: SwiftCode, state: (String) -> SwiftCode, object: (String) -> SwiftCode
  ) -> SwiftCode {
    let arguments = (table?.arguments ?? []).map { argument -> SwiftCode in
      let value = argument.value.code(in: store, state: state, object: object)
      return ", \(ArgumentLabel(argument.name)): \(value)"
    }
    return SwiftCode(joining: arguments, by: "")
  }
}

extension ArgumentValue {
  func code(
    in store: SwiftCode, state: (String) -> SwiftCode, object: (String) -> SwiftCode
  ) -> SwiftCode {
    switch self {
    case .literal(let value, let type): value.code(of: type, object: object)
    case .list(let values, _):
      "[\(values.map { $0.code(in: store, state: state, object: object) }.joined)]"
    case .date(let date):
      date.count == 0
        ? "\(store).clock.now"
        : "\(store).clock.date(\(SwiftLiteral(date.count)), .\(Identifier(date.unit.component)))"
    case .shared(let property, _): "\(state(property.state)).\(Identifier(property.property))"
    }
  }
}

extension TimeUnit {
  /// The case of Foundation's `Calendar.Component`.
  fileprivate var component: String { self == .week ? "weekOfYear" : rawValue }
}
