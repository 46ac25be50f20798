/// What a number of things is to a language, as Unicode's CLDR calls it.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// How languages tell whole numbers from 0 on apart: the cardinal rules of Unicode's CLDR. What they
/// say of fractions, and of numbers in compact form, is left out.
public struct PluralRule: Sendable {
  /// By the codes of ISO 639.
  public let languages: [String]
  /// The first whose condition holds names the category of a number.
  public let conditions: [(category: PluralCategory, condition: CountCondition)]
  /// For every other number; nil where there is no other.
  public let remainder: PluralCategory

  /// Those that some whole number has, in their order.
  public var categories: [PluralCategory] { conditions.map(\.category) + [remainder] }

  public func category(of count: Int) -> PluralCategory {
    conditions.first { $0.condition.holds(for: count) }?.category ?? remainder
  }

  /// The rule of a language; nil where it is not known.
  public static func rule(of language: String) -> PluralRule? {
    all.first { $0.languages.contains(language) }
  }
}

/// When a number has a category: when each test of one of the alternatives holds.
public struct CountCondition: Sendable, ExpressibleByArrayLiteral {
  public let alternatives: [[CountTest]]

  public init(arrayLiteral alternatives: [CountTest]...) {
    self.alternatives = alternatives
  }

  func holds(for count: Int) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: count) } }
  }
}

/// Whether a number, or what is left when it is divided, lies in a range.
public struct CountTest: Sendable {
  public let divisor: Int?
  public let range: ClosedRange<Int>
  /// False: the test holds outside of the range.
  public let isInside: Bool

  func holds(for count: Int) -> Bool {
    range.contains(divisor.map { count % $0 } ?? count) == isInside
  }

  fileprivate static func number(_ range: ClosedRange<Int>) -> CountTest {
    CountTest(divisor: nil, range: range, isInside: true)
  }

  fileprivate static func number(_ number: Int) -> CountTest { .number(number...number) }

  fileprivate static func noNumber(_ number: Int) -> CountTest {
    CountTest(divisor: nil, range: number...number, isInside: false)
  }

  fileprivate static func end(_ range: ClosedRange<Int>, of divisor: Int = 10) -> CountTest {
    CountTest(divisor: divisor, range: range, isInside: true)
  }

  fileprivate static func end(_ number: Int, of divisor: Int = 10) -> CountTest {
    .end(number...number, of: divisor)
  }

  fileprivate static func noEnd(_ range: ClosedRange<Int>, of divisor: Int = 10) -> CountTest {
    CountTest(divisor: divisor, range: range, isInside: false)
  }

  fileprivate static func noEnd(_ number: Int, of divisor: Int = 10) -> CountTest {
    .noEnd(number...number, of: divisor)
  }
}

extension PluralRule {
  private init(
    _ languages: String, _ conditions: [(PluralCategory, CountCondition)] = [],
    _ remainder: PluralCategory = .other
  ) {
    self.languages = languages.split(separator: " ").map(String.init)
    self.conditions = conditions.map { (category: $0, condition: $1) }
    self.remainder = remainder
  }

  /// One for each group of languages that count alike.
  static let all: [PluralRule] = [
    PluralRule("bm bo dz id ig ii ja jv ko lo ms my nqo sg su th to vi wo yo yue zh"),
    PluralRule(
      """
      af an asa ast az bal bem bg brx ce chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw \
      ha haw hu ia io jmc ka kk kl ks ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn no nr ny \
      nyn om or os pap ps rm rof rwk saq sc sd sn so sq ss st sv sw syr ta te teo tig tk tn tr ts \
      ug ur uz ve vo vun wae xh xog yi
      """, [(.one, [[.number(1)]])]),
    PluralRule(
      "ak am as bho bn doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu",
      [(.one, [[.number(0...1)]])]),
    PluralRule(
      "ca es it lld scn vec",
      [(.one, [[.number(1)]]), (.many, [[.noNumber(0), .end(0, of: 1_000_000)]])]),
    PluralRule(
      "fr pt", [(.one, [[.number(0...1)]]), (.many, [[.end(0, of: 1_000_000)]])]),
    PluralRule("is mk", [(.one, [[.end(1), .noEnd(11, of: 100)]])]),
    PluralRule(
      "ceb fil tl", [(.one, [[.number(1...3)], [.noEnd(4), .noEnd(6), .noEnd(9)]])]),
    PluralRule(
      "lv prg",
      [
        (.zero, [[.end(0)], [.end(11...19, of: 100)]]),
        (.one, [[.end(1), .noEnd(11, of: 100)]]),
      ]),
    PluralRule(
      "lt",
      [
        (.one, [[.end(1), .noEnd(11...19, of: 100)]]),
        (.few, [[.end(2...9), .noEnd(11...19, of: 100)]]),
      ]),
    PluralRule(
      "be ru uk",
      [
        (.one, [[.end(1), .noEnd(11, of: 100)]]),
        (.few, [[.end(2...4), .noEnd(12...14, of: 100)]]),
      ], .many),
    PluralRule(
      "bs hr sh sr",
      [
        (.one, [[.end(1), .noEnd(11, of: 100)]]),
        (.few, [[.end(2...4), .noEnd(12...14, of: 100)]]),
      ]),
    PluralRule(
      "pl",
      [(.one, [[.number(1)]]), (.few, [[.end(2...4), .noEnd(12...14, of: 100)]])], .many),
    PluralRule("cs sk", [(.one, [[.number(1)]]), (.few, [[.number(2...4)]])]),
    PluralRule(
      "dsb hsb sl",
      [
        (.one, [[.end(1, of: 100)]]), (.two, [[.end(2, of: 100)]]),
        (.few, [[.end(3...4, of: 100)]]),
      ]),
    PluralRule(
      "mo ro",
      [(.one, [[.number(1)]]), (.few, [[.number(0)], [.end(1...19, of: 100)]])]),
    PluralRule(
      "he iu iw naq sat se sma smi smj smn sms", [(.one, [[.number(1)]]), (.two, [[.number(2)]])]),
    PluralRule(
      "ar ars",
      [
        (.zero, [[.number(0)]]), (.one, [[.number(1)]]), (.two, [[.number(2)]]),
        (.few, [[.end(3...10, of: 100)]]), (.many, [[.end(11...99, of: 100)]]),
      ]),
    PluralRule(
      "ga",
      [
        (.one, [[.number(1)]]), (.two, [[.number(2)]]), (.few, [[.number(3...6)]]),
        (.many, [[.number(7...10)]]),
      ]),
    PluralRule(
      "gd",
      [
        (.one, [[.number(1)], [.number(11)]]), (.two, [[.number(2)], [.number(12)]]),
        (.few, [[.number(3...10)], [.number(13...19)]]),
      ]),
    PluralRule(
      "cy",
      [
        (.zero, [[.number(0)]]), (.one, [[.number(1)]]), (.two, [[.number(2)]]),
        (.few, [[.number(3)]]), (.many, [[.number(6)]]),
      ]),
    PluralRule(
      "mt",
      [
        (.one, [[.number(1)]]), (.two, [[.number(2)]]),
        (.few, [[.number(0)], [.end(3...10, of: 100)]]), (.many, [[.end(11...19, of: 100)]]),
      ]),
  ]
}
