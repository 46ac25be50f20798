/// A way to another controller; `showNews: NewsController` becomes the method `showNews`.
public struct TransitionSpecification: Sendable {
  public let name: String
  /// At least one.
  public let triggers: [TransitionTrigger]
  /// What the last line of the screen says; nil for the name in words.
  public let label: LocalizedText?
  public let destination: TransitionDestination
  public let presentation: Presentation
  /// The name under which the destination gets the selected object; nil when it takes none.
  public let passing: String?
  /// The model of which a form adds an object; nil where nothing is added.
  public let addedModel: String?
  /// What decides which view of a cluster is shown; nil for any other, and where the weekday decides.
  public let choice: OverlayChoice?
  /// What a view shows of the object.
  public var outlets: [OutletBinding] = []
}

/// A value that is one of the cases of a view's cluster.
public enum OverlayChoice: Sendable {
  case shared(SharedProperty)
  /// Of the selected object.
  case object(KeyPathSpecification)

  var state: String? {
    if case .shared(let property) = self { property.state } else { nil }
  }
}

public enum TransitionDestination: Hashable, Sendable {
  case controller(String)
  /// A view that is shown over the controller.
  case overlay(String)
  /// To where the controller was shown from.
  case back

  public var controller: String? {
    if case .controller(let name) = self { name } else { nil }
  }

  public var overlay: String? {
    if case .overlay(let name) = self { name } else { nil }
  }
}

public enum TransitionTrigger: Hashable, Sendable {
  /// A row is selected.
  case select
  case key(KeyTrigger)
  /// A form is saved.
  case commit
  /// A form is given up.
  case discard
}

/// How a controller is shown above another.
public enum Presentation: String, Hashable, CaseIterable, Choice {
  case push
  case modal
}
