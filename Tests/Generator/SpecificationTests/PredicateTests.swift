import Specification
import Testing

/// The predicate of a fetch request as text in one spelling, or what is wrong with it.
private func predicate(_ text: String, parameters: String = "") throws -> String {
  let spec =
    specHead + """
      models:
        News:
          attributes:
            title: String
            body: String?
            rating: { type: Double, default: 0 }
            isRead: Bool
            image: Data?
            draft: { type: Int, transient: true, default: 0 }
            section: { cases: [world, science, rating] }
            no: { cases: [plain, title] }
            answer: { cases: [yes, no, unknown] }
          relationships: { author: Author?, tags: [Tag] }
          derived: { byline: { as: author.name }, summary: String, tagCount: { as: tags.@count } }
          fetchRequests:
            some:
              where: \(text)
              \(parameters)
        Author: { attributes: { name: String, birth: Date }, relationships: { news: [News] } }
        Tag: { attributes: { name: String }, relationships: { news: [News] } }
      """
  let reading = try MemoryFolder(spec: spec).reading()
  guard let request = reading.specification?.models["News"]?.fetchRequest(named: "some")
  else { return reading.diagnostics.map(\.message).joined(separator: "; ") }
  let types = request.parameters.map { "\($0.name): \($0.type.swiftName)" }
  let suffix = types.isEmpty ? "" : " (\(types.joined(separator: ", ")))"
  return request.predicate.map { spelled($0) + suffix } ?? "nothing"
}

private func spelled(_ predicate: Predicate) -> String {
  switch predicate {
  case .and(let parts): "(" + parts.map(spelled).joined(separator: " AND ") + ")"
  case .or(let parts): "(" + parts.map(spelled).joined(separator: " OR ") + ")"
  case .not(let part): "NOT " + spelled(part)
  case .comparison(let comparison):
    (comparison.isAny ? "ANY " : "") + comparison.keyPath.text + " "
      + comparison.comparator.rawValue + (comparison.isCaseInsensitive ? "[c]" : "")
      + (comparison.isDiacriticInsensitive ? "[d] " : " ") + spelled(comparison.value)
  }
}

private func spelled(_ operand: Operand) -> String {
  switch operand {
  case .keyPath(let path): path.text
  case .parameter(let name): "$" + name
  case .null: "nil"
  case .list(let operands): "{" + operands.map(spelled).joined(separator: ", ") + "}"
  case .literal(let value): "\(value)"
  }
}

@Suite struct PredicateTests {
  @Test(arguments: [
    (
      "rating >= 3 AND title != \"a\" OR isRead == NO",
      "((rating >= double(3.0) AND title != string(\"a\")) OR isRead == bool(false))"
    ),
    (
      "NOT (isRead == true) && !(rating < 1.5)",
      "(NOT isRead == bool(true) AND NOT rating < double(1.5))"
    ),
    ("5 > rating", "rating < double(5.0)"),
    ("title CONTAINS[cd] $text", "title CONTAINS[c][d] $text (text: String)"),
    (
      "section IN {world, \"science\"}",
      "section IN {enumerationCase(\"world\"), enumerationCase(\"science\")}"
    ),
    ("section == rating", "section == enumerationCase(\"rating\")"),
    (
      "no == plain AND isRead == no",
      "(no == enumerationCase(\"plain\") AND isRead == bool(false))"
    ),
    ("plain == no", "no == enumerationCase(\"plain\")"),
    ("section in $sections", "section IN $sections (sections: [News.Section])"),
    ("rating BETWEEN {$low, 5}", "rating BETWEEN {$low, double(5.0)} (low: Double)"),
    ("ANY tags.name BEGINSWITH 's'", "ANY tags.name BEGINSWITH string(\"s\")"),
    ("ANY tags == $tag", "ANY tags == $tag (tag: Tag)"),
    ("author == $author AND body != nil", "(author == $author AND body != nil) (author: Author)"),
    ("byline == title", "author.name == title"),
    ("tagCount > 3", "tags.@count > int(3)"),
    (
      "answer == yes OR no == plain",
      "(answer == enumerationCase(\"yes\") OR no == enumerationCase(\"plain\"))"
    ),
    ("author.birth < '2026-01-31'", "author.birth < day(9161)"),
    ("title == 'it\\'s \"\\\\'", "title == string(\"it\\'s \\\"\\\\\")"),
  ]) func `A predicate is parsed and typed`(text: String, expected: String) throws {
    let block = ">-\n              " + text
    #expect(try predicate(block) == expected)
  }

  @Test(arguments: [
    ("rating", "expected one of =="), ("rating >=", "expected a property, a $parameter or a value"),
    ("(rating > 1", "expected ')'"), ("rating > 1 rating", "expected AND, OR or the end"),
    ("title == 'a", "the quote is not closed"), ("rating = #", "has no meaning in a predicate"),
    ("titel == 'a'", "did you mean 'title'?"), ("title == 5", "expected a text in quotes"),
    ("rating == 'a'", "'rating' is Double; expected a number"),
    ("section == sport", "News has no property 'sport'"),
    ("rating == isRead", "'rating' is Double and cannot be compared with Bool"),
    ("tags.name == 'a'", "write ANY before it"), ("ANY title == 'a'", "is one value"),
    ("isRead > NO", "has no order"), ("image == nil AND image > 'YQ=='", "Data has no order"),
    ("rating CONTAINS 5", "CONTAINS compares strings"), ("title IN 'a'", "expected a list"),
    ("rating BETWEEN {1, 2, 3}", "BETWEEN needs a list of two"), ("1 == 2", "has to be a property"),
    ("$x CONTAINS title", "write the property on the left"), ("title <[c] 'a'", "belongs to"),
    ("summary == 'a'", "is written by hand"), ("draft == 5", "is transient"),
    ("author.news.@max.rating > 3", "a store counts related objects by @count and knows no '@max'"),
    ("ANY tags.news.@count > 3", "'tags' leads to many"),
    ("title == $Title", "begins with a small letter"), ("title == $class", "is a keyword"),
    ("body < nil", "compare nil with == or !="), ("author == 'a'", "is an object"),
    ("title == $x AND rating == $x", "'$x' is String; Double is compared here"),
    ("rating NOT IN {1, 2}", "write 'NOT rating IN ...'"),
    ("$word not contains title", "write 'NOT $word CONTAINS ...'"),
    ("rating NOT 5", "expected one of"),
    (String(repeating: "(", count: 70) + "rating > 1", "nested more than 64 levels"),
  ]) func `A predicate that means nothing is refused`(text: String, expected: String) throws {
    let found = try predicate(">-\n              " + text)
    #expect(found.contains(expected), "\(found)")
  }

  @Test func `Declared parameters have to agree with what they are compared with`() throws {
    let agreed = try predicate("rating > $low", parameters: "parameters: { low: Double }")
    #expect(agreed == "rating > $low (low: Double)")
    let other = try predicate("rating > $low", parameters: "parameters: { low: Int }")
    #expect(other == "'$low' is Int; Double is compared here")
    let unused = try predicate("rating > 1", parameters: "parameters: { low: Int }")
    #expect(unused == "'$low' is not used in 'where'")
  }
}
