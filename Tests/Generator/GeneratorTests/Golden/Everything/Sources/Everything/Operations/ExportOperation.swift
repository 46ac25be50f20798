import Foundation
import ModelKit

/// One piece of work that runs and is tested by itself.
final class ExportOperation: ModelOperation<ExportInput, [String]>, @unchecked Sendable {
  /// Yours to write.
  override func perform() async throws -> [String] {
    throw Unwritten("ExportOperation")
  }
}
