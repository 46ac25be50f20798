/// An entry of `views`.
public struct ViewSpecification: Sendable {
  public let name: String
  /// The view at the top, then those between, then itself.
  public let lineage: [String]
  public let kind: ViewKind
  /// Whether it is only a parent.
  public let isAbstract: Bool
  /// Only of an abstract view.
  public let cluster: ClusterSpecification?
  /// Its own, without those that it inherits.
  public let outlets: [OutletSpecification]
  /// Nil where its owner arranges the outlets.
  public let arrangement: Arrangement?
  /// Whether one of its parents has a layout.
  public let inheritsLayout: Bool
  /// Only of a view that is not a cell.
  public let actions: [ViewActionSpecification]
  /// Only of a view that is not a cell. Those that concern the same thing come one after the other: should,
  /// will, did.
  public let sequences: [EventSequence]
  /// Only of a table view: the steps that closures customise, without those of its parents.
  public let customization: [CellStep]
  /// Only of a table view.
  public let accessory: CellAccessory

  /// The view that it inherits from.
  public var parent: String? { lineage.dropLast().last }

  public var events: [EventSpecification] { sequences.flatMap(\.events) }

}

public enum ViewKind: String, Hashable, CaseIterable, Choice {
  case view
  case tableViewCell
  case tableView
}

/// A step of a table view that closures customise.
public enum CellStep: String, Hashable, CaseIterable, Choice {
  case configureCell
  case selectCell
  case deselectCell
}

/// What a chosen row of a table view shows.
public enum CellAccessory: String, Hashable, CaseIterable, Choice {
  case asterisk
  case checkMark
}

public struct OutletSpecification: Sendable {
  public let name: String
  public let type: OutletType
  /// Any text; nil where the spec says nothing.
  public let text: LocalizedText?
}

/// The kit's class of an outlet; the raw value is its name in Swift.
public enum OutletType: String, Hashable, CaseIterable, Choice {
  case label = "Label"
  case button = "Button"
  case textField = "TextField"
}

/// Where the outlets of a view stand.
public indirect enum Arrangement: Hashable, Sendable {
  case outlet(String)
  case row([Arrangement])
  case column([Arrangement])
}

/// A method of a view that a control calls.
public struct ViewActionSpecification: Sendable {
  public let name: String
  public let control: String
  public let effect: ViewActionEffect
}

public enum ViewActionEffect: Sendable {
  case handWritten
  /// Sends the events of a sequence, with values for their arguments in that order.
  case sends(subject: String, values: [AttributeValue])
}
