// Written by armature from armature.yml.

import ApplicationKit

/// What a person reads: a table for each language. A text that is missing in one does not compile.
struct Texts {
  let greetingSetting: String
  let taskPriorityLowLabel: String
  let taskPriorityHighLabel: String
  let projectLabel: String
  let projectNameLabel: String
  let projectTasksLabel: String
  let tagLabel: String
  let tagNameLabel: String
  let countOperationLabel: String
  let taskViewWordFieldText: String
  let taskViewCloseButtonText: String
  let tasksShowTagsKey: String
  let tagsTitle: @Sendable (_ count: Int) -> String
  let tagsAddTagKey: String
  let projectsTasksCountColumn: String

  static let en = Texts(
    greetingSetting: "Greeting",
    taskPriorityLowLabel: "may wait",
    taskPriorityHighLabel: "urgent",
    projectLabel: "plan",
    projectNameLabel: "Name",
    projectTasksLabel: "Tasks",
    tagLabel: "Mark",
    tagNameLabel: "Tag name",
    countOperationLabel: "the count",
    taskViewWordFieldText: "A word",
    taskViewCloseButtonText: "Close it",
    tasksShowTagsKey: "tags",
    tagsTitle: enTagsTitle,
    tagsAddTagKey: "new tag",
    projectsTasksCountColumn: "Tasks"
  )

  @Sendable private static func enTagsTitle(_ count: Int) -> String {
    if count == 1 { return "One tag" }
    return "\(count) tags"
  }

  static let ja = Texts(
    greetingSetting: "挨拶",
    taskPriorityLowLabel: "低",
    taskPriorityHighLabel: "至急",
    projectLabel: "企画",
    projectNameLabel: "名称",
    projectTasksLabel: "作業",
    tagLabel: "タグ",
    tagNameLabel: "タグの名前",
    countOperationLabel: "集計",
    taskViewWordFieldText: "単語",
    taskViewCloseButtonText: "閉じる",
    tasksShowTagsKey: "タグ",
    tagsTitle: jaTagsTitle,
    tagsAddTagKey: "新しいタグ",
    projectsTasksCountColumn: "作業"
  )

  @Sendable private static func jaTagsTitle(_ count: Int) -> String {
    "タグ\(count)件"
  }

  static let ru = Texts(
    greetingSetting: "Приветствие",
    taskPriorityLowLabel: "низкий",
    taskPriorityHighLabel: "срочно",
    projectLabel: "проект",
    projectNameLabel: "Название",
    projectTasksLabel: "Задачи",
    tagLabel: "метка",
    tagNameLabel: "Имя метки",
    countOperationLabel: "подсчёт",
    taskViewWordFieldText: "Слово",
    taskViewCloseButtonText: "Закрыть",
    tasksShowTagsKey: "метки",
    tagsTitle: ruTagsTitle,
    tagsAddTagKey: "новая метка",
    projectsTasksCountColumn: "Задачи"
  )

  @Sendable private static func ruTagsTitle(_ count: Int) -> String {
    if count % 10 == 1 && count % 100 != 11 { return "\(count) метка" }
    if (2...4).contains(count % 10) && !(12...14).contains(count % 100) { return "\(count) метки" }
    return "\(count) меток"
  }

  /// The table of the language that the application speaks, or else the first one.
  static var current: Texts {
    Language.current.choose(from: [("en", en), ("ja", ja), ("ru", ru)])
  }
}
