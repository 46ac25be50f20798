import Testing

@testable import ApplicationKit

@MainActor @Suite struct ScreenUpdateTests {
  private func buffer(_ lines: [String], style: Style = .plain) -> ScreenBuffer {
    let surface = Surface(size: Size(12, 3))
    for (row, line) in lines.enumerated() {
      Canvas(surface).write(line, at: Point(column: 0, row: row), style: style)
    }
    return surface.buffer
  }

  @Test func `Nothing is written when nothing changed`() {
    let screen = buffer(["Hello", "世界"])
    #expect(ScreenUpdate.text(from: screen, to: screen) == "")
  }

  @Test func `Only what differs is written`() {
    let text = ScreenUpdate.text(
      from: buffer(["Hello", "world"]), to: buffer(["Hello", "wormd"]))
    #expect(text == "\u{1B}[2;4H\u{1B}[0mm\u{1B}[0m")
  }

  @Test func `Another size draws everything again`() {
    let text = ScreenUpdate.text(
      from: ScreenBuffer(size: Size(1, 1)), to: buffer(["Hi"]))
    #expect(text.hasPrefix("\u{1B}[0m\u{1B}[2J"))
  }

  @Test func `A terminal of ASCII gets the nearest that there is`() {
    let text = ScreenUpdate.text(
      from: ScreenBuffer(size: Size(12, 3)), to: buffer(["a › é…", "世x—"]),
      TerminalAbilities(usesUnicode: false))
    #expect(text == "\u{1B}[1;1H\u{1B}[0ma\u{1B}[1;3H>\u{1B}[1;5He~\u{1B}[2;1H? x-\u{1B}[0m")
  }

  @Test func `Without color the other attributes stay`() {
    let style = [.red, .bold, .reversed] as Style
    #expect(style.controlSequence(usesColor: true) == "\u{1B}[0;1;7;31m")
    #expect(style.controlSequence(usesColor: false) == "\u{1B}[0;1;7m")
  }

  @Test func `A terminal that gets the updates shows the screen`() {
    let pieces = ["", "abc", "世", " ", "界図", "é", "👨‍👩‍👧", "x y", "🇯🇵", "-", "น้ำตก", "नमस्ते"]
    var generator = Numbers(seed: 7)
    var terminal = TerminalEmulator(size: Size(12, 3))
    var shown: ScreenBuffer?
    for _ in 0..<300 {
      let lines = (0..<3).map { _ in
        (0..<4).map { _ in pieces[generator.next(below: pieces.count)] }.joined()
      }
      let next = buffer(lines)
      terminal.write(ScreenUpdate.text(from: shown, to: next))
      #expect(terminal.text == next.text)
      shown = next
    }
  }
}

/// Numbers that look random and are always the same.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
