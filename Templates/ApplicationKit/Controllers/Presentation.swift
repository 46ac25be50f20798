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
    show(OverlayViewController(view), as: .modal)
  }

  /// Goes back to the controller from which this one was shown, or from an overlay to this one.
  public func goBack() {
    navigationController?.pop()
  }
}

/// What stands above a controller while it shows an overlay.
private final class OverlayViewController: ViewController {
  private let overlay: View

  init(_ overlay: View) {
    self.overlay = overlay
    super.init()
  }

  override func makeView() -> View { overlay }
}
