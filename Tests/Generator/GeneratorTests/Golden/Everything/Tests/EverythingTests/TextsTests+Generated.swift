// Written by armature from armature.yml; your own tests go in a file of your own.

import Testing

@testable import Everything

@Suite struct TextsGeneratedTests {
  @Test(arguments: [(1, "One tag"), (0, "0 tags"), (120, "120 tags")])
  func `tagsTitle has its form for each number in en`(count: Int, text: String) {
    #expect(Texts.en.tagsTitle(count) == text)
  }

  @Test(arguments: [(0, "タグ0件"), (120, "タグ120件")])
  func `tagsTitle has its form for each number in ja`(count: Int, text: String) {
    #expect(Texts.ja.tagsTitle(count) == text)
  }

  @Test(
    arguments: [
      (1, "1 метка"),
      (101, "101 метка"),
      (2, "2 метки"),
      (104, "104 метки"),
      (0, "0 меток"),
      (120, "120 меток"),
    ]
  )
  func `tagsTitle has its form for each number in ru`(count: Int, text: String) {
    #expect(Texts.ru.tagsTitle(count) == text)
  }
}
