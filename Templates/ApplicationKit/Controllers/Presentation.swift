/// How a controller is shown above another one.
public enum Presentation: Hashable, Sendable {
  /// In the place of the one below.
  case push
  /// In a frame over the one below, which stays in sight and gets no keys.
  case modal
}

extension ViewController {
  /// Shows another controller above this one.
  public func show(_ controller: ViewController, as presentation: Presentation = .push) {
    controller.presentation = presentation
    navigationController?.push(controller)
  }

  /// Shows a view over what is shown, until `goBack()` closes it; so does escape.
  public func showOverlay(_ view: View) {
    show(PlainViewController(view), as: .modal)
  }

  /// Whether keys go to the controller, and not to one that is shown above or beside it.
  var isOnTop: Bool { navigationController.map { $0.topViewController === self } ?? true }

  /// The controller from which this one was shown.
  var presentingController: ViewController? {
    guard let controllers = navigationController?.viewControllers,
      let place = controllers.firstIndex(where: { $0 === self }), place > 0
    else { return nil }
    return controllers[place - 1]
  }

  /// Goes back to the controller from which this one was shown, or from an overlay to this one.
  public func goBack() {
    navigationController?.pop()
  }
}

/// Shows a view that somebody else has made, as an overlay.
final class PlainViewController: ViewController {
  private let shownView: View

  init(_ view: View) {
    shownView = view
    super.init()
  }

  override func makeView() -> View { shownView }
}
