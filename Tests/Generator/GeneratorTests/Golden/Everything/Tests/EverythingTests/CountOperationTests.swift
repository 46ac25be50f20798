import Testing

@testable import Everything

@Suite struct CountOperationTests {
  @Test(.disabled("CountOperation is yours to write"))
  func `CountOperation does its work`() {
    Issue.record("make the operation, run it by `value()` and look at what it did")
  }
}
