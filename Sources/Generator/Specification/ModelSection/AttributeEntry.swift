import Words
import YAML

/// `title: String`, or a mapping of these keys.
struct AttributeEntry: NamedEntry {
  static let subject = "an attribute"
  let name = EntryReading.name
  private let model = EntryReading.ownerName
  @Key(
    "type", "Bool, Int, Double, Decimal, String, Date, URL, UUID or Data",
    traits: [.short, .alternative])
  var typeName: Located<TypeName>?
  @Key(
    "cases", "the values of an enumeration, which may have labels; no other type is needed",
    traits: [.alternative, .filled])
  var cases: [CaseEntry]
  @Key("optional", "whether it may have no value; short: 'Date?'") var optional: Flag?
  @Key("default", "the value of a new object; nil, or what its initializer gets, if not given")
  var defaultNode: YAMLNode?
  @Key("unique", "whether the value identifies an object") var unique: Flag?
  @Key("indexed", "whether the store finds it fast") var indexed: Flag?
  @Key("transient", "whether it is not stored") var transient: Flag?
  @Key(
    "minimum", "the least number or the first date; no bound if not given",
    of: AttributeType.bounded)
  var minimum: YAMLNode?
  @Key(
    "maximum", "the greatest number or the last date; no bound if not given",
    of: AttributeType.bounded)
  var maximum: YAMLNode?
  @Key(
    "minimumLength", "the fewest characters or bytes; 0 if not given",
    of: AttributeType.names(.string, .data))
  var minimumLength: WholeNumber?
  @Key(
    "maximumLength", "the most characters or bytes; any number if not given",
    of: AttributeType.names(.string, .data))
  var maximumLength: WholeNumber?
  @Key(
    "pattern", "the regular expression of Swift that a whole text matches",
    of: AttributeType.names(.string))
  var pattern: Text?
  @Key("label", "what a person reads instead of the name, in one language or several")
  var label: WrittenText?
  @Key("was", "the name that stores may still have for it, or several, the newest first")
  var formerNames: [Text]
  @Key(
    "setOn", "when the life cycle sets a date or an identifier; never if not given",
    of: AttributeType.names(.date, .uuid))
  var setOn: Located<SettingMoment>?
  /// Nil where the type is missing, unknown or at odds with the cases.
  private(set) var type: AttributeType?

  var isOptional: Bool { typeName?.value.isOptional == true || optional?.value == true }
  var isUnique: Bool { unique?.value == true }
  var isIndexed: Bool { indexed?.value == true }
  var isTransient: Bool { transient?.value == true }
  var hasCases: Bool { $cases.isGiven }

  var kindName: String? { type.map { $0.enumeration == nil ? $0.swiftName : "an enumeration" } }

  mutating func complete(_ problems: Problems) {
    problems.check(optional, against: typeName)
    let spelled = typeName?.value.name
    if hasCases {
      guard spelled == nil || spelled == "enumeration" else { return }
      let enumeration = EnumerationSpecification(
        model: model, name: capitalized(name.value),
        cases: cases.map(\.name.value).withoutRepetitions)
      type = .enumeration(enumeration)
    } else if let spelled, typeName?.value.isList == false {
      type = .named(spelled)
    }
  }
}
