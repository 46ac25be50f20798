import YAML

/// `author: Author?`, `tags: [Tag]`, or a mapping of these keys.
struct RelationshipEntry: NamedEntry {
  static let subject = "a relationship"
  let name = EntryReading.name
  @Key(
    "toOne", "the model of the one object; short: 'Author', 'Author?', '[News]'",
    traits: [.short, .alternative])
  private var toOne: Located<TypeName>?
  @Key("toMany", "the model of the objects; short: '[News]'", traits: .alternative)
  private var toMany: Text?
  @Key("optional", "whether there may be no object") var optional: Flag?
  @Key("ordered", "whether the objects keep their order") var ordered: Flag?
  @Key("count", "how many objects, such as 0...15; any number if not given") var count:
    Located<CountRange>?
  /// `none` says that there is none.
  @Key(
    "inverse", "the relationship of the other side, or none; the only one that fits if not given")
  var inverse: Text?
  @Key("label", "what a person reads instead of the name, in one language or several")
  var label: WrittenText?
  @Key("was", "the name that stores may still have for it, or several, the newest first")
  var formerNames: [Text]
  @Key("deleteRule", "what becomes of the other objects when one is deleted; nullify if not given")
  var deleteRule: Located<DeleteRule>?

  var isToMany: Bool { toMany != nil || toOne?.value.isList == true }
  var isOptional: Bool { toOne?.value.isOptional == true || optional?.value == true }
  /// Nil where neither `toOne` nor `toMany` is given.
  var destination: Text? { toMany ?? toOne?.map(\.name) }

  func complete(_ problems: Problems) {
    problems.check(optional, against: toOne)
    if toOne != nil, let toMany {
      let message = "a relationship is either to one or to many; remove one of them"
      problems[.wrongValue](message, at: toMany)
    } else if let toOne, toOne.value.isList, $toOne.range != name.range {
      problems[.wrongValue]("these are many; write 'toMany'", at: toOne)
    }
  }
}

/// `0...15`, `1...`, `...5` or `3`.
extension CountRange: ScalarValue {
  static var form: ValueForm { .countRange }

  init?(_ node: YAMLNode) {
    let whole = node.scalar?.text.filter { $0 != " " }
    guard let parts = whole?.wholeMatch(of: /([0-9]*)(\.\.\.)?([0-9]*)/)?.output,
      !(parts.1.isEmpty && parts.3.isEmpty), let minimum = parts.1.isEmpty ? 0 : Int(parts.1)
    else { return nil }
    let maximum = parts.2 == nil ? minimum : Int(parts.3)
    guard parts.3.isEmpty || maximum != nil, (maximum ?? .max) >= max(minimum, 1) else {
      return nil
    }
    self.init(minimum: minimum, maximum: maximum)
  }

  static func report(_ node: YAMLNode, to problems: Problems) {
    let message = "this is not a range of numbers; expected one such as 0...15, 1... or 3"
    problems[.wrongValue](message, at: node)
  }
}
