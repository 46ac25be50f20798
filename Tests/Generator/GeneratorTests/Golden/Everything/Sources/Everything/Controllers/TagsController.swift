import ApplicationKit
import ModelKit

/// Your half of TagsController: its own state, and what it does when it appears.
final class TagsController: TableViewController<Tag, TagCell> {}

extension TagsController {
  /// Called when name of some Tag is saved with another value, or one is added or deleted.
  ///
  /// Yours to write.
  func markNames() {
    attempt { throw Unwritten("markNames()") }
  }

  /// Called when ExportOperation.didFinish is posted.
  ///
  /// Yours to write.
  func markExport(_ output: [String]) {
    attempt { throw Unwritten("markExport(_:)") }
  }
}
