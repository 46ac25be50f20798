import Diagnostics
import Specification
import Words

/// All keys of a spec and all of its errors, as Markdown.
struct SpecificationReferenceText {
  private let reference: SpecificationReference
  private let errors: [RuleDescription]

  init(_ reference: SpecificationReference, errors: [RuleDescription]) {
    self.reference = reference
    self.errors = errors
  }

  var document: String {
    let rows = errors.map { "| \($0.id) | \(cell($0.summary)) |" }
    return
      ([
        "# The keys of a spec",
        "",
        "`armature explain PATH` tells the same of one key, with an example. Written by "
          + "`armature spec reference`.",
        "",
      ] + section(reference.root, at: "") + sections
      + [
        "# The errors of a spec", "", "`armature explain CODE` has the reason and examples.", "",
        "| code | what has to hold |", "| --- | --- |",
      ] + rows + [""] + Self.predicates + [""] + Self.values + [""] + Self.json).joined(
        separator: "\n") + "\n"
  }

  private static let values = [
    "# Values",
    "",
    "| written | meaning |",
    "| --- | --- |",
    "| `NewsStore`, `creationDate` | a name: letters and digits of ASCII, beginning with a letter, at most 60 |",
    "| `news.title`, `settings.feedURL`, `ReadingState.section` | a path; where a value could stand as well, as in "
      + "`with`, `default` and predicates, quotes make a text of it |",
    "| `News`, `{ en: News, ja: ニュース }` | what a person reads, in one language or in several; the kits' own words "
      + "are in \(KitLanguages.names), and in others where `interfaceTexts` of the application's delegate has them |",
    "| `200 ms`, `10 s`, `5 min`, `2 h`, `10 minutes`, `1 day`, `2 weeks` | a length of time |",
    "| `2026-01-31` | a day in the time zone of whoever runs the application: its first moment; as a `maximum`, "
      + "after `<=` and `>` and at the end of `BETWEEN` its last |",
    "| `2026-01-31T12:30:00Z`, `2026-01-31T21:30:00+09:00` | a moment |",
    "| `5 min ago`, `7 days ago`, `3 months from now`, `now` | a date by its distance from now, as an argument in "
      + "`with`: at most 1,000,000 seconds, or as many of a longer unit |",
  ]

  private static let json = [
    "# JSON",
    "",
    "The `archive` of a store, and what a service sends and answers.",
    "",
    "| written | meaning |",
    "| --- | --- |",
    "| `{ \"format\": 1, \"News\": [{ \"@id\": \"n1\", \"title\": \"Rain\" }] }` | an archive: the objects of "
      + "each model, with no other members than their properties |",
    "| `\"@id\": \"n1\"` | by what other objects of the archive name this one, and by what it is found when the archive is "
      + "read again |",
    "| `\"author\": \"a1\"`, `\"tags\": [\"t1\", \"t2\"]` | relationships, to one object and to many |",
    "| `true`, `3`, `2.5`, `\"2026-01-31T12:30:00Z\"`, `\"https://example.org\"`, `null` | a Bool, a number or Decimal, a "
      + "date, a URL, nil; Data is in Base64, an enumeration has the name of its case |",
    "| `[{ \"id\": 7, \"created_at\": 1769862600 }]` | what a service may answer instead: an object or several of the model "
      + "that `returns` says. What belongs to no attribute is left out, relationships too, `created_at` is `createdAt`, a "
      + "number for a date counts seconds from 1970, and `id` does what `@id` does |",
  ]

  private static let predicates = [
    "# Predicates",
    "",
    "`where` has a predicate in the manner of Foundation's. Between braces it stands in quotes.",
    "",
    "| written | meaning |",
    "| --- | --- |",
    "| `rating >= 3`, `author.name == \"Ada\"` | `==` `!=` `<` `<=` `>` `>=`; a path through "
      + "relationships, and a value or another path |",
    "| `date >= $since` | a parameter, of the type of what it is compared with |",
    "| `section == world`, `section IN {world, science}` | cases of an enumeration |",
    "| `rating IN $ratings`, `rating BETWEEN {1, $maximum}` | one of several values; both ends included |",
    "| `title CONTAINS[cd] $text` | also `BEGINSWITH` and `ENDSWITH`; `[c]` ignores case, `[d]` marks |",
    "| `author == nil`, `isRead == true` | nothing there; a Bool is compared, never alone |",
    "| `ANY tags.name == $name` | at least one object of a to-many relationship |",
    "| `a AND (b OR NOT c)` | also `&&`, `\\|\\|` and `!` |",
  ]

  /// One for each kind of mapping, at the first place where it can stand.
  private var sections: [String] {
    var known: Set<String> = []
    return reference.places.flatMap { place -> [String] in
      guard let mapping = place.key.form.mapping, known.insert(mapping.subject).inserted else {
        return []
      }
      return section(mapping, at: place.path)
    }
  }

  private func section(_ entry: EntryDeclaration, at path: String) -> [String] {
    let title = path.isEmpty ? "A spec" : capitalized(entry.subject) + ": `\(path)`"
    let rows = entry.keys.map { key in
      "| `\(key.name)` | \(cell(form(of: key))) | \(cell(key.sentence + place(of: key))) |"
    }
    let others = entry.others.map { "| names | \(cell($0.form.phrase)) | \(cell($0.sentence)) |" }
    return ["## " + title, "", "| key | value | meaning |", "| --- | --- | --- |"] + rows
      + [others].compactMap(\.self) + [""]
  }

  private func form(of key: KeyDeclaration) -> String {
    let needy = key.needyKinds.isEmpty ? "" : ", required in \(alternatives(key.needyKinds))"
    if case .flag = key.form { return "`true`, or `false` if not given" }
    return key.form.phrase + (key.isRequired ? ", required" : needy)
  }

  /// The kinds to which a key belongs.
  private func place(of key: KeyDeclaration) -> String {
    key.kinds.isEmpty ? "" : "; only of \(alternatives(key.kinds))"
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension ValueForm {
  /// The form in words, with no list of keys: "a string or a mapping".
  var phrase: String {
    switch self {
    case .text: "string"
    case .flag: "`true` or `false`"
    case .wholeNumber: "whole number"
    case .count: "whole number from 1 on"
    case .any: "value"
    case .type: "type, such as `Date`, `Date?` or `[News]`"
    case .countRange: "range, such as `0...15`"
    case .duration: "length of time, such as `10 min`"
    case .nestedLists: "names, and lists of names and lists"
    case .packageAddress: "address for git"
    case .versionNumber: "version, such as `1.0.0`"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let element): "list of: " + element.phrase
    case .entries(let element, let kind): "\(kind.phrase), each with: \(element.enclosedPhrase)"
    case .mapping(let entry): "mapping for \(entry().subject)"
    case .either(let forms): forms.map(\.phrase).joined(separator: "; or ")
    }
  }

  /// The same where more may follow.
  private var enclosedPhrase: String {
    if case .either = self { "(\(phrase))" } else { phrase }
  }
}

extension ValueForm.NameKind {
  fileprivate var phrase: String {
    switch self {
    case .name: rawValue
    case .language: "languages, such as `en`"
    case .number: "kinds of numbers, such as `one` and `other`"
    }
  }
}
