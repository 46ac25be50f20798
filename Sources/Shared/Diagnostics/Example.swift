/// A text in the subject's language that shows one side of a convention.
///
/// A comment line of carets below a line marks what is found there; an example without one is clean:
/// ```
/// let usrName = "Ada"
/// //  ^^^ abbreviated_word: write 'user' instead of 'usr'
/// ```
/// Where it matters in which files the text lies, a line `// file: Sources/App/Views/NewsView.swift`
/// begins each of them.
public struct Example: Sendable {
  public let title: String
  public let text: String
  /// What a project has set, where the example needs it.
  public let settings: RuleSettings
  /// The text after the fixes of all certain findings, where the rule has fixes.
  public let fixed: String?

  public init(
    _ title: String, _ text: String, settings: RuleSettings = RuleSettings(), fixed: String? = nil
  ) {
    self.title = title
    self.text = text
    self.settings = settings
    self.fixed = fixed
  }
}
