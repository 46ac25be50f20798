import Foundation

/// Any model operation, whatever its input and its output are: what an application runs and tells of.
public protocol ApplicationOperation: Operation {
  var progress: Progress { get }
  /// Which machines it asks by itself.
  var access: NetworkAccess { get set }
  /// What came out; nil until the operation is finished.
  var anyResult: Result<any Sendable, any Error>? { get }
}

extension ApplicationOperation {
  public var hasSucceeded: Bool {
    if case .success = anyResult { true } else { false }
  }
}

extension ModelOperation: ApplicationOperation {
  public var anyResult: Result<any Sendable, any Error>? {
    result.map { $0.map { $0 as any Sendable } }
  }
}
