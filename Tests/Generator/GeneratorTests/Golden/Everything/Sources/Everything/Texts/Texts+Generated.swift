// Written by armature from armature.yml.

import ApplicationKit

/// What a person reads: a table for each language. A text that is missing in one does not compile.
struct Texts {
  let projectNameLabel: String
  let tagNameLabel: String
  let taskViewCloseButtonText: String
  let tasksShowTagsKey: String
  let tagsTitle: @Sendable (_ count: Int) -> String
  let tagsAddTagKey: String
  let projectsTasksCountColumn: String

  static let en = Texts(
    projectNameLabel: "Name",
    tagNameLabel: "Tag name",
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
    projectNameLabel: "名称",
    tagNameLabel: "タグの名前",
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
    projectNameLabel: "Название",
    tagNameLabel: "Имя метки",
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
