// Written by armature from armature.yml; your half is TasksController.swift.

import ApplicationKit
import Foundation
import ModelKit

extension TasksController: TableControllerSpecification {
  var title: String { "Tasks \"{{all}}\" \\(1)" }

  var actions: [KeyAction] {
    [
      KeyAction("e", "edit task", editTask),
      KeyAction("delete", "delete task", deleteTask),
      KeyAction("x", "export", export),
      KeyAction("c", "count", count),
      KeyAction("i", "inspect task", { self.withSelection(self.inspectTask) }),
      KeyAction("t", Texts.current.tasksShowTagsKey, showTags),
      KeyAction("p", "show projects", showProjects),
    ]
  }

  func makeDataSource() throws -> TableViewDataSource<Task, TaskCell> {
    try TasksDataSource(context: environment.taskStore)
  }

  var selectionName: String? { "show task" }

  func didSelect(_ task: Task) {
    showTask(task)
  }
}

extension TasksController {
  func editTask() {
    editSelection(in: environment.taskStore)
  }

  func deleteTask() {
    deleteSelection(in: environment.taskStore)
  }

  func export() {
    withSetting("greeting", as: String.self) { greeting in
      self.withSetting("attempts", as: Int.self) { attempts in
        self.withSetting("feedURL", as: URL.self) { feedURL in
          self.run(
            ExportOperation(
              ExportInput(
                attempts: attempts,
                taskStore: self.environment.taskStore,
                taskService: self.environment.taskService(at: feedURL)
              )
            ),
            after: [
              CountOperation(
                CountInput(
                  limit: 5,
                  taskStore: self.environment.taskStore,
                  tagService: self.environment.tagService
                )
              ),
              PrepareOperation(PrepareInput(greeting: greeting)),
            ]
          )
        }
      }
    }
  }

  func count() {
    run(
      CountOperation(
        CountInput(limit: 5, taskStore: environment.taskStore, tagService: environment.tagService)
      )
    )
  }

  func showTask(_ task: Task) {
    show(TaskController(showing: task))
  }

  func inspectTask(_ task: Task) {
    show(TaskController(showing: task))
  }

  func showTags() {
    show(TagsController())
  }

  func showProjects() {
    show(ProjectsController())
  }
}
