import Diagnostics
import Roles

/// `NewsStore`, `NewsListController`: what a type is for stands at the end of its name.
struct RoleSuffix: Rule {
  static let about = RuleDescription(
    id: "role_suffix",
    summary: "A store, an operation, a view and a controller end in the word for what they are.",
    why: "A reader knows a type's layer and its folder from its name alone.",
    examples: [
      Example(
        "a store without its suffix",
        """
        models: { News: { attributes: { title: String } } }
        stores:
          NewsBase: { engine: memory, models: [News] }
        # ^^^^^^^^ role_suffix: a store's name ends in 'Store'; write 'NewsBaseStore'
        """),
      Example(
        "the suffix says what it is",
        """
        models: { News: { attributes: { title: String } } }
        stores: { NewsStore: { engine: memory, models: [News] } }
        """),
    ])

  func findings(in subject: SpecificationDraft) -> [Finding] {
    subject.declaredNames.compactMap { declared in
      guard case .type(let role) = declared.subject, hasUsableForm(declared.name.value) else {
        return nil
      }
      let wanted = suffixes(role, of: declared.name.value, in: subject)
      return finding(declared, role, wanted)
    }
  }

  private func finding(_ declared: DeclaredName, _ role: Role, _ wanted: [String]) -> Finding? {
    let name = declared.name.value
    guard let usual = wanted.last else { return nil }
    if wanted.contains(where: { name.hasSuffix($0) && name != $0 }) { return nil }
    let words = alternatives(wanted.map { "'\($0)'" })
    let message = "\(declared.noun)'s name ends in \(words); write '\(name)\(usual)'"
    return Finding(message, at: declared.name.range)
  }

  private func suffixes(_ role: Role, of name: String, in draft: SpecificationDraft) -> [String] {
    guard role == .view, let kind = draft.view(named: name)?.givenKind?.value else {
      return role.suffixes
    }
    return kind == .tableViewCell ? ["Cell"] : ["View"]
  }
}
