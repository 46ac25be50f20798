import Foundation
import ModelKit

/// Makes random fetch requests; the same seed gives the same ones.
@MainActor struct RandomRequests {
  var generator: SeededGenerator

  /// A condition, and its text for a message.
  private typealias Term = (condition: QueryCondition, text: String)

  /// A request, and its text for a message.
  mutating func next() -> (request: FetchRequest<Order>, text: String) {
    var text = ""
    let limit: Int? = generator.isTrue(oneIn: 3) ? Int(generator.next() % 8) : nil
    let request = FetchRequest<Order>(
      where: { order in
        let term = term(order, depth: 0)
        text = term.text
        return term.condition
      },
      sortBy: { order in
        let sorts = [sort(order), sort(order)]
        text += " | " + sorts.map(\.text).joined(separator: ", ")
        return sorts.map(\.sort)
      }, limit: limit)
    return (request, "\(text) | \(limit ?? -1)")
  }

  private mutating func sort(_ order: QueryObject<Order>) -> (sort: QuerySort, text: String) {
    let sorts: [(QuerySort, QuerySort, String)] = [
      (order.select.ascending, order.select.descending, "select"),
      (order.title.ascending, order.title.descending, "title"),
      (order.group.ascending, order.group.descending, "group"),
      (order.from.ascending, order.from.descending, "from"),
      (order.count.ascending, order.count.descending, "count"),
      (order.ratio.ascending, order.ratio.descending, "ratio"),
      (order.price.ascending, order.price.descending, "price"),
      (order.date.ascending, order.date.descending, "date"),
      (order.link.ascending, order.link.descending, "link"),
      (order.contents.ascending, order.contents.descending, "contents"),
      (order.isRead.ascending, order.isRead.descending, "isRead"),
      (order.isSelected.ascending, order.isSelected.descending, "isSelected"),
      (order.person.name.ascending, order.person.name.descending, "person.name"),
      (order.person.boss.age.ascending, order.person.boss.age.descending, "person.boss.age"),
      (order.tags.count.ascending, order.tags.count.descending, "tags.count"),
    ]
    let (ascending, descending, name) = generator.pick(sorts)
    return generator.isTrue(oneIn: 2)
      ? (ascending, name) : (descending, name + " descending")
  }

  private mutating func term(_ order: QueryObject<Order>, depth: Int) -> Term {
    switch depth < 3 ? generator.next() % 6 : 5 {
    case 0:
      let (left, right) = (term(order, depth: depth + 1), term(order, depth: depth + 1))
      return (left.condition && right.condition, "(\(left.text) && \(right.text))")
    case 1:
      let (left, right) = (term(order, depth: depth + 1), term(order, depth: depth + 1))
      return (left.condition || right.condition, "(\(left.text) || \(right.text))")
    case 2:
      let term = term(order, depth: depth + 1)
      return (!term.condition, "!(\(term.text))")
    default: return comparison(order)
    }
  }

  private mutating func comparison(_ order: QueryObject<Order>) -> Term {
    switch generator.next() % 16 {
    case 0: text(order.select, "select")
    case 1: text(order.title, "title")
    case 2: text(order.person.name, "person.name")
    case 3: text(order.person.boss.name, "person.boss.name")
    case 4: ordered(order.number, "number", Pool.integers)
    case 5: ordered(order.count, "count", Pool.integers)
    case 6: ordered(order.ratio, "ratio", Pool.doubles)
    case 7: ordered(order.price, "price", Pool.decimals)
    case 8: ordered(order.date, "date", Pool.dates)
    case 9: ordered(order.group, "group", Order.Group.allCases)
    case 10: ordered(order.from, "from", Order.Group.allCases)
    case 11: equal(order.link, "link", Pool.links)
    case 12: equal(order.contents, "contents", Pool.contents)
    case 13: ordered(order.tags.count, "tags.count", [0, 1, 2, 3])
    case 14: member(order)
    default: fixed(order)
    }
  }

