import Foundation
import Testing

@testable import Specification

/// The rules against the samples that Unicode's CLDR gives with them.
@Suite struct PluralRuleTests {
  private static let samples: [(language: String, numbers: [PluralCategory: [Int]])] = [
    ("ja", [.other: [0, 1, 2, 15, 100, 1_000_000]]),
    ("en", [.one: [1], .other: [0, 2, 16, 21, 101, 1_000_000]]),
    ("hi", [.one: [0, 1], .other: [2, 17, 100]]),
    ("fr", [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100, 1_000_001]]),
    ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16, 100]]),
    ("is", [.one: [1, 21, 31, 101], .other: [0, 2, 11, 16, 111, 100]]),
    (
      "fil",
      [.one: [0, 1, 2, 3, 5, 7, 8, 10, 13, 15, 21], .other: [4, 6, 9, 14, 16, 19, 24, 104]]
    ),
    (
      "lv",
      [.zero: [0, 10, 11, 19, 20, 30, 111], .one: [1, 21, 31, 101], .other: [2, 9, 22, 29]]
    ),
    ("lt", [.one: [1, 21, 101], .few: [2, 9, 22, 102], .other: [0, 10, 11, 20, 111]]),
    ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .many: [0, 5, 11, 14, 19, 100, 111]]),
    ("hr", [.one: [1, 21, 101], .few: [2, 4, 22, 102], .other: [0, 5, 11, 14, 19, 100]]),
    ("pl", [.one: [1], .few: [2, 4, 22, 102], .many: [0, 5, 11, 14, 19, 21, 100, 101]]),
    ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 19, 100, 102]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 19, 100]]),
    ("ro", [.one: [1], .few: [0, 2, 16, 101, 119], .other: [20, 35, 100, 120]]),
    ("he", [.one: [1], .two: [2], .other: [0, 3, 17, 100]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 26, 111],
        .other: [100, 102, 200],
      ]
    ),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 25, 100]]),
    ("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 10, 13, 19], .other: [0, 20, 34, 100]]),
    (
      "cy",
      [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 20, 100]]
    ),
    (
      "mt",
      [
        .one: [1], .two: [2], .few: [0, 3, 10, 103, 109], .many: [11, 19, 111], .other: [20, 100],
      ]
    ),
  ]

  @Test func `Languages count as Unicode has it`() throws {
    for (language, numbers) in Self.samples {
      let rule = try #require(PluralRule.rule(of: language), "\(language)")
      #expect(Set(numbers.keys) == Set(rule.categories), "\(language)")
      for (category, counts) in numbers {
        for count in counts {
          #expect(rule.category(of: count) == category, "\(language) \(count)")
        }
      }
    }
  }

  @Test func `What Foundation knows is a language`() {
    let others = ["mul", "und", "zxx"]
    for code in Locale.LanguageCode.isoLanguageCodes.map(\.identifier) where !others.contains(code)
    {
      let isKnown = PluralRule.rule(of: code) != nil || LanguageCode.others.contains(code)
      #expect(isKnown, "\(code)")
    }
    #expect(!LanguageCode.others.contains { PluralRule.rule(of: $0) != nil })
  }

  @Test func `Each group has its sample, each language one group, and the remainder comes last`() {
    let languages = PluralRule.all.flatMap(\.languages)
    #expect(Set(languages).count == languages.count)
    let sampled = Set(Self.samples.map { PluralRule.rule(of: $0.language)?.languages })
    #expect(sampled.count == PluralRule.all.count)
    #expect(PluralRule.rule(of: "xx") == nil)
    for rule in PluralRule.all {
      #expect(Set(rule.categories).count == rule.categories.count)
      // No condition is shadowed by those before it.
      #expect(Set((0...1_000_001).lazy.map(rule.category)) == Set(rule.categories))
    }
  }
}
