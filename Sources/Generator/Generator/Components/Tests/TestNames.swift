import Templates

extension Project {
  /// A model's name in a test: with the module where a test imports another type of that name.
  func testName(of model: String) -> SwiftCode {
    Self.importedNames.contains(model)
      ? "\(Identifier(name)).\(Identifier(model))" : "\(Identifier(model))"
  }

  /// Types of Swift Testing and of Foundation that a model may well be called.
  private static let importedNames: Set<String> = [
    "Attachment", "Bug", "Bundle", "Calendar", "Comment", "Confirmation", "Dimension", "Failure",
    "Formatter",
    "Host", "Issue", "Locale", "Lock", "Measurement", "Message", "Notification", "Operation",
    "Port", "Process", "Progress", "Stream", "Suite", "Tag", "Test", "Thread", "Timer", "Trait",
    "Unit",
  ]
}
