import Specification
import Synchronization
import Templates

/// The names that stand in the text of a template for a Swift file: outside of its holes, comments and
/// strings, neither behind a dot nor an attribute of the language.
struct TemplateNames {
  private let template: String
  private let places: [Range<String.Index>]

  init(of template: String) {
    self.template = template
    places = Self.places(in: template)
  }

  var names: Set<String> { Set(places.map { String(template[$0]) }) }

  /// The template with something in front of some of its names.
  func replacing(_ prefix: (String) -> String?) -> String {
    var text = ""
    var end = template.startIndex
    for place in places {
      guard let prefix = prefix(String(template[place])) else { continue }
      text += template[end..<place.lowerBound] + prefix
      end = place.lowerBound
    }
    return text + template[end...]
  }

  /// A variable for an object of a type that hides no name of the template and none of others.
  static func variable(
    for type: String, in template: String, besides others: [String] = []
  ) -> Identifier {
    let names = written(in: template)
    return Identifier(type.asVariable.avoiding { names.contains($0) || others.contains($0) })
  }

  /// The names in a template and in its partials.
  private static func written(in template: String) -> Set<String> {
    if let names = known.withLock({ $0[template] }) { return names }
    guard let text = ProjectGenerator.templateTexts[template] else { return [] }
    let partials = text.split(separator: "{{> ").dropFirst().map { $0.prefix { $0 != "}" } }
    let names = partials.map { written(in: String($0)) }
      .reduce(TemplateNames(of: text).names) { $0.union($1) }
    known.withLock { $0[template] = names }
    return names
  }

  /// What was looked for once: most templates are never asked.
  private static let known = Mutex<[String: Set<String>]>([:])

  private static func places(in template: String) -> [Range<String.Index>] {
    var reader = Reader(rest: template[...])
    var places: [Range<String.Index>] = []
    while let place = reader.next() { places.append(place) }
    return places
  }

  /// Goes through a template from name to name.
  private struct Reader {
    var rest: Substring
    /// Whether the text so far ends in a dot or in a word that a hole stands for.
    private var isContinued = false
    private var isBehindAt = false
    /// The attribute of the language that is called as a type is; others, such as `@MainActor`, are types.
    private static let attribute = "Sendable"

    init(rest: Substring) { self.rest = rest }

    mutating func next() -> Range<String.Index>? {
      while let character = rest.first {
        if character.isLetter || character == "_" {
          let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          let isPart = isContinued || isBehindAt && word == Self.attribute
          (isContinued, isBehindAt) = (false, false)
          rest = rest[word.endIndex...]
          if !isPart, !Self.isWord(rest) { return word.startIndex..<word.endIndex }
        } else if rest.hasPrefix("{{") {
          isContinued = Self.isWord(rest)
          skip(to: "}}")
        } else {
          isContinued = character == "."
          isBehindAt = character == "@"
          if rest.hasPrefix("//") {
            skip(to: "\n")
          } else if character == "\"" || character == "`" {
            rest.removeFirst()
            skip(to: String(character))
          } else {
            rest.removeFirst()
          }
        }
      }
      return nil
    }

    /// Whether a text begins with a hole for a word, and not with a section's border.
    private static func isWord(_ text: Substring) -> Bool {
      text.hasPrefix("{{") && text.dropFirst(2).first.map { !"#^/>!".contains($0) } == true
    }

    private mutating func skip(to end: String) {
      rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
    }
  }
}
