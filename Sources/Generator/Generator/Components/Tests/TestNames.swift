import Specification
import Templates

extension Project {
  /// A type of the project in a test: with the module where the tests declare one of that name.
  func testName(of type: String) -> SwiftCode {
    typeNames.own(type, inside: .tests)
  }
}
