import Foundation
import ModelKit

/// What could be read of the stores of an application: of all or of none, so that nothing is in the way of a second try.
struct RecoveredStores {
  private(set) var recoveries: [Recovery] = []
  private(set) var failures: [any Error] = []

  /// Those of which nothing is stored are left out.
  @MainActor init(_ stores: [any StoreSpecification.Type], at location: StoreLocation) {
    for store in stores {
      do {
        if let recovery = try store.recover(at: location) { recoveries.append(recovery) }
      } catch {
        failures.append(error)
      }
    }
    if failures.isEmpty { return }
    for recovery in recoveries { try? FileManager.default.removeItem(atPath: recovery.newPath) }
    recoveries = []
  }

  var isEmpty: Bool { recoveries.isEmpty && failures.isEmpty }

  /// What was written where, and what is lost; in lines.
  var text: String { recoveries.map { $0.description + "\n" }.joined() }

  var exitStatus: Int32 {
    failures.isEmpty ? (recoveries.allSatisfy(\.losses.isEmpty) ? 0 : 1) : 2
  }
}
