import Diagnostics

/// Names that are equal, or equal but for case, where only one can be.
struct DuplicateName: Rule {
  static let about = RuleDescription(
    id: "duplicate_name",
    summary: "Two things of one place have names that differ by more than case.",
    why: "Types of all sections share one module, and SQL and many file systems ignore case.",
    examples: [
      Example(
        "a derived property with the name of an attribute",
        """
        models:
          News:
            attributes: { title: String }
            derived: { Title: String }
        #              ^^^^^ duplicate_name: News already has 'title'; choose another name
        #              ^^^^^ letter_case: write 'title' instead of 'Title'
        """),
      Example(
        "different names", "models: { News: { attributes: { title: String, body: String } } }"),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    var findings: [Finding] = []
    var seen: [String: [String: Located<String>]] = [:]
    for declared in subject.declaredNames {
      let key = declared.name.value.lowercased()
      guard let first = seen[declared.place]?[key] else {
        seen[declared.place, default: [:]][key] = declared.name
        continue
      }
      let owner =
        declared.place.hasPrefix("the ") && declared.place != "the module"
        ? "among \(declared.place) there already is" : "\(declared.place) already has"
      let message = "\(owner) \(quoted(first.value)); choose another name"
      let note = Note("here", at: first.range)
      findings.append(Finding(message, at: declared.name.range, notes: [note]))
    }
    return findings + enumerationFindings(in: subject)
  }

  /// Inside of `News`, an attribute `section` with cases declares `News.Section`, which would hide
  /// a model of that name or the type of an attribute.
  private func enumerationFindings(in subject: SpecificationDraft) -> [Finding] {
    subject.models.flatMap { model in
      model.attributes.compactMap { attribute in
        guard let name = attribute.type?.enumeration?.name else { return nil }
        let isTaken = subject.model(named: name) != nil || attributeTypeNames.contains(name)
        guard isTaken || kitTypeNames.contains(name) else { return nil }
        let message = "the enumeration '\(name)' of this attribute would hide the type '\(name)'"
        return Finding("\(message); choose another name", at: attribute.name.range)
      }
    }
  }
}
