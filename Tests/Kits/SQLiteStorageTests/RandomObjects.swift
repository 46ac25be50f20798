import Foundation
import ModelKit

/// Numbers that a seed determines.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  mutating func isTrue(oneIn count: UInt64) -> Bool { next() % count == 0 }
}

/// Values where SQL and Swift like to disagree.
enum Pool {
  static let texts = [
    "", "a", "A", "b", "é", "e\u{301}", "e", "E", "z", "10", "9", "a\0b", "a\0c", "%", "_", "'",
    "\"",
    "Straße", "strasse", "👨‍👩‍👧", "👨", "한", "\u{1112}\u{1161}\u{11AB}", "ab", "aB", "a b", "\r\n", "ł",
    "İ", "ß", "Ω", "\u{2126}",
  ]
  static let integers = [
    0, 1, -1, 2, 9, 10, .max, .min, 1 << 53, (1 << 53) + 1, -(1 << 53) - 1,
  ]
  static let doubles = [
    0, -0.0, 1, 1.5, -1.5, 9, 10, 0x1p53, 0x1p63, -0x1p63, 1e300, .leastNonzeroMagnitude, 0.1,
  ]
  static let decimals = [
    "0", "1", "1.0", "9", "10", "-9", "-10", "1.5", "-1.5", "1e20", "0.1", "99.99",
  ]
  .compactMap(DecimalText.decimal)
  static let dates = [0, 1, -1, 0.1, 789_012_345.678_901, 1e9, -1e9]
    .map { Date(timeIntervalSinceReferenceDate: $0) }
  static let links = ["https://example.org/", "https://example.org/a", "a", "HTTP://X", "%C3%A9"]
    .compactMap { URL(string: $0) }
  static let contents = [[], [0], [0, 0], [255], [1, 2]].map { Data($0 as [UInt8]) }
}

/// Fills stores with random objects; the same seed gives the same ones.
@MainActor struct RandomObjects {
  var generator: SeededGenerator

  mutating func insert(_ count: Int, into context: any ObjectContext) throws {
    let tags = ["x", "é", "y"].map { name in
      let tag = Tag.insert(in: context)
      tag.name = name
      return tag
    }
    let people = (0..<4).map { _ in Person.insert(in: context) }
    for person in people {
      person.name = generator.pick(Pool.texts)
      person.age = optional(Pool.integers)
      person.boss = generator.isTrue(oneIn: 3) ? nil : generator.pick(people)
    }
    for _ in 0..<count { change(Order.insert(in: context), people, tags) }
  }

  /// Changes some objects and deletes some.
  mutating func change(in context: any ObjectContext) throws {
    let people = try Person.all(in: context)
    let tags = try Tag.all(in: context)
    for order in try Order.all(in: context) where generator.isTrue(oneIn: 4) {
      if generator.isTrue(oneIn: 3) {
        try context.delete(order)
      } else {
        change(order, people, tags)
      }
    }
    for person in people where generator.isTrue(oneIn: 3) {
      person.name = generator.pick(Pool.texts)
    }
    change(Order.insert(in: context), people, tags)
  }

  private mutating func change(_ order: Order, _ people: [Person], _ tags: [Tag]) {
    order.select = optional(Pool.texts)
    order.title = generator.pick(Pool.texts)
    order.group = generator.pick(Order.Group.allCases)
    order.from = optional(Order.Group.allCases)
    order.number = generator.pick(Pool.integers)
    order.count = optional(Pool.integers)
    order.ratio = optional(Pool.doubles)
    order.price = optional(Pool.decimals)
    order.date = optional(Pool.dates)
    order.link = optional(Pool.links)
    order.contents = optional(Pool.contents)
    order.isRead = generator.isTrue(oneIn: 2)
    order.person = optional(people)
    order.tags = tags.filter { _ in generator.isTrue(oneIn: 2) }
    order.parts = tags.shuffled(using: &generator).dropLast(Int(generator.next() % 3))
  }

  private mutating func optional<Value>(_ values: [Value]) -> Value? {
    generator.isTrue(oneIn: 5) ? nil : generator.pick(values)
  }
}
