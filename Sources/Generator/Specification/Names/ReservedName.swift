import Diagnostics

/// Names that Swift, the kits or SQLite have taken.
struct ReservedName: Rule {
  static let about = RuleDescription(
    id: "reserved_name",
    summary: "A name must not be one that Swift, the kits or SQLite have taken.",
    why: "The generated code would not compile, or the name would hide what every object has.",
    examples: [
      Example(
        "a keyword and a member that every object has",
        """
        models:
          News: { attributes: { class: String, context: String } }
        #                       ^^^^^ reserved_name: 'class' is a keyword of Swift; choose \
        another name
        #                                      ^^^^^^^ reserved_name: every object has 'context'; \
        choose another name
        """),
      Example("a name of one's own", "models: { Task: { attributes: { category: String } } }"),
    ])

  func findings(in subject: SpecificationEntry) -> [Finding] {
    subject.declaredNames.compactMap { declared in
      let name = declared.name.value
      guard let reason = reason(name, declared.subject) else { return nil }
      return Finding("\(reason); choose another name", at: declared.name.range)
    }
  }

  private func reason(_ name: String, _ subject: DeclaredName.Subject) -> String? {
    let lowered = name.lowercased()
    if lowered.hasPrefix("sqlite") || lowered == "rowid" {
      return "'\(quotable(name))' is a name of SQLite's own"
    }
    if isKeyword(name) { return "'\(name)' is a keyword of Swift" }
    switch subject {
    case .application:
      if moduleNames.contains(name) { return "'\(name)' is a module that the application uses" }
      return typeReason(name)
    case .type:
      return typeReason(name)
    case .property: return objectMembers.contains(name) ? "every object has '\(name)'" : nil
    case .fetchRequest: return modelMembers.contains(name) ? "every model has '\(name)'" : nil
    case .enumerationCase(let isOptional):
      if isOptional, name == "none" { return "'none' already means no value" }
      return caseMembers.contains(name) ? "every enumeration has '\(name)'" : nil
    case .method, .event, .outlet:
      return interfaceMembers.contains(name) ? "every view or controller has '\(name)'" : nil
    case .value: return nil
    }
  }

  private func typeReason(_ name: String) -> String? {
    if attributeTypeNames.contains(name) { return "'\(name)' is the type of an attribute" }
    return kitTypeNames.contains(name) ? "'\(name)' is a type of the kits" : nil
  }

  private func quotable(_ name: String) -> String { hasUsableForm(name) ? name : "sqlite..." }
}
