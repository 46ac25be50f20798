import Foundation
import Mustache
import Testing

/// One case in the format of the published Mustache test suite.
struct PublishedCase: Decodable, CustomTestStringConvertible {
  let name: String
  let data: JSONValue
  let template: String
  let partials: [String: String]?
  let expected: String

  var testDescription: String { name }

  /// What the template prints, by the rules of the specification: nothing for a missing name.
  func output() throws -> String {
    var templates = partials ?? [:]
    templates["the tested template"] = template
    return try TemplateLibrary(templates).text(
      of: "the tested template", with: data.templateValue, isStrict: false)
  }

  /// The cases of a file of the suite.
  static func cases(in file: URL) throws -> [PublishedCase] {
    struct Module: Decodable { let tests: [PublishedCase] }
    return try JSONDecoder().decode(Module.self, from: Data(contentsOf: file)).tests
  }
}

/// The data of a case.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Decimal)
  case text(String)
  case list([JSONValue])
  case dictionary([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .dictionary(try container.decode([String: JSONValue].self))
    }
  }

  var templateValue: TemplateValue {
    switch self {
    case .null: .bool(false)
    case .bool(let value): .bool(value)
    case .number(let value): .word(HTMLText("\(value)"))
    case .text(let text): .word(HTMLText(text))
    case .list(let elements): .list(elements.map(\.templateValue))
    case .dictionary(let members): .dictionary(members.mapValues(\.templateValue))
    }
  }
}
