extension Application {
  /// Gives every view its place. Keys depend on it as well: a view that has no place yet has no
  /// superview that could be asked next.
  func layOut() {
    let view = topController.view
    view.frame = screenParts.content
    view.layoutSubviews()
    topController.viewDidLayout()
  }

  /// Lays everything out and draws it.
  func draw() -> Surface {
    layOut()
    let earlierMessage = message
    tellUnwritten()
    if message != earlierMessage { layOut() }
    let surface = Surface(size: size)
    let parts = screenParts
    let canvas = Canvas(surface)
    topController.view.drawTree(in: canvas.region(parts.content))
    if let title = parts.title { drawTitle(in: canvas.region(title)) }
    if let status = parts.status { drawStatus(in: canvas.region(status)) }
    if let footer = parts.footer { drawFooter(in: canvas.region(footer)) }
    return surface
  }

  /// A long message takes some lines of the content for as long as it is shown.
  private var screenParts: ScreenParts {
    let text = question == nil ? message?.text ?? "" : ""
    let lines = TextWrapping.lines(of: text, width: size.width).count
    return ScreenParts(size: size, statusHeight: min(lines, 4, max(1, size.height / 2)))
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
      let label = Label(message.text)
      label.style = message.kind == .error ? .error : .plain
      label.draw(in: canvas)
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

  init(size: Size, statusHeight: Int = 1) {
    let titleHeight = size.height >= 4 ? 1 : 0
    let footerHeight = size.height >= 3 ? 1 : 0
    let statusHeight = size.height >= 2 ? statusHeight : 0
    let height = size.height - titleHeight - statusHeight - footerHeight
    func lines(_ row: Int, _ height: Int) -> Rect {
      Rect(column: 0, row: row, width: size.width, height: height)
    }
    title = titleHeight > 0 ? lines(0, 1) : nil
    content = lines(titleHeight, height)
    status = statusHeight > 0 ? lines(titleHeight + height, statusHeight) : nil
    footer = footerHeight > 0 ? lines(size.height - 1, 1) : nil
  }
}
