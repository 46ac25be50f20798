import Foundation
import ModelKit

/// One piece of work that runs and is tested by itself.
final class CountOperation: ModelOperation<CountInput, Int>, @unchecked Sendable {
  /// Yours to write.
  override func perform() async throws -> Int {
    throw Unwritten("CountOperation")
  }
}
