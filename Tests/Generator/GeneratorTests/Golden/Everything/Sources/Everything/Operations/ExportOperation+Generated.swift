// Written by armature from armature.yml; your half is ExportOperation.swift.

import Foundation
import ModelKit

/// What ExportOperation works on.
struct ExportInput: Sendable {
  let attempts: Int
  let taskStore: TaskStore
  let taskService: TaskService
}

extension ExportOperation: OperationSpecification {
  static let didFinish = TypedNotification<[String]>("ExportOperationDidFinishNotification")
}
