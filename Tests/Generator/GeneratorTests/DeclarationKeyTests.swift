import Testing

@testable import Generator

@Suite struct DeclarationKeyTests {
  @Test(arguments: [
    ("  func row(at index: Int, in table: Table<[Int: Int]>) -> Int {", "func row(at:in:)"),
    ("class var shared: News { News() }", "var shared"),
    ("init(name: String) {", "init(name: String) {"),
    ("public extension News.Section: Comparable {", "extension News.Section: Comparable"),
    ("@MainActor func open() {}", "func open()"),
  ]) func `A declaration is known by its name and its labels`(line: String, key: String) {
    #expect(DeclarationKey(String(line.drop { $0 == " " })).text == key)
  }

  @Test func `What is yours to write is told with its labels, on however many lines it stands`() {
    let text = """
      extension ChartController: ChartViewDelegate {
        /// Yours to write.
        func chartView(
          _ chartView: ChartView, didChoose value: [String: Int]
        ) { unwritten("chartView") }

        /// Yours to write.
        var byline: String { unwritten("byline") }
      }
      """
    let parts = UnwrittenPart.parts(of: Array(text.utf8), at: "ChartController.swift")
    #expect(parts.map(\.name) == ["chartView(_:didChoose:)", "byline"])
    #expect(parts.map(\.line) == [3, 8])
  }
}
