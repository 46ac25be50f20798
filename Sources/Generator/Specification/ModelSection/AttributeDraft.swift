import Diagnostics
import YAML

/// An attribute as it is written.
struct AttributeDraft: Sendable {
  let name: Located<String>
  let typeName: Located<TypeName>?
  let cases: [Located<String>]?
  let optional: Located<Bool>?
  let defaultNode: YAMLNode?
  let unique: Located<Bool>?
  let indexed: Located<Bool>?
  let transient: Located<Bool>?
  let minimum: YAMLNode?
  let maximum: YAMLNode?
  let minimumLength: Located<Int>?
  let maximumLength: Located<Int>?
  let pattern: Located<String>?
  let label: Located<String>?
  let setOn: Located<SettingMoment>?
  /// Nil where the type is missing, unknown or at odds with the cases.
  private(set) var type: AttributeType?

  var isOptional: Bool { typeName?.value.isOptional == true || optional?.value == true }
  var isUnique: Bool { unique?.value == true }
  var isIndexed: Bool { indexed?.value == true }
  var isTransient: Bool { transient?.value == true }
}

enum AttributeKeys {
  static let type = Key("type", .typeName, "Bool, Int, Double, Decimal, String, Date, URL ...")
  static let cases = Key(
    "cases", .list(of: .text), "the values of an enumeration; no other type is needed")
  static let optional = Key("optional", .flag, "whether it may have no value; short: 'Date?'")
  static let defaultValue = Key("default", .any, "the value of a new object")
  static let unique = Key("unique", .flag, "whether the value identifies an object")
  static let indexed = Key("indexed", .flag, "whether the store finds it fast")
  static let transient = Key("transient", .flag, "whether it is not stored")
  static let minimum = Key("minimum", .any, "the least number or the first date")
  static let maximum = Key("maximum", .any, "the greatest number or the last date")
  static let minimumLength = Key("minimumLength", .wholeNumber, "the fewest characters")
  static let maximumLength = Key("maximumLength", .wholeNumber, "the most characters")
  static let pattern = Key("pattern", .text, "the regular expression that a whole text matches")
  static let label = Key("label", .text, "what a person reads instead of the name")
  static let setOn = Key(
    "setOn", ValueReader<Located<SettingMoment>>.choice(),
    "when the life cycle sets a date or an identifier")

  static let set = KeySet(
    "an attribute",
    [
      type, cases, optional, defaultValue, unique, indexed, transient, minimum, maximum,
      minimumLength, maximumLength, pattern, label, setOn,
    ])
}

extension AttributeDraft {
  /// The same attribute with its type; an enumeration needs to know its model.
  func typed(in model: String) -> AttributeDraft {
    var attribute = self
    let spelled = typeName?.value.name
    if let cases {
      guard spelled == nil || spelled == "enumeration" else { return self }
      let enumeration = EnumerationSpecification(
        model: model, name: capitalized(name.value), cases: cases.map(\.value))
      attribute.type = .enumeration(enumeration)
    } else if let spelled, typeName?.value.isList == false {
      attribute.type = .named(spelled)
    }
    return attribute
  }
}

extension ValueReader where Value == [AttributeDraft] {
  static let attributes: ValueReader = .entries(
    .either([.text, .mapping { AttributeKeys.set }])
  ) { entry, problems in
    let name = Located(entry.key, at: entry.keyRange)
    if entry.value.mapping == nil {
      guard let type = ValueReader<Located<TypeName>>.typeName.read(entry.value, &problems)
      else { return nil }
      return AttributeDraft(name: name, typeName: type)
    }
    let fields = Fields(entry.value, by: AttributeKeys.set, of: entry.keyRange, &problems)
    if fields.keyRange(AttributeKeys.type) == nil, fields.keyRange(AttributeKeys.cases) == nil {
      let message = "an attribute needs 'type', or 'cases' for an enumeration"
      problems.report(.missingKey, message, at: entry.keyRange)
    }
    return AttributeDraft(name: name, fields, &problems)
  }
}

extension AttributeDraft {
  fileprivate init(name: Located<String>, typeName: Located<TypeName>) {
    self.init(
      name: name, typeName: typeName, cases: nil, optional: nil, defaultNode: nil, unique: nil,
      indexed: nil, transient: nil, minimum: nil, maximum: nil, minimumLength: nil,
      maximumLength: nil, pattern: nil, label: nil, setOn: nil)
  }

  fileprivate init(name: Located<String>, _ fields: Fields, _ problems: inout Problems) {
    self.init(
      name: name,
      typeName: fields.read(AttributeKeys.type, &problems),
      cases: fields.read(AttributeKeys.cases, &problems),
      optional: fields.read(AttributeKeys.optional, &problems),
      defaultNode: fields.read(AttributeKeys.defaultValue, &problems),
      unique: fields.read(AttributeKeys.unique, &problems),
      indexed: fields.read(AttributeKeys.indexed, &problems),
      transient: fields.read(AttributeKeys.transient, &problems),
      minimum: fields.read(AttributeKeys.minimum, &problems),
      maximum: fields.read(AttributeKeys.maximum, &problems),
      minimumLength: fields.read(AttributeKeys.minimumLength, &problems),
      maximumLength: fields.read(AttributeKeys.maximumLength, &problems),
      pattern: fields.read(AttributeKeys.pattern, &problems),
      label: fields.read(AttributeKeys.label, &problems),
      setOn: fields.read(AttributeKeys.setOn, &problems))
  }
}

/// `section` -> `Section`; names are ASCII.
func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
