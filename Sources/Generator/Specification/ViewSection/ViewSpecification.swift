import Diagnostics

/// An entry of `views`.
public struct ViewSpecification: Sendable {
  public let name: String
  public let kind: ViewKind
  public let outlets: [OutletSpecification]
  /// Only of a view that is not a cell.
  public let events: [EventSpecification]
  public let range: FileRange

  public func outlet(named name: String) -> OutletSpecification? {
    outlets.first { $0.name == name }
  }
}

public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view
  case tableViewCell
}

public struct OutletSpecification: Sendable {
  public let name: String
  public let type: OutletType
  public let range: FileRange
}

/// The kit's class of an outlet; the raw value is its name in Swift.
public enum OutletType: String, Hashable, Sendable, CaseIterable {
  case label = "Label"
  case button = "Button"
  case textField = "TextField"
}

/// `didPressCloseButton: required`, a message to the view's delegate.
public struct EventSpecification: Sendable {
  public let name: String
  public let isRequired: Bool
  /// The button that sends it: `closeButton` for `didPressCloseButton`.
  public let sender: String
  public let range: FileRange

  /// `didPressClose...`: the controller answers by going back.
  public var goesBack: Bool { name.hasPrefix("didPressClose") }
}
