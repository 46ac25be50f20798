import Diagnostics
import YAML

/// A relationship as it is written.
struct RelationshipDraft: Sendable {
  let name: Located<String>
  /// Nil where neither `toOne` nor `toMany` is given, or both.
  let destination: Located<String>?
  let isToMany: Bool
  let optional: Located<Bool>?
  let isOptionalByType: Bool
  let ordered: Located<Bool>?
  let count: Located<CountRange>?
  /// `none` says that there is none.
  let inverse: Located<String>?
  let deleteRule: Located<DeleteRule>?

  var isOptional: Bool { isOptionalByType || optional?.value == true }
}

enum RelationshipKeys {
  static let toOne = Key("toOne", .text, "the model of the one object; short: 'Author', 'Author?'")
  static let toMany = Key("toMany", .text, "the model of the objects; short: '[News]'")
  static let optional = Key("optional", .flag, "whether there may be no object")
  static let ordered = Key("ordered", .flag, "whether the objects keep their order")
  static let count = Key("count", .countRange, "how many objects, such as 0...15")
  static let inverse = Key("inverse", .text, "the relationship of the other side, or none")
  static let deleteRule = Key(
    "deleteRule", ValueReader<Located<DeleteRule>>.choice(),
    "what becomes of the other objects when one is deleted")

  static let set = KeySet(
    "a relationship", [toOne, toMany, optional, ordered, count, inverse, deleteRule])
}

extension ValueReader where Value == [RelationshipDraft] {
  static let relationships: ValueReader = .entries(
    .either([.text, .list(.text), .mapping { RelationshipKeys.set }])
  ) { entry, problems in
    let name = Located(entry.key, at: entry.keyRange)
    if entry.value.mapping == nil {
      return ValueReader<Located<TypeName>>.typeName.read(entry.value, &problems).map {
        RelationshipDraft(name: name, $0)
      }
    }
    let fields = Fields(entry.value, by: RelationshipKeys.set, of: entry.keyRange, &problems)
    return RelationshipDraft(name: name, fields, &problems)
  }
}

extension RelationshipDraft {
  fileprivate init(name: Located<String>, _ type: Located<TypeName>) {
    self.init(
      name: name, destination: type.map(\.name), isToMany: type.value.isList, optional: nil,
      isOptionalByType: type.value.isOptional, ordered: nil, count: nil, inverse: nil,
      deleteRule: nil)
  }

  fileprivate init(name: Located<String>, _ fields: Fields, _ problems: inout Problems) {
    let toOne = fields.read(RelationshipKeys.toOne, &problems)
    let toMany = fields.read(RelationshipKeys.toMany, &problems)
    let hasEither =
      fields.keyRange(RelationshipKeys.toOne) != nil
      || fields.keyRange(RelationshipKeys.toMany) != nil
    if !hasEither {
      let message = "a relationship needs 'toOne' or 'toMany' with the name of a model"
      problems.report(.missingKey, message, at: fields.owner)
    } else if toOne != nil, let toMany {
      let message = "a relationship is either to one or to many; remove one of both"
      problems.report(.wrongValue, message, at: toMany.range)
    }
    let type = toOne.map { TypeName(spelled: $0.value) }
    self.init(
      name: name,
      destination: toMany ?? toOne.map { Located(type?.name ?? $0.value, at: $0.range) },
      isToMany: toMany != nil,
      optional: fields.read(RelationshipKeys.optional, &problems),
      isOptionalByType: type?.isOptional == true,
      ordered: fields.read(RelationshipKeys.ordered, &problems),
      count: fields.read(RelationshipKeys.count, &problems),
      inverse: fields.read(RelationshipKeys.inverse, &problems),
      deleteRule: fields.read(RelationshipKeys.deleteRule, &problems))
  }
}

extension ValueReader where Value == Located<CountRange> {
  /// `0...15`, `1...`, `...5` or `3`.
  static let countRange = ValueReader(form: .text) { node, problems in
    let range = node.scalar.flatMap { CountRange($0.text) }
    if range == nil {
      let message = "this is no range of numbers; expected one such as 0...15, 1... or 3"
      problems.report(.wrongValue, message, at: node.range)
    }
    return range.map { Located($0, at: node.range) }
  }
}

extension CountRange {
  init?(_ text: String) {
    let whole = text.filter { $0 != " " }
    if let number = Int(whole), number >= 0 {
      self.init(minimum: number, maximum: number)
      return
    }
    guard let dots = whole.firstRange(of: "...") else { return nil }
    let lower = whole[..<dots.lowerBound]
    let upper = whole[dots.upperBound...]
    guard !(lower.isEmpty && upper.isEmpty) else { return nil }
    guard let minimum = lower.isEmpty ? 0 : Int(lower), minimum >= 0 else { return nil }
    if upper.isEmpty {
      self.init(minimum: minimum, maximum: nil)
    } else if let maximum = Int(upper), maximum >= max(minimum, 1) {
      self.init(minimum: minimum, maximum: maximum)
    } else {
      return nil
    }
  }
}
