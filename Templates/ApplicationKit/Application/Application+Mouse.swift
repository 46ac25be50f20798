extension Application {
  /// Gives a click or a turn of the wheel to the views below the mouse, the innermost first.
  func press(_ key: Key, at place: Point) {
    let views = window.viewsInside(at: place)
    // A list that stays beside what was opened from it is used again: what was opened goes away.
    if let controller = views.lazy.compactMap(\.view.viewController).last,
      controller !== topController
    {
      guard topController.presentation == .push else { return }
      navigationController.pop()
      guard controller === topController else { return }
    }
    for (view, place) in views.reversed() {
      switch key {
      case .click: if view.respondToClick(at: place) { return }
      case .wheel(let lines, _): if view.respondToWheel(lines: lines) { return }
      default: return
      }
    }
  }
}

extension Key {
  /// Where the mouse is; nil for keys of the keyboard.
  var place: Point? {
    switch self {
    case .click(let place), .wheel(_, let place): place
    default: nil
    }
  }
}

extension View {
  /// This view and those inside of it that lie at a place, each with the place as it counts.
  func viewsInside(at place: Point) -> [(view: View, place: Point)] {
    let inner = subviews.last { !$0.isHidden && $0.frame.contains(place) }
    return [(self, place)] + (inner.map { $0.viewsInside(at: place - $0.frame.origin) } ?? [])
  }
}
