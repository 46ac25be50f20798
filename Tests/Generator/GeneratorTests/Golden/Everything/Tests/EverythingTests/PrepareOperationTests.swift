import Testing

@testable import Everything

@Suite struct PrepareOperationTests {
  @Test(.disabled("PrepareOperation is yours to write"))
  func `PrepareOperation does its work`() {
    Issue.record("make the operation, run it by `value()` and look at what it did")
  }
}
