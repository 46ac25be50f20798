import Testing

@testable import Updating

/// The marks of a merge are found as git writes them.
@Suite struct ConflictMarkersTests {
  private func marked(_ first: String, _ second: String, length: Int = 7) -> String {
    let marks = "<=>".map { String(repeating: $0, count: length) }
    return "\(marks[0]) ours\n\(first)\n\(marks[1])\n\(second)\n\(marks[2]) theirs\n"
  }

  private func sides(of text: String) -> [String] {
    let sides = ConflictMarkers.sides(of: Array(text.utf8))
    return [sides.first, sides.second].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [7, 8, 12])
  func `Marks may be longer than seven signs`(length: Int) {
    let text = "a\n" + marked("b", "c", length: length) + "d\n"
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) == 2)
    #expect(sides(of: text) == ["a\nb\nd\n", "a\nc\nd\n"])
  }

  @Test func `A conflict may lie within a side of another one`() {
    let text = marked(marked("a", "b") + "c", "d", length: 8)
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) != nil)
    #expect(sides(of: text) == ["a\nc\n", "d\n"])
  }

  @Test(arguments: [
    "Title\n=======\n", "<<<<<< a\n======\n>>>>>> b\n", "<<<<<<<a\n=======\n>>>>>>>b\n",
    " <<<<<<< a\n=======\n >>>>>>> b\n", "<<<<<<< a\n=======\n>>>>>>>> b\n",
    "<<<<<<< a\n========\n>>>>>>> b\n",
  ])
  func `What only looks like marks is text`(text: String) {
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) == nil)
    #expect(sides(of: text) == [text, text])
  }
}
