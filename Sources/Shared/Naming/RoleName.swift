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
    // Nothing is left of a name that is the word for a role.
    guard name != suffix, !Role.allCases.contains(where: { $0.suffixes.contains(name) }) else {
      self.init(
        .roleSuffix, "write a word in front of '\(suffix)': \(reason)", certainty: certainty)
      return
    }
    let better = stem(of: name, with: suffix) + suffix
    self.init(
      .roleSuffix, "write '\(better)': \(reason)", replacements: [better], certainty: certainty)
  }
}

/// The name without the suffix of any role.
private func stem(of name: String, with wanted: String) -> String {
  let parts = words(of: name).map(\.text)
  let synonyms = Role.allCases.first { $0.suffix == wanted }?.otherSuffixes
  if let last = parts.last, parts.count > 1, synonyms?.contains(last) == true {
    return String(name.dropLast(last.count))
  }
  if wanted == Role.controller.suffix, parts.count > 1, parts.last == "VC" {
    return name.dropLast("VC".count) + Role.view.suffix
  }
  guard let role = Role(suffixOf: name),
    let suffix = role.suffixes.filter(name.hasSuffix).max(by: { $0.count < $1.count })
  else { return name }
  return String(name.dropLast(suffix.count))
}
