import Reporting
import Specification

/// The declared keys of a spec as a JSON Schema, version 2020-12.
struct SpecificationSchema {
  private let root: EntryDeclaration
  private let definitions: [(String, JSONValue)]

  private let isPart: Bool

  /// - Parameter isPart: whether it is that of a file which a spec includes: what that does not say, another one says.
  init(_ reference: SpecificationReference, isPart: Bool = false) {
    self.isPart = isPart
    root = reference.root
    let joined =
      isPart ? root.keys.compactMap { $0.isRequired ? $0.form.mapping?.subject : nil } : []
    var found: [String: EntryDeclaration] = [:]
    var order: [String] = []
    for place in reference.places {
      guard let mapping = place.key.form.mapping else { continue }
      if found.updateValue(mapping, forKey: Self.name(of: mapping)) == nil {
        order.append(Self.name(of: mapping))
      }
    }
    definitions = order.compactMap { name in
      found[name].map { entry in
        (name, .object(Self.members(of: entry, isPart: joined.contains(entry.subject))))
      }
    }
  }

  var document: String {
    let head: [(String, JSONValue)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", isPart ? "A part of a spec of armature" : "A spec of armature"),
    ]
    return JSONValue.object(
      head + Self.members(of: root, isPart: isPart) + [("$defs", .object(definitions))]
    ).document
  }

  /// `an operation queue` -> `operationQueue`; two kinds of mapping never share a subject.
  private static func name(of entry: EntryDeclaration) -> String {
    let words = entry.subject.split(separator: " ").drop { ["a", "an", "the"].contains($0) }
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  private static func members(
    of entry: EntryDeclaration, isPart: Bool = false
  ) -> [(String, JSONValue)] {
    let required = isPart ? [] : entry.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    let alternatives = entry.keys.filter(\.isAlternative).map { key in
      JSONValue.object([("required", .array([.string(key.name)]))])
    }
    let properties = entry.keys.map { key in
      let form = members(of: key.form, needsElements: key.needsElements)
      return (key.name, JSONValue.object([("description", .string(key.sentence))] + form))
    }
    return [
      ("type", required.isEmpty && alternatives.isEmpty ? .array(["object", "null"]) : "object"),
      ("properties", .object(properties)),
      (
        "additionalProperties",
        entry.others.map { .object(members(of: $0.form)) } ?? .boolean(false)
      ),
    ] + (required.isEmpty ? [] : [("required", .array(required))])
      + (alternatives.isEmpty ? [] : [("anyOf", .array(alternatives))])
  }

  /// - Parameter needsElements: whether a list or a mapping of names has at least one.
  private static func members(
    of form: ValueForm, needsElements: Bool = false
  ) -> [(String, JSONValue)] {
    switch form {
    case .any: []
    case .text: [("type", .array(["string", "number", "boolean"]))]
    case .flag: [("type", "boolean")]
    case .wholeNumber: [("type", "integer"), ("minimum", .number(0))]
    case .count: [("type", "integer"), ("minimum", .number(1))]
    case .type:
      [("type", .array(["string", "array"])), ("maxItems", .number(1)), ("minItems", .number(1))]
    case .countRange:
      [("type", .array(["string", "integer"])), ("pattern", .string(countPattern))]
    case .duration: [("type", "string"), ("pattern", .string(durationPattern))]
    case .nestedLists: [("type", .array(["string", "array"])), ("minItems", .number(1))]
    case .packageAddress: [("type", "string"), ("pattern", #"^[!-~]*[/:][!-~]+$"#)]
    case .versionNumber: [("type", "string"), ("pattern", #"^[0-9]+\.[0-9]+\.[0-9]+$"#)]
    case .choice(let words): [("enum", .array(words.map { .string($0) }))]
    case .list(let element):
      [("type", "array"), ("items", .object(members(of: element)))]
        + (needsElements ? [("minItems", .number(1))] : [])
    case .entries(let element, _):
      (needsElements
        ? [("type", "object"), ("minProperties", .number(1))]
        : [("type", .array(["object", "null"]))]) + [
          ("propertyNames", .object([("pattern", .string(namePattern))])),
          ("additionalProperties", .object(members(of: element))),
        ]
    case .mapping(let entry): [("$ref", .string("#/$defs/" + name(of: entry())))]
    case .either(let forms):
      [("anyOf", .array(forms.map { .object(members(of: $0, needsElements: needsElements)) }))]
    }
  }

  /// A name, or a key path of names.
  private static let namePattern = #"^[A-Za-z][A-Za-z0-9]{0,59}(\.@?[A-Za-z][A-Za-z0-9]{0,59})*$"#

  private static let durationPattern =
    "^ *[0-9]+ +("
    + TimeUnit.allCases.filter { $0.milliseconds != nil }.flatMap(\.names).joined(separator: "|")
    + ") *$"

  private static let countPattern = #"^ *([0-9]+ *(\.\.\. *[0-9]*)?|\.\.\. *[0-9]+) *$"#
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
