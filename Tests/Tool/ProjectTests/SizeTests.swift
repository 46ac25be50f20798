import Testing

@Suite struct SizeTests {
  private static let files = ["Sources", "Tests", "Templates"].flatMap {
    Repository.paths(below: $0, endingIn: ".swift")
  }

  @Test func `No file has more than 400 lines`() throws {
    #expect(Self.files.count > 100)
    for path in Self.files {
      let count = try Repository.text(at: path).split(separator: "\n").count
      #expect(count <= 400, "\(path)")
    }
  }

  /// A function ends with the first line that is its closing brace in the same column.
  @Test func `No function has more than 50 lines`() throws {
    let heading = /^(\s*)(?:@\w+(?:\([^)]*\))? )*(?:[a-z]+(?:\([a-z]+\))? )*(?:func |init[?(<])/
    for path in Self.files {
      let lines = try Repository.text(at: path).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (start, line) in lines.enumerated() {
        guard let blanks = line.firstMatch(of: heading)?.1 else { continue }
        guard Self.hasBody(lines[start...], indentation: blanks) else { continue }
        let end = lines[start...].firstIndex { $0 == blanks + "}" } ?? start
        #expect(end - start < 50, "\(path):\(start + 1)")
      }
    }
  }

  /// Whether the heading on the first line leads to a brace; a requirement of a protocol does not.
  private static func hasBody(_ lines: ArraySlice<Substring>, indentation: Substring) -> Bool {
    for (index, line) in lines.enumerated() {
      let rest = line.dropFirst(indentation.count)
      let continues = index == 0 || [" ", ")", "{", "w"].contains(rest.first)
      guard line.hasPrefix(indentation), continues else { return false }
      if line.hasSuffix("{") { return true }
    }
    return false
  }

  @Test func `Folders of a module are topics, two levels deep at most`() {
    let kinds: Set<String> = ["Helpers", "Utilities", "Extensions", "Protocols"]
    for path in Repository.paths(below: "Sources", endingIn: ".swift") {
      let folders = path.split(separator: "/").dropFirst(3).dropLast()
      #expect(folders.count <= 2, "\(path)")
      #expect(kinds.isDisjoint(with: folders.map(String.init)), "\(path)")
    }
  }
}
