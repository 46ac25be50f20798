// Written by armature from armature.yml; your half is TaskView.swift.

import ApplicationKit

/// What TaskView tells the controller that shows it.
@MainActor protocol TaskViewDelegate: AnyObject {
  func taskViewDidPressCloseButton(_ taskView: TaskView)
}

/// TaskView with the outlets that the spec gives it.
final class TaskView: View {
  @Outlet var titleLabel = Label()
  @Outlet var summaryLabel = Label()
  @Outlet var heaviestLabel = Label()
  @Outlet var noteField = TextField(placeholder: "Note")
  @Outlet var wordField = TextField(placeholder: Texts.current.taskViewWordFieldText)
  @Outlet var closeButton = Button(Texts.current.taskViewCloseButtonText)
  weak var delegate: (any TaskViewDelegate)?

  override func didLoad() {
    closeButton.addTarget(self, action: Self.pressCloseButton)
  }

  private func pressCloseButton() {
    delegate?.taskViewDidPressCloseButton(self)
  }
}
