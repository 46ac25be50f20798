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
public struct CountCondition: Sendable {
  public let alternatives: [[CountTest]]

  /// - Parameter text: as CLDR writes it: `n = 1 or n % 10 = 2..4 and n % 100 != 12..14`.
  fileprivate init(_ text: Substring) {
    alternatives = text.split(separator: " or ").map { alternative in
      alternative.split(separator: " and ").map(CountTest.init)
    }
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

  /// - Parameter text: `n = 1`, `n % 100 != 12..14`
  fileprivate init(_ text: Substring) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    let bounds = text.contains("%") ? numbers.dropFirst() : numbers[...]
    divisor = text.contains("%") ? numbers.first : nil
    range = (bounds.first ?? 0)...(bounds.last ?? 0)
    isInside = !text.contains("!=")
  }

  func holds(for count: Int) -> Bool {
    range.contains(divisor.map { count % $0 } ?? count) == isInside
  }
}

extension PluralRule {
  /// - Parameter line: languages, then categories with their conditions; one without is the remainder.
  private init(_ line: Substring) {
    let parts = line.split(separator: " | ")
    let categories = parts.dropFirst().map { $0.split(separator: ": ") }
    func category(_ part: [Substring]) -> PluralCategory {
      PluralCategory(rawValue: String(part[0])) ?? .other
    }
    languages = parts[0].split(separator: " ").map(String.init)
    conditions = categories.filter { $0.count > 1 }.map { (category($0), CountCondition($0[1])) }
    remainder = categories.first { $0.count == 1 }.map(category) ?? .other
  }

  /// One for each group of languages that count alike.
  static let all = table.split(separator: "\n").map(PluralRule.init)

  private static let table = """
    bm bo dz id ig ii ja jv ko lo ms my nqo sg su th to vi wo yo yue zh
    af an asa ast az bal bem bg brx ce chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw \
    ha haw hu ia io jmc ka kk kl ks ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn no nr ny \
    nyn om or os pap ps rm rof rwk saq sc sd sn so sq ss st sv sw syr ta te teo tig tk tn tr ts \
    ug ur uz ve vo vun wae xh xog yi | one: n = 1
    ak am as bho bn doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu | one: n = 0..1
    ca es it lld scn vec | one: n = 1 | many: n != 0 and n % 1000000 = 0
    fr pt | one: n = 0..1 | many: n % 1000000 = 0
    is mk | one: n % 10 = 1 and n % 100 != 11
    ceb fil tl | one: n = 1..3 or n % 10 != 4 and n % 10 != 6 and n % 10 != 9
    lv prg | zero: n % 10 = 0 or n % 100 = 11..19 | one: n % 10 = 1 and n % 100 != 11
    lt | one: n % 10 = 1 and n % 100 != 11..19 | few: n % 10 = 2..9 and n % 100 != 11..19
    be ru uk | one: n % 10 = 1 and n % 100 != 11 | few: n % 10 = 2..4 and n % 100 != 12..14 | many
    bs hr sh sr | one: n % 10 = 1 and n % 100 != 11 | few: n % 10 = 2..4 and n % 100 != 12..14
    pl | one: n = 1 | few: n % 10 = 2..4 and n % 100 != 12..14 | many
    cs sk | one: n = 1 | few: n = 2..4
    dsb hsb sl | one: n % 100 = 1 | two: n % 100 = 2 | few: n % 100 = 3..4
    mo ro | one: n = 1 | few: n = 0 or n % 100 = 1..19
    he iu iw naq sat se sma smi smj smn sms | one: n = 1 | two: n = 2
    ar ars | zero: n = 0 | one: n = 1 | two: n = 2 | few: n % 100 = 3..10 | many: n % 100 = 11..99
    ga | one: n = 1 | two: n = 2 | few: n = 3..6 | many: n = 7..10
    gd | one: n = 1 or n = 11 | two: n = 2 or n = 12 | few: n = 3..10 or n = 13..19
    cy | zero: n = 0 | one: n = 1 | two: n = 2 | few: n = 3 | many: n = 6
    mt | one: n = 1 | two: n = 2 | few: n = 0 or n % 100 = 3..10 | many: n % 100 = 11..19
    """
}
