import Foundation
import ModelKit

/// Makes random fetch requests; the same seed gives the same ones.
struct RandomRequests {
  var generator: SeededGenerator

  private var arguments: [String: any PredicateArgument] = [:]

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  /// A request, and its text for a message.
  mutating func next() -> (request: FetchRequest<Order>, text: String) {
    arguments = [:]
    let predicate = predicate(depth: 0)
    let sort = generator.pick(Self.sorts) + generator.pick(["", " descending", " ascending"])
    let second = generator.pick(Self.sorts)
    let limit: Int? = generator.isTrue(oneIn: 3) ? Int(generator.next() % 8) : nil
    let request = FetchRequest<Order>(
      where: predicate, with: arguments, sortBy: sort, second, limit: limit)
    let values = arguments.map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    return (request, "\(predicate) | \(values) | \(sort), \(second) | \(limit ?? -1)")
  }

  private static let sorts = [
    "select", "title", "group", "from", "number", "count", "ratio", "price", "date", "link",
    "contents", "isRead", "person.name", "person.boss.age", "tags.@count", "person.orders.@count",
    "isSelected",
  ]

  private mutating func predicate(depth: Int) -> String {
    switch depth < 3 ? generator.next() % 6 : 5 {
    case 0: "(\(predicate(depth: depth + 1)) AND \(predicate(depth: depth + 1)))"
    case 1: "(\(predicate(depth: depth + 1)) OR \(predicate(depth: depth + 1)))"
    case 2: "NOT (\(predicate(depth: depth + 1)))"
    default: comparison()
    }
  }

  private mutating func comparison() -> String {
    switch generator.next() % 12 {
    case 0: text(generator.pick(["select", "title", "person.name", "ANY tags.name"]))
    case 1: text(generator.pick(["person.boss.name", "ANY person.orders.select"]))
    case 2: ordered(generator.pick(["number", "count", "person.age"]), Pool.integers)
    case 3: ordered(generator.pick(["number", "count", "ratio"]), Pool.doubles)
    case 4: ordered("price", Pool.decimals)
    case 5: ordered("date", Pool.dates)
    case 6: ordered(generator.pick(["group", "from"]), Order.Group.allCases)
    case 7: ordered("link", Pool.links)
    case 8: ordered("contents", Pool.contents)
    case 9: generator.pick(Self.fixed)
    case 10: ordered("tags.@count", [0, 1, 2, 3])
    default: ordered("ANY person.reports.orders.number", Pool.integers)
    }
  }

  private static let fixed = [
    "isRead == true", "isRead != isSelected", "person == nil", "person.boss != nil",
    "select == title", "select < person.name", "number < ratio", "count >= number",
    "group == science", "from != nil", "ANY tags == nil", "person.boss == person",
    "number < 5.5", "5 < count", "person.orders.@count > 2", "ANY parts.name == \"é\"",
    "select ==[cd] title", "title <[c] select", "group <= from", "title IN {}",
  ]

  private mutating func ordered<Value: PredicateArgument>(_ path: String, _ values: [Value])
    -> String
  {
    let relation = generator.pick(["==", "!=", "<", "<=", ">", ">=", "IN", "BETWEEN"])
    switch relation {
    case "IN":
      let members: [Value?] = (0..<Int(generator.next() % 4)).map { _ in optional(values) }
      return "\(path) IN \(parameter(members))"
    case "BETWEEN":
      return "\(path) BETWEEN \(parameter([generator.pick(values), generator.pick(values)]))"
    default: return "\(path) \(relation) \(parameter(optional(values)))"
    }
  }

  private mutating func text(_ path: String) -> String {
    if generator.isTrue(oneIn: 3) { return ordered(path, Pool.texts) }
    let relation = generator.pick(["==", "!=", "<", "CONTAINS", "BEGINSWITH", "ENDSWITH"])
    let options = generator.pick(["", "[c]", "[d]", "[cd]"])
    return "\(path) \(relation)\(options) \(parameter(optional(Pool.texts)))"
  }

  private mutating func optional<Value>(_ values: [Value]) -> Value? {
    generator.isTrue(oneIn: 8) ? nil : generator.pick(values)
  }

  private mutating func parameter(_ value: any PredicateArgument) -> String {
    let name = "value\(arguments.count)"
    arguments[name] = value
    return "$\(name)"
  }
}
