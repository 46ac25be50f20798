extension Application {
  /// Gives every view its place. Keys depend on it as well: a view that has no place yet has no
  /// superview that could be asked next.
  func layOut() {
    let view = topController.view
    view.frame = ScreenParts(size: size).content
    view.layoutSubviews()
    topController.viewDidLayout()
  }

  /// Lays everything out and draws it.
  func draw() -> Surface {
    layOut()
    let surface = Surface(size: size)
    let parts = ScreenParts(size: size)
    let canvas = Canvas(surface)
    topController.view.drawTree(in: canvas.region(parts.content))
    tellUnwritten()
    if let title = parts.title { drawTitle(in: canvas.region(title)) }
    if let status = parts.status { drawStatus(in: canvas.region(status)) }
    if let footer = parts.footer { drawFooter(in: canvas.region(footer)) }
    return surface
  }

  private func drawTitle(in canvas: Canvas) {
    let title = navigationController.heading
    canvas.fill(.reversed)
    let text = " " + (title.isEmpty ? delegate.name : title)
    canvas.write(
      text.truncated(toWidth: canvas.size.width), style: Style(isBold: true, isReversed: true))
  }

  private func drawStatus(in canvas: Canvas) {
    if let question {
      question.frame = Rect(origin: .zero, size: canvas.size)
      question.layoutSubviews()
      question.drawTree(in: canvas)
    } else if let message {
      let style = message.kind == .error ? Style.error : .plain
      canvas.write(message.text.truncated(toWidth: canvas.size.width), style: style)
    } else if let operation = runningOperations.last {
      canvas.write(operation.text.truncated(toWidth: canvas.size.width), style: .faint)
    }
  }

  private func drawFooter(in canvas: Canvas) {
    let width = canvas.size.width
    let texts = keyHints.map { ($0.key + " ", $0.name + "  ") }
    let total = texts.reduce(-2) { $0 + $1.0.displayWidth + $1.1.displayWidth }
    let isCut = total > width
    let region = canvas.region(Rect(column: 0, row: 0, width: isCut ? width - 1 : width, height: 1))
    var place = Point.zero
    for (key, name) in texts {
      region.write(key, at: place, style: .bold)
      place.column += key.displayWidth
      region.write(name, at: place)
      place.column += name.displayWidth
    }
    if isCut { canvas.write("…", at: Point(column: width - 1, row: 0)) }
  }

  /// The keys that mean something at the moment, the controller's own first.
  private var keyHints: [KeyHint] {
    let actions = topController.keyActions.map { KeyHint($0.key.name, $0.name) }
    let button = (topController.firstResponder as? Button)?.title.lowercased()
    let hints = actions + (button.map { [KeyHint("return", $0)] } ?? []) + topController.keyHints
    if topController.isForm { return hints }
    let isFirst = navigationController.viewControllers.count <= 1
    return hints + (isFirst ? [] : [KeyHint("escape", "back")]) + [KeyHint("q", "quit")]
  }
}

/// The lines of the screen. What is least important goes first when there are few.
struct ScreenParts {
  let title: Rect?
  let content: Rect
  let status: Rect?
  let footer: Rect?

  init(size: Size) {
    let hasTitle = size.height >= 4
    let hasStatus = size.height >= 2
    let hasFooter = size.height >= 3
    func line(_ row: Int) -> Rect { Rect(column: 0, row: row, width: size.width, height: 1) }
    let contentTop = hasTitle ? 1 : 0
    let contentBottom = size.height - (hasStatus ? 1 : 0) - (hasFooter ? 1 : 0)
    title = hasTitle ? line(0) : nil
    status = hasStatus ? line(contentBottom) : nil
    footer = hasFooter ? line(size.height - 1) : nil
    content = Rect(
      column: 0, row: contentTop, width: size.width, height: contentBottom - contentTop)
  }
}
