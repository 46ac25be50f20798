import Foundation
import ModelKit

/// One piece of work that runs and is tested by itself.
final class PrepareOperation: ModelOperation<PrepareInput, Void>, @unchecked Sendable {
  /// Yours to write.
  override func perform() async throws {
    throw Unwritten("PrepareOperation")
  }
}
