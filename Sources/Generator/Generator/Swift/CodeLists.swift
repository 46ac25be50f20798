import Mustache
import Templates

extension Array where Element == SwiftCode {
  /// The pieces with commas between them.
  var joined: SwiftCode { SwiftCode(joining: self) }
}

extension Identifier {
  var code: SwiftCode { SwiftCode(self) }
}

/// Code one level further in than what it stands in.
struct IndentedCode: TemplateWord {
  let text: String

  init(_ code: SwiftCode) {
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
