import Testing

@testable import Ledger

@Suite struct ReportOperationTests {
  @Test(.disabled("ReportOperation is yours to write"))
  func `ReportOperation does its work`() {
    Issue.record("make the operation, run it by `value()` and look at what it did")
  }
}
