// Written by armature from armature.yml; your own tests go in a file of your own.

import ApplicationKit
import Foundation
import ModelKit
import Testing

@testable import Notes

@MainActor @Suite struct NoteCellGeneratedTests {
  @Test func `The view owns its outlets, which are empty without it`() {
    let view = NoteCell()
    view.loadIfNeeded()
    var outlets: [View?] { [view.$titleLabel] }
    #expect(outlets.allSatisfy { $0?.superview === view })
    for part in outlets { part?.removeFromSuperview() }
    #expect(outlets.allSatisfy { $0 == nil })
  }
}
