// Written by armature from armature.yml; your own tests go in a file of your own.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Everything

@MainActor @Suite struct TaskViewGeneratedTests {
  @Test func `The view owns its outlets, which are empty without it`() {
    let view = TaskView()
    view.loadIfNeeded()
    var outlets: [View?] {
      [
        view.$titleLabel,
        view.$summaryLabel,
        view.$heaviestLabel,
        view.$noteField,
        view.$wordField,
        view.$closeButton,
      ]
    }
    #expect(outlets.allSatisfy { $0?.superview === view })
    for part in outlets { part?.removeFromSuperview() }
    #expect(outlets.allSatisfy { $0 == nil })
  }

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

  func taskViewDidPressCloseButton(_ taskView: TaskView) {
    events.append("didPressCloseButton")
  }
}
