extension Application {
  /// Gives every view its place. Keys depend on it as well: a view that has no place yet has no
  /// superview that could be asked next. What fails as rows are read for their places has one too.
  func layOut() {
    let told = message
    placeViews()
    if message != told { placeViews() }
    isLaidOut = true
  }

  private func placeViews() {
    window.frame = Rect(origin: .zero, size: size)
    let titles = navigationController.headingForms
    window.show(
      titles.isEmpty ? [delegate.name] : titles, contentView, status, keys: keyHints)
    topController.viewDidLayout()
  }

  /// From this width on a list stays beside what was opened from it.
  private static let splitWidth = 120

  private var contentView: View {
    let controllers = navigationController.viewControllers
    let modals = controllers.reversed().prefix(while: { $0.presentation == .modal }).reversed()
    return modals.reduce(mainView(of: controllers.dropLast(modals.count))) { cover, modal in
      OverlayView(modal.view, over: cover)
    }
  }

  private func mainView(of controllers: ArraySlice<ViewController>) -> View {
    guard let detail = controllers.last else { return View() }
    guard size.width >= Self.splitWidth, let list = controllers.dropLast().last,
      list.isList, detail.isDetail
    else { return detail.view }
    return LayoutView(.row(list.view.flexible(2), detail.view.flexible(3), spacing: 2))
  }

  /// What is shown now, laid out for whatever renderer shows it.
  func laidOutWindow() -> Window {
    tellUnwritten()
    layOut()
    return window
  }

  /// Asks for the screen to be drawn again after each interval, until it is cancelled: distances from now
  /// grow while nobody does anything.
  func displayRepeatedly(every interval: Duration) -> Task<Void, Never> {
    Task { while (try? await Task.sleep(for: interval)) != nil { setNeedsDisplay() } }
  }

  /// What the line above the keys is used for: a question, a message, or what is worked on.
  private var status: View {
    if let question { return question }
    let message = message.map { Label($0.text, $0.isError ? .problem : .plain) }
    guard !runningOperations.isEmpty else { return message ?? View() }
    let progress = Label(progressText, .secondary, lineLimit: 1)
    return message.map { LayoutView(.column(progress, $0)) } ?? progress
  }

  /// What runs, and behind it what waits until that is done.
  private var progressText: String {
    let stoppable = cancellableOperation?.operation
    // Asked once: an operation may begin meanwhile.
    let executing = runningOperations.map(\.operation.isExecuting)
    func texts(ofExecuting isExecuting: Bool) -> [String] {
      let isWaiting = !isExecuting && executing.contains(true)
      return zip(runningOperations, executing).filter { $0.1 == isExecuting }.map { running, _ in
        running.text(isWaiting: isWaiting, isStoppable: running.operation === stoppable)
      }
    }
    return (texts(ofExecuting: true) + texts(ofExecuting: false)).joined(separator: ", ")
  }

  /// The keys that mean something at the moment, those of a question or the controller's own first.
  private var keyHints: [KeyHint] {
    if let question { return question.keyHints + [KeyHint("f1", Language.texts.keys)] }
    let actions = topController.actionHints
    let button = (topController.firstResponder as? Button)?.title.lowercased()
    let hints = actions + (button.map { [KeyHint("return", $0)] } ?? []) + topController.keyHints
    // Where a text is typed, a question mark is a part of it.
    let isTyping = topController.isForm || topController.firstResponder is TextField
    let keys = KeyHint(isTyping ? "f1" : "?", Language.texts.keys)
    let escape = hints.contains { $0.key == "escape" } ? nil : meaningOfEscape
    let quit = topController.isForm ? [] : [KeyHint("q", Language.texts.quit)]
    let all = hints + (escape.map { [KeyHint("escape", $0)] } ?? []) + [keys] + quit
    return topController.firstResponder?.withoutLettersTaken(all) ?? all
  }

  /// What escape does where the controller on top has no use of its own for it.
  private var meaningOfEscape: String? {
    cancellableOperation.map { Language.texts.stop($0.name) }
      ?? (navigationController.viewControllers.count > 1 ? Language.texts.back : nil)
  }
}
