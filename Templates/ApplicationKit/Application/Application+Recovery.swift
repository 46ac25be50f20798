import Foundation
import ModelKit

extension Application {
  /// Writes what can be read of every store that lies in a database into a new one.
  ///
  /// - Returns: the exit status: 0 where nothing is lost, else 1.
  /// - Throws: a `StoreError` where nothing can be read, or nothing written.
  static func recover(
    _ arguments: ApplicationArguments, _ delegate: any ApplicationDelegate
  ) throws -> Int32 {
    let location = try location(of: arguments, delegate)
    let recoveries = try delegate.stores.compactMap { try $0.recover(at: location) }
    guard !recoveries.isEmpty else {
      throw UsageError(description: "--recover: \(delegate.name) keeps nothing in a database")
    }
    try writeText(recoveries.map { $0.description + "\n" }.joined(), to: STDOUT_FILENO)
    return recoveries.allSatisfy(\.losses.isEmpty) ? 0 : 1
  }
}
