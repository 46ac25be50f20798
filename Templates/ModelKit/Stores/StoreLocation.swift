import Foundation

/// Where a store keeps its data, and by which clock.
public struct StoreLocation: Sendable {
  /// The folder of the data, made when missing; nil for memory alone.
  public let folder: URL?

  /// Sets the dates of objects that are inserted and saved.
  public let clock: ModelClock

  /// Nothing is kept: for tests and for replayed sessions.
  public static let memory = StoreLocation(folder: nil, clock: .system)

  /// The data lies in this folder.
  public static func folder(_ folder: URL) -> StoreLocation {
    StoreLocation(folder: folder, clock: .system)
  }

  /// The same place by another clock.
  public func with(clock: ModelClock) -> StoreLocation {
    StoreLocation(folder: folder, clock: clock)
  }
}
