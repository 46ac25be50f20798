// Written by armature from armature.yml; your half is CountOperation.swift.

import Foundation
import ModelKit

/// What CountOperation works on.
struct CountInput: Sendable {
  let limit: Int
  let taskStore: TaskStore
  let tagService: TagService
}

extension CountOperation: QueuedOperation {
  var queueName: String { "work" }
}

extension CountOperation: CancellableOperation {}

extension CountOperation: ProgressReportingOperation {}
