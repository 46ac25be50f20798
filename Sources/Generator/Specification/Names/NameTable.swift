/// Lists of names under headings, as a program writes them: a line that ends in a colon is a heading.
public struct NameTable: Sendable {
  private let namesByHeading: [String: Set<String>]

  init(_ text: String) {
    var lists: [String: Set<String>] = [:]
    var heading = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        heading = String(word.dropLast())
      } else {
        lists[heading, default: []].insert(String(word))
      }
    }
    namesByHeading = lists
  }

  public subscript(heading: String) -> Set<String> { namesByHeading[heading] ?? [] }

  /// The first heading, in the order of the alphabet, under which a name stands.
  public func heading(of name: String) -> String? {
    namesByHeading.filter { $0.value.contains(name) }.keys.min()
  }

  func names(under headings: [String]) -> Set<String> {
    headings.reduce(into: []) { $0.formUnion(self[$1]) }
  }
}
