import Testing

@testable import ApplicationKit

@MainActor @Suite struct LayoutTests {
  private func columns(_ layout: Layout, width: Int, height: Int = 1) -> [Range<Int>] {
    LayoutSolver.frames(of: layout, in: Size(width, height)).map(\.frame.columns)
  }

  @Test func `Elements of a row take what they need`() {
    let row = Layout.row(Label("one"), Label("世界"))
    #expect(columns(row, width: 20) == [0..<3, 4..<8])
    #expect(LayoutSolver.size(of: row, width: 20) == Size(8, 1))
  }

  @Test func `Where there is no room the longest are shortened`() {
    let row = Layout.row(Label("a very long title"), Label("date"), spacing: 2)
    #expect(columns(row, width: 12) == [0..<6, 8..<12])
    #expect(columns(row, width: 1) == [0..<0, 2..<2])
  }

  @Test func `Flexible elements share what is left`() {
    let row = Layout.row(
      Label("a").flexible(), Label("b").fixed(3), Label("c").flexible(2), spacing: 0)
    #expect(columns(row, width: 12) == [0..<3, 3..<6, 6..<12])
    #expect(columns(row, width: 2) == [0..<0, 0..<2, 2..<2])
  }

  @Test func `Columns nest in rows and rows in columns`() {
    let yes = Button("Yes")
    let no = Button("No")
    let title = Label("Sure?")
    let frames = LayoutSolver.frames(
      of: .column(title, .row(yes, no)), in: Size(20, 5))
    #expect(frames.map(\.frame.origin.row) == [0, 1, 1])
    #expect(frames.map(\.frame.columns) == [0..<20, 0..<7, 8..<14])
  }

  @Test func `Elements may be as many as a program finds`() {
    let labels = ["a", "bc"].map { Label($0) }
    #expect(columns(.row(labels), width: 20) == [0..<1, 2..<4])
    #expect(columns(.row(labels + [Layout.column(labels)], spacing: 0), width: 9).count == 4)
  }

  @Test func `Hidden views take no place`() {
    let hidden = Label("hidden")
    hidden.isHidden = true
    #expect(columns(.row(Label("a"), hidden, Label("b")), width: 9) == [0..<1, 2..<3])
  }

  @Test func `Shared lengths fill the room exactly`() {
    for room in 0...40 {
      let lengths = Distribution.lengths(
        wanted: [9, 30, 4, 0], extents: [.fitting, .fitting, .fitting, .flexible(share: 1)],
        available: room)
      #expect(lengths.reduce(0, +) == room)
      #expect(lengths.allSatisfy { $0 >= 0 })
    }
  }

  @Test func `A label wraps where it may, and is cut where it may not`() {
    let label = Label("one two three")
    #expect(label.sizeThatFits(width: 7) == Size(7, 2))
    label.lineLimit = 1
    #expect(label.sizeThatFits(width: 7) == Size(7, 1))
  }
}
