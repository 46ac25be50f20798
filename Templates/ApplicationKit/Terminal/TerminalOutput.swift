/// Shows the window of an application to whoever sits at the terminal.
@MainActor
protocol TerminalOutput: AnyObject {
  /// Shows a window that has been laid out, by writing what differs from what was shown before.
  ///
  /// - Throws: `OutputError` where nobody takes lines of text. A screen goes with its terminal, which tells
  ///   of it by a signal.
  func show(_ window: Window) throws(OutputError)

  /// Forgets what is shown, so that everything is written again.
  func invalidate()
}

/// Shows a window as the cells of a full screen.
final class ScreenOutput: TerminalOutput {
  private let descriptor: Int32
  private let abilities: TerminalAbilities
  private var shown: Surface?

  init(_ descriptor: Int32, _ abilities: TerminalAbilities) {
    self.descriptor = descriptor
    self.abilities = abilities
  }

  func invalidate() {
    shown = nil
  }

  func show(_ window: Window) {
    let surface = CellRenderer.surface(showing: window)
    var text = ScreenUpdate.text(from: shown?.buffer, to: surface.buffer, abilities)
    guard !text.isEmpty || surface.cursor != shown?.cursor else { return }
    text = "\u{1B}[?25l" + text
    if let cursor = surface.cursor { text += ScreenUpdate.move(to: cursor) + "\u{1B}[?25h" }
    // Terminals that know synchronized updates show everything at once.
    try? writeText("\u{1B}[?2026h" + text + "\u{1B}[?2026l", to: descriptor)
    shown = surface
  }
}

/// Shows a window as lines of text: all of them where another controller is shown, then those that are new.
final class PlainOutput: TerminalOutput {
  private let descriptor: Int32
  private let usesUnicode: Bool
  private var shown: [PlainLine] = []
  private weak var shownController: ViewController?

  init(_ descriptor: Int32, _ abilities: TerminalAbilities) {
    self.descriptor = descriptor
    usesUnicode = abilities.usesUnicode
  }

  func invalidate() {
    shown = []
  }

  func show(_ window: Window) throws(OutputError) {
    let controller = window.application?.topController
    // A line that both have is new all the same on another screen.
    if controller !== shownController { invalidate() }
    shownController = controller
    let lines = PlainRenderer.lines(showing: window)
    let news = PlainText.news(in: lines, since: shown)
    try writeText(usesUnicode ? news : ASCIIText.text(of: news), to: descriptor)
    shown = lines
  }
}
