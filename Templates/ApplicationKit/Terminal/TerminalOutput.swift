import Foundation

/// Shows the views of an application to whoever sits at the terminal.
@MainActor
protocol TerminalOutput: AnyObject {
  /// Shows a view that has been laid out, by writing what differs from what was shown before.
  func show(_ view: View)

  /// Forgets what is shown, so that everything is written again.
  func invalidate()
}

/// Shows views as the cells of a full screen.
final class ScreenOutput: TerminalOutput {
  private let descriptor: Int32
  private let abilities: TerminalAbilities
  private var shown: ScreenBuffer?
  private var shownCursor: Point?

  init(_ descriptor: Int32, _ abilities: TerminalAbilities) {
    self.descriptor = descriptor
    self.abilities = abilities
  }

  func invalidate() {
    shown = nil
    shownCursor = nil
  }

  func show(_ view: View) {
    let surface = CellRenderer.surface(showing: view)
    var text = ScreenUpdate.text(from: shown, to: surface.buffer, abilities)
    guard !text.isEmpty || surface.cursor != shownCursor else { return }
    text = "\u{1B}[?25l" + text
    if let cursor = surface.cursor { text += ScreenUpdate.move(to: cursor) + "\u{1B}[?25h" }
    // Terminals that know synchronized updates show everything at once.
    descriptor.write("\u{1B}[?2026h" + text + "\u{1B}[?2026l")
    shown = surface.buffer
    shownCursor = surface.cursor
  }
}

/// Shows views as lines of text: all of them at first, then those that are new.
final class PlainOutput: TerminalOutput {
  private let descriptor: Int32
  private let usesUnicode: Bool
  private var shown: [PlainLine] = []

  init(_ descriptor: Int32, _ abilities: TerminalAbilities) {
    self.descriptor = descriptor
    usesUnicode = abilities.usesUnicode
  }

  func invalidate() {
    shown = []
  }

  func show(_ view: View) {
    let lines = PlainRenderer.lines(showing: view)
    let news = PlainText.news(in: lines, since: shown)
    descriptor.write(usesUnicode ? news : ASCIIText.text(of: news))
    shown = lines
  }
}

extension Int32 {
  /// Writes a text to the file that this descriptor stands for, as far as it takes it.
  fileprivate func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeBytes($0.baseAddress, count: $0.count, to: self) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      bytes = bytes.dropFirst(Swift.max(0, count))
    }
  }
}
