import Diagnostics
import Words

extension SpecificationEntry {
  private var report: Reporter { problems[.unusableName] }

  /// Names become identifiers and file names, so they have the form of both.
  ///
  /// - Parameter isType: whether it is the name of a type; nil where that is open.
  func checkForm(of text: Text, isType: Bool? = nil) {
    let name = text.value
    if name.utf8.count > longestName {
      let message = "a name of \(name.count) characters; at most \(longestName) are possible"
      report(message, at: text)
    } else if !hasUsableForm(name) {
      report("\(quoted(name)) is not a valid name; \(hint(name, isType: isType))", at: text)
    }
  }

  /// A method of a delegate is called by its view and the event, or has the event before the first value:
  /// nowhere between the two can a line be broken.
  func checkLength(of event: EventEntry, in view: ViewEntry) {
    let other = event.arguments.first?.name.value ?? view.name.value
    let count = other.count + event.name.value.count
    guard count > longestPair else { return }
    let what = "with \(quoted(other)) it has \(count) characters"
    report("\(what); at most \(longestPair) fit on a line; choose a shorter name", at: event)
  }

  private func hint(_ name: String, isType: Bool?) -> String {
    let wanted = "write letters and digits only"
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    let whole = (words.prefix(1) + words.dropFirst().map(capitalized)).joined()
    let joined = isType.map { $0 ? capitalized(whole) : whole.asVariable } ?? whole
    return hasUsableForm(joined) && name.unicodeScalars.allSatisfy(\.isASCII)
      ? "\(wanted): '\(joined)'" : wanted + ", a letter first"
  }
}

/// What a line of 100 characters has room for beside `func`, its indentation and a parenthesis.
private let longestPair = 92

/// File systems allow 255 bytes, and generated names add suffixes to these.
let longestName = 60

/// Whether a name can be an identifier at all, keywords aside.
func hasUsableForm(_ name: String) -> Bool {
  guard let first = name.utf8.first, isLetter(first), name.utf8.count <= longestName else {
    return false
  }
  return name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
}
