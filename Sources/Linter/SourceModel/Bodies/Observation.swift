import Diagnostics

extension Call {
  /// Whether it asks to be told of changes.
  public var isObservation: Bool {
    switch callee.offsets.count {
    case 7: callee == "observe"
    case 9: callee == "publisher"
    case 11: callee == "addObserver"
    case 23: callee == "withObservationTracking"
    default: false
    }
  }

  /// Whether what a controller or a view shows may follow from it.
  var isObservationOfScreen: Bool {
    guard isObservation, let type = owner?.innermostType else { return false }
    return type.isViewController || type.inheritedRole == .view
  }

  /// The types that it names in what it observes, and the type of the property that it is sent to.
  public var observedTypes: [String] {
    let named = [receiver, argumentList].lazy.flatMap { source.uses(in: $0) }
      .filter(\.name.isCapital).map(\.name.text)
    let root = String(receiver.root)
    let properties = owner?.innermostType?.parts.flatMap(\.storedProperties) ?? []
    let property = properties.first { $0.name == root }
    return Array(named) + [property?.type.base].compactMap { $0 }
  }
}
