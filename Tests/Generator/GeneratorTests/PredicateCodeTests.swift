import Specification
import Testing

@testable import Generator

/// The closure that a predicate of the spec becomes.
private func closure(_ predicate: String) throws -> String {
  let reading = try shop(where: predicate)
  guard let specification = reading.specification,
    let request = specification.models["Item"]?.fetchRequest(named: "some"),
    let predicate = request.predicate
  else { return reading.diagnostics.map(\.message).joined(separator: "; ") }
  return PredicateCode(predicate, of: request, typeNames: TypeNames(of: specification)).closure.text
}

@Suite struct PredicateCodeTests {
  @Test(arguments: [
    ("title == $title AND rating >= 3", "{ $0.title == title && $0.rating >= 3 }"),
    ("place == nil OR NOT (rating < 3)", "{ $0.place == nil || !($0.rating < 3) }"),
    // A constant in small letters is a name where a property is expected.
    ("yes >= $least AND 3 > yes", "{ $0.yes >= least && $0.yes < 3 }"),
    (
      "title == \"a\" AND (rating == 1 OR rating == 2)",
      #"{ $0.title == "a" && ($0.rating == 1 || $0.rating == 2) }"#
    ),
    ("owner.name CONTAINS[c] $part", "{ $0.owner.name.ignoring(.letterCase).contains(part) }"),
    (
      "title BEGINSWITH[cd] \"\\\"\"",
      #"{ $0.title.ignoring([.letterCase, .diacritics]).hasPrefix("\"") }"#
    ),
    ("title ENDSWITH[d] $end", "{ $0.title.ignoring(.diacritics).hasSuffix(end) }"),
    // A day is its first moment, as the most that is allowed its last.
    (
      "date >= \"2026-01-15\" AND date < \"2026-02-15\"",
      #"{ $0.date >= Date(iso8601: "2026-01-15") && $0.date < Date(iso8601: "2026-02-15") }"#
    ),
    (
      "date > \"2026-01-15\" AND \"2026-02-15\" >= date",
      #"{ $0.date > Date(endOfDay: "2026-01-15") && $0.date <= Date(endOfDay: "2026-02-15") }"#
    ),
    (
      "date BETWEEN {\"2026-01-15\", \"2026-02-15\"}",
      #"{ $0.date.isBetween(Date(iso8601: "2026-01-15"), and: Date(endOfDay: "2026-02-15")) }"#
    ),
    ("date <= \"2026-01-15T00:00Z\"", #"{ $0.date <= Date(iso8601: "2026-01-15T00:00:00Z") }"#),
    (
      "date < \"2026-01-15T09:30:00.25+09:00\"",
      #"{ $0.date < Date(iso8601: "2026-01-15T00:30:00.25Z") }"#
    ),
    ("owner == $owner AND owner != nil", "{ $0.owner == owner && $0.owner != nil }"),
    ("ANY tags == $tag", "{ $0.tags.any { $0 == tag } }"),
    (
      "ANY owner.items.tags.name IN $names",
      "{ $0.owner.items.any { $0.tags.any { $0.name.isIn(names) } } }"
    ),
    ("price BETWEEN {1.5, $most}", #"{ $0.price.isBetween(Decimal(digits: "1.5"), and: most) }"#),
  ])
  func `A predicate becomes a closure`(predicate: String, code: String) throws {
    #expect(try closure(predicate) == code)
  }

  @Test func `A path on the right is compared by itself`() throws {
    #expect(
      try closure("rating IN {1, level}") == "{ ($0.rating.isIn([1]) || $0.rating == $0.level) }")
    #expect(
      try closure("rating BETWEEN {level, 5}")
        == "{ ($0.rating >= $0.level && $0.rating <= 5) }")
  }

  @Test func `A member that is compared with the object gives the object a name`() throws {
    #expect(
      try closure("ANY tags.name == title") == "{ item in item.tags.any { $0.name == item.title } }"
    )
    #expect(
      try closure("ANY tags.name == title AND place == $item")
        == "{ itemObject in itemObject.tags.any { $0.name == itemObject.title }"
        + " && itemObject.place == item }")
  }

  @Test func `A case called none is not read as nil`() throws {
    #expect(
      try closure("section IN {\"none\", world}")
        == "{ $0.section.isIn([Item.Section.none, Item.Section.world]) }")
  }

  @Test func `nil has no place in a range`() throws {
    #expect(try closure("rating BETWEEN {nil, 5}") == "compare nil with == or !=")
  }
}
