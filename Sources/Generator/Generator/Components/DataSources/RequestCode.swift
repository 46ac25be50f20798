import Specification
import Templates

/// How a table passes values to the parameters of its fetch request.
extension ControllerSpecification {
  /// `, since: store.clock.date(-7, .day), section: readingState.section`
  ///
  /// - Parameters:
  ///   - store: the expression of the store.
  ///   - state: the expression of a state by its name.
  func requestArguments(in store: SwiftCode, state: (String) -> SwiftCode) -> SwiftCode {
    let arguments = (table?.arguments ?? []).map { argument -> SwiftCode in
      ", \(ArgumentLabel(argument.name)): \(argument.value.code(in: store, state: state))"
    }
    return SwiftCode(joining: arguments, by: "")
  }
}

extension ArgumentValue {
  func code(in store: SwiftCode, state: (String) -> SwiftCode) -> SwiftCode {
    switch self {
    case .literal(let value, let type): value.codeBesideOptional(of: type)
    case .list(let values, let type): "[\(values.map { $0.codeBesideOptional(of: type) }.joined)]"
    case .date(let date):
      date.count == 0
        ? "\(store).clock.now"
        : "\(store).clock.date(\(SwiftLiteral(date.count)), .\(Identifier(date.unit.component)))"
    case .shared(let property): "\(state(property.state)).\(Identifier(property.property))"
    }
  }
}

extension RelativeDate.Unit {
  /// The case of Foundation's `Calendar.Component`.
  fileprivate var component: String { self == .week ? "weekOfYear" : rawValue }
}
