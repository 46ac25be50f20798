import Specification
import Testing

@testable import Generator

/// Objects and arguments for which a condition of the spec does not hold because of one comparison.
@Suite struct ConditionTests {
  @Test(arguments: [
    // Beside AND the rest fits, beside OR nothing else does.
    ("rating > 3 AND isSold == true", ["rating = 3, isSold = true", "isSold = false, rating = 4"]),
    ("rating > 3 OR isSold == true", ["rating = 3, isSold = false", "isSold = false, rating = 3"]),
    (
      "NOT (rating > 3 OR isSold == true)",
      ["rating = 4, isSold = false", "isSold = true, rating = 3"]
    ),
    (
      "NOT (rating > 3 AND isSold == true)",
      ["rating = 4, isSold = true", "isSold = true, rating = 4"]
    ),
    // One value for all that is said of an attribute.
    ("rating == 1 OR rating IN {2, 3}", ["rating = 0", "rating = 4"]),
    ("place == nil", ["place = \"Place 1\""]), ("place != nil", ["place = nil"]),
    ("place == \"a\" OR place == nil", ["place = \"Place 1\"", "place = \"Place 1\""]),
    ("price >= 1.50", [#"price = Decimal(digits: "0.5")"#]),
    ("link == \"https://example.org/0\"", [#"link = URL(address: "https://example.org/link/1")"#]),
    ("image != \"AQID\"", ["image = Data([1, 2, 3])"]),
    ("image == \"AQID\"", ["image = Data([1, 2])"]),
    ("section < sport", ["section = .sport"]),
    ("title CONTAINS[cd] \"Ab\"", ["title = \"Title 1\""]),
    ("title BEGINSWITH \"é\"", ["title = \"\""]),
    // Arguments are made of the object's own values.
    ("rating >= $least", ["least: object.rating + 1"]),
    ("rating > $least", ["least: object.rating"]),
    (
      "title == $title OR place == $place",
      ["place = nil, title: object.title + \"?\"", "place = nil, title: object.title + \"?\""]
    ),
    ("rating BETWEEN {$low, $high}", ["low: object.rating + 1"]),
    (
      "section IN $sections AND rating > 3",
      ["rating = 4, sections: []", "rating = 3, sections: [object.section]"]
    ),
    ("ANY tags.name == $name", ["tags empty"]), ("owner.name BEGINSWITH \"A\"", ["owner empty"]),
    // Nothing is sure.
    ("title > \"a\"", []), ("NOT owner.name == \"A\"", []), ("title == place", []),
  ])
  func `A condition fails by each comparison`(condition: String, refutations: [String]) throws {
    #expect(try Self.refutations(of: condition) == refutations)
  }

  private static func refutations(of condition: String) throws -> [String] {
    let reading = try shop(where: condition)
    let specification = try #require(reading.specification, "\(reading.diagnostics)")
    let model = try #require(specification.models["Item"])
    let request = try #require(model.fetchRequest(named: "some"))
    let test = FetchRequestTest(request, of: model, in: Project(specification), sampleCount: 3)
    return test.solutions.map { solution in
      let values = solution.values.map { attribute, value in
        "\(attribute.name) = \(value?.code(of: attribute.type).text ?? "nil")"
      }
      let arguments = solution.arguments.sorted { $0.key < $1.key }.map { "\($0): \($1.text)" }
      return (values + arguments + solution.emptied.map { "\($0.name) empty" })
        .joined(separator: ", ")
    }
  }
}
