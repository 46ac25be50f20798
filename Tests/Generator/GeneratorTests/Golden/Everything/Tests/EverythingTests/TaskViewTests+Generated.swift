// Written by armature from armature.yml; your own tests go in a file of your own.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct TaskViewGeneratedTests {
  @Test func `pressCloseButton tells the delegate`() {
    let view = TaskView()
    let delegate = TaskViewRecorder()
    view.delegate = delegate
    view.loadIfNeeded()
    view.closeButton.sendActions()
    #expect(delegate.events == ["didPressCloseButton"])
  }
}

/// A delegate that remembers what it is asked and told.
@MainActor
private final class TaskViewRecorder: TaskViewDelegate {
  private(set) var events: [String] = []
  var allows = true

  func taskViewDidPressCloseButton(_ taskView: TaskView) {
    events.append("didPressCloseButton")
  }
}
