import Foundation
import ModelKit

/// One piece of work that runs and is tested by itself.
public final class ReportOperation: ModelOperation<ReportInput, String>, @unchecked Sendable {
  /// Yours to write.
  public override func perform() async throws -> String {
    throw Unwritten("ReportOperation")
  }
}
