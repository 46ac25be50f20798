/// What a declaration is called, by the line of its keyword.
package struct DeclarationKey {
  package let text: String
  /// Whether other declarations stand in it.
  package let holdsMembers: Bool

  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
  private static let values: Set<String> = ["var", "let", "case", "typealias"]

  /// What is declared, without the keyword: `byline`, `row(at:)`.
  var name: String { String(text.drop { $0 != " " }.dropFirst()) }

  package init(_ line: String) {
    let words = line.split(separator: " ")
    let place = words.firstIndex { word in
      let word = String(word)
      return Self.types.contains(word) || Self.values.contains(word) || word == "func"
    }
    // `class var` and `class func` are members of a class.
    guard var place, place + 1 < words.endIndex else {
      (text, holdsMembers) = (line, false)
      return
    }
    if Self.values.contains(String(words[place + 1])) || words[place + 1] == "func" { place += 1 }
    guard place + 1 < words.endIndex else {
      (text, holdsMembers) = (line, false)
      return
    }
    let keyword = String(words[place])
    holdsMembers = Self.types.contains(keyword)
    let rest = words[(place + 1)...].joined(separator: " ")
    text =
      switch keyword {
      case "func": "func \(Self.method(rest))"
      // A type has several, which differ in what they are for.
      case "extension": "extension " + rest.prefix { $0 != "{" }.trimmedAtEnd
      default: "\(keyword) \(Self.name(rest))"
      }
  }

  private static func name(_ text: String) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
  }

  /// `row(at:)`: methods of one name differ in their labels.
  private static func method(_ text: String) -> String {
    let name = name(text)
    guard let open = text.firstIndex(of: "(") else { return name }
    var depth = 0
    var label = ""
    var labels: [String] = []
    for character in text[open...] {
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1 else { continue }
      switch character {
      case ":" where !label.isEmpty:
        labels.append(label.split(separator: " ").first.map(String.init) ?? "")
        label = ""
      case ",": label = " "
      case "(": label = " "
      default: if !label.isEmpty { label.append(character) }
      }
    }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
