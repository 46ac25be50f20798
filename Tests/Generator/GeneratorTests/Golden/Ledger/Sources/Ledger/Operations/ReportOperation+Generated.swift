// Written by armature from armature.yml; your half is ReportOperation.swift.

import Foundation
import ModelKit

/// What ReportOperation works on.
///
/// ReportOperation is meant to run after SynchronizeAccountOperation, on a queue 'reports'
/// that runs at most 2 at a time.
public struct ReportInput: Sendable {
  public let account: Snapshot
  public let limit: Int
  public let title: String?
  public let firstDate: Date

  public init(
    account: Snapshot,
    limit: Int = 20,
    title: String? = "Report",
    firstDate: Date = Date(iso8601: "2026-01-01")
  ) {
    self.account = account
    self.limit = limit
    self.title = title
    self.firstDate = firstDate
  }
}
