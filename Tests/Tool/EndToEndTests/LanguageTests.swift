import Testing

/// The project of everything has its texts in three languages, one of which the kits do not speak.
@Suite struct LanguageTests {
  private struct Expectation {
    let keys: String
    let texts: [String]
  }

  private static let expectations: [String: [Expectation]] = [
    "en_US": [
      Expectation(keys: "", texts: ["t tags", "q quit"]),
      Expectation(keys: "return", texts: ["[ Close it ]", "escape back"]),
      Expectation(keys: "t", texts: ["3 tags", "a new tag", "? keys"]),
      Expectation(keys: "t a", texts: ["Tag name", "ctrl+s save", "Add Mark"]),
      Expectation(keys: "e", texts: ["Edit task", "may wait"]),
      Expectation(keys: "c", texts: ["the count: "]),
      Expectation(keys: "p d", texts: ["plan Name 1 cannot be deleted: its Tasks are still there"]),
      Expectation(keys: "p", texts: ["Projects (3)", "Name", "Tasks"]),
    ],
    "ja_JP": [
      Expectation(keys: "", texts: ["t タグ", "q 終了"]),
      Expectation(keys: "return", texts: ["[ 閉じる ]", "escape 戻る"]),
      Expectation(keys: "t", texts: ["タグ3件", "a 新しいタグ", "? キー一覧"]),
      Expectation(keys: "t a", texts: ["タグの名前", "ctrl+s 保存", "タグの追加"]),
      Expectation(keys: "t a \"Name 1\" ctrl+s", texts: ["タグの名前の\"Name 1\"はすでに使われています"]),
      Expectation(keys: "", texts: ["低", "Normal", "至急"]),
      Expectation(keys: "e", texts: ["taskの編集", "低"]),
      Expectation(keys: "c", texts: ["集計: "]),
      Expectation(keys: "p d", texts: ["企画 Name 1は削除できません。作業がまだあります"]),
      Expectation(keys: "p", texts: ["Projects (3)", "名称", "作業"]),
    ],
    "ru_RU": [
      Expectation(keys: "t", texts: ["3 метки", "a новая метка", "q quit"]),
      Expectation(keys: "t a \"n4\" ctrl+s a \"n5\" ctrl+s", texts: ["5 меток"]),
    ],
    // A language in which there is no text gets the first one, of the kits too.
    "fr_FR": [Expectation(keys: "t", texts: ["3 tags", "a new tag", "q quit"])],
  ]

  @Test(arguments: expectations.keys.sorted())
  func `What is read is in the language of the environment, and counted as it counts`(
    language: String
  ) async throws {
    let projects = try await GeneratedProjects.shared.value
    for expectation in Self.expectations[language] ?? [] {
      let screen = try projects.application(
        "Everything", "--keys '\(expectation.keys)' --size 200x40", language: language)
      #expect(screen.status == 0)
      for text in expectation.texts { #expect(screen.output.contains(text), "\(screen.output)") }
    }
  }
}