  private mutating func member(_ order: QueryObject<Order>) -> Term {
    var text = ""
    func noted(_ term: Term, in name: String) -> QueryCondition {
      text = "\(name) { \(term.text) }"
      return term.condition
    }
    let condition =
      switch generator.next() % 4 {
      case 0: order.tags.any { noted(self.text($0.name, "$0.name"), in: "tags.any") }
      case 1: order.person.orders.any { noted(comparison($0), in: "person.orders.any") }
      case 2: order.parts.any { noted(self.text($0.name, "$0.name"), in: "parts.any") }
      default:
        order.person.reports.any { person in
          person.orders.any { noted(term($0, depth: 2), in: "person.reports.any.orders.any") }
        }
      }
    return (condition, text)
  }

  private mutating func fixed(_ order: QueryObject<Order>) -> Term {
    generator.pick([
      (order.isRead == true, "isRead == true"),
      (order.isRead != order.isSelected, "isRead != isSelected"),
      (order.person == nil, "person == nil"), (order.person.boss != nil, "person.boss != nil"),
      (order.select == order.title, "select == title"),
      (order.select < order.person.name, "select < person.name"),
      (order.count >= order.number, "count >= number"),
      (order.person.boss == order.person, "person.boss == person"),
      (order.person.orders.count > 2, "person.orders.count > 2"),
      (
        order.select.ignoring([.letterCase, .diacritics]) == order.title,
        "select ==[cd] title"
      ),
      (order.title.ignoring(.letterCase) < order.select, "title <[c] select"),
      (order.group <= order.from, "group <= from"), (order.title.isIn([]), "title in []"),
      (order.tags.any { $0.name == order.title }, "tags.any { $0.name == title }"),
      (order.person.orders.any { $0 != order }, "person.orders.any { $0 != order }"),
      (
        order.person.orders.any { other in
          other.tags.any { $0.name == order.title || $0.orders.any { $0 == other } }
        }, "nested"
      ),
      (order.ratio == .nan, "ratio == nan"), (order.ratio != .nan, "ratio != nan"),
    ])
  }

  private mutating func equal<Value>(
    _ attribute: QueryAttribute<Value>, _ name: String, _ values: [Value]
  ) -> Term {
    let value = optional(values)
    switch generator.next() % 3 {
    case 0: return (attribute == value, "\(name) == \(shown(value))")
    case 1: return (attribute != value, "\(name) != \(shown(value))")
    default:
      let members = (0..<Int(generator.next() % 4)).map { _ in optional(values) }
      return (attribute.isIn(members), "\(name) in \(members.map(shown))")
    }
  }

  private mutating func ordered<Value: Comparable>(
    _ attribute: QueryAttribute<Value>, _ name: String, _ values: [Value]
  ) -> Term {
    let value = generator.pick(values)
    switch generator.next() % 7 {
    case 0: return (attribute < value, "\(name) < \(value)")
    case 1: return (attribute <= value, "\(name) <= \(value)")
    case 2: return (attribute > value, "\(name) > \(value)")
    case 3: return (attribute >= value, "\(name) >= \(value)")
    case 4:
      let other = generator.pick(values)
      return (attribute.isBetween(value, and: other), "\(name) between \(value), \(other)")
    default: return equal(attribute, name, values)
    }
  }

  private mutating func text(_ attribute: QueryAttribute<String>, _ name: String) -> Term {
    if generator.isTrue(oneIn: 3) { return ordered(attribute, name, Pool.texts) }
    let options: [ComparisonOptions] = [[], .letterCase, .diacritics, [.letterCase, .diacritics]]
    let chosen = generator.pick(options)
    let (left, part) = (attribute.ignoring(chosen), generator.pick(Pool.texts))
    let end = "[\(chosen.rawValue)] \(part.debugDescription)"
    switch generator.next() % 6 {
    case 0: return (left == part, "\(name) == \(end)")
    case 1: return (left != part, "\(name) != \(end)")
    case 2: return (left < part, "\(name) < \(end)")
    case 3: return (left.contains(part), "\(name) contains \(end)")
    case 4: return (left.hasPrefix(part), "\(name) has prefix \(end)")
    default: return (left.hasSuffix(part), "\(name) has suffix \(end)")
    }
  }

  private mutating func optional<Value>(_ values: [Value]) -> Value? {
    generator.isTrue(oneIn: 8) ? nil : generator.pick(values)
  }

  private func shown<Value>(_ value: Value?) -> String {
    value.map { String(reflecting: $0) } ?? "nil"
  }
}
