import Diagnostics
import Roles
import Words

extension NameFault {
  /// A type's name that does not end in the word for its role.
  ///
  /// - Parameter reason: from what the role is known, as part of a sentence.
  public init(
    _ name: String, without suffix: String, because reason: String, certainty: Certainty = .certain
  ) {
    let better = stem(of: name, with: suffix) + suffix
    self.init(
      .roleSuffix, "write '\(better)': \(reason)", replacements: [better], certainty: certainty)
  }
}

/// The name without the suffix of any role.
private func stem(of name: String, with wanted: String) -> String {
  let parts = words(of: name).map(\.text)
  if let last = parts.last, parts.count > 1, synonyms[wanted]?.contains(last) == true {
    return String(name.dropLast(last.count))
  }
  if wanted == "Controller", parts.count > 1, parts.last == "VC" {
    return name.dropLast("VC".count) + "View"
  }
  guard let role = Role(suffixOf: name),
    let suffix = role.suffixes.filter(name.hasSuffix).max(by: { $0.count < $1.count })
  else { return name }
  return String(name.dropLast(suffix.count))
}

/// Other words for the same role.
private let synonyms: [String: Set<String>] = [
  "Controller": ["Page", "Screen"], "Operation": ["Job", "Task"],
  "Store": ["Database", "Repository", "Storage"],
]
