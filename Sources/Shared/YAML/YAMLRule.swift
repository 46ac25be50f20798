import Diagnostics

/// What can be wrong with a file before anything is known about the meaning of its values.
public enum YAMLRule: String, CaseIterable, Sendable {
  case emptyFile = "empty_file"
  case severalDocuments = "several_documents"
  case notYAML = "not_yaml"
  case notUTF8 = "not_utf8"
  case lineSeparator = "line_separator"
  case fileTooLarge = "file_too_large"
  case tooManyValues = "too_many_values"
  case tooDeep = "too_deep"
  case yamlTag = "yaml_tag"
  case unknownAlias = "unknown_alias"
  case endlessAlias = "endless_alias"
  case collectionAsKey = "collection_as_key"
  case mergeKey = "merge_key"
  case repeatedKey = "repeated_key"

  public var about: RuleDescription {
    let (summary, why) = sentences
    return RuleDescription(id: rawValue, summary: summary, why: why, examples: [])
  }

  /// What is found against the rule.
  public func diagnostic(
    _ message: String, at range: FileRange, notes: [Note] = []
  ) -> Diagnostic {
    let finding = Finding(message, at: range, notes: notes)
    return Diagnostic(rule: rawValue, severity: .error, finding: finding)
  }

  private var sentences: (summary: String, why: String) {
    switch self {
    case .emptyFile: ("A file has something in it.", "Nothing can be made of nothing.")
    case .severalDocuments:
      ("A file is one document.", "What a second document would change is not defined.")
    case .notYAML:
      ("A file is YAML.", "Nothing behind the place where it breaks can be understood for certain.")
    case .notUTF8:
      ("A file is UTF-8.", "Other encodings are guessed, and names would arrive changed.")
    case .lineSeparator:
      (
        "Only LF and CRLF end a line.",
        "The characters U+0085, U+2028 and U+2029 end one for some readers and not for others."
      )
    case .fileTooLarge:
      (
        "A file is of a size that a person can have written.",
        "Anything larger is a mistake or an attack."
      )
    case .tooManyValues:
      (
        "Aliases expand to a number of values that fits into memory.",
        "A few lines of aliases can stand for billions of values."
      )
    case .tooDeep:
      (
        "Values are nested as deeply as a person can follow.",
        "A file of brackets alone would take all of the stack."
      )
    case .yamlTag:
      ("Values have no tags.", "What a value is follows from the key at which it stands.")
    case .unknownAlias:
      ("An alias names a value before it.", "There is nothing that it could stand for.")
    case .endlessAlias: ("No value contains itself.", "It would never end.")
    case .collectionAsKey: ("A key is a string.", "Keys are names.")
    case .mergeKey:
      ("There are no merge keys.", "YAML 1.2 has none, and readers differ in what '<<' means.")
    case .repeatedKey:
      ("A mapping has a key once.", "Of two values one would be lost without a word.")
    }
  }
}
