import Testing

@testable import ApplicationKit

@MainActor @Suite struct ScreenBufferTests {
  private func screen(_ size: Size, _ draw: (Canvas) -> Void) -> String {
    let surface = Surface(size: size)
    draw(Canvas(surface))
    return surface.buffer.text
  }

  @Test func `Lines end without blanks`() {
    let text = screen(Size(10, 3)) { $0.write("Hi  ", at: Point(column: 2, row: 1)) }
    #expect(text == "\n  Hi\n\n")
  }

  @Test func `A wide character that does not fit is left out`() {
    #expect(screen(Size(4, 1)) { $0.write("世世世") } == "世世\n")
    #expect(screen(Size(3, 1)) { $0.write("世世") } == "世\n")
  }

  @Test func `Overwriting half of a wide character blanks the other half`() {
    let text = screen(Size(6, 1)) {
      $0.write("世界図")
      $0.write("x", at: Point(column: 1, row: 0))
      $0.write("y", at: Point(column: 2, row: 0))
    }
    #expect(text == " xy 図\n")
  }

  @Test func `A text over wide characters blanks the halves at its ends`() {
    let text = screen(Size(8, 2)) {
      $0.write("世界図世")
      $0.write("abcd", at: Point(column: 1, row: 0))
      $0.write("abc", at: Point(column: -1, row: 1))
      $0.write("abc", at: Point(column: 6, row: 1))
    }
    #expect(text == " abcd 世\nbc    ab\n")
  }

  @Test func `Nothing is drawn outside of a region`() {
    let text = screen(Size(8, 3)) {
      let region = $0.region(Rect(column: 2, row: 1, width: 3, height: 1))
      region.write("abcdef")
      region.write("x", at: Point(column: 0, row: 1))
      region.write("y", at: Point(column: -1, row: 0))
      region.region(Rect(column: 2, row: 0, width: 9, height: 9)).write("CDE")
    }
    #expect(text == "\n  abC\n\n")
  }

  @Test func `Text that would steer the terminal is shown instead`() {
    #expect(screen(Size(9, 1)) { $0.write("\u{1B}[2Jx") } == "\u{241B}[2Jx\n")
  }

  @Test func `A screen without cells takes everything`() {
    #expect(screen(Size(0, 0)) { $0.write("世界") } == "")
    #expect(screen(Size(-3, 2)) { $0.fill(.reversed) } == "\n\n")
  }
}
