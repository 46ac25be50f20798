import Testing

@testable import Everything

@Suite struct ExportOperationTests {
  @Test(.disabled("ExportOperation is yours to write"))
  func `ExportOperation does its work`() {
    Issue.record("make the operation, run it by `value()` and look at what it did")
  }
}
