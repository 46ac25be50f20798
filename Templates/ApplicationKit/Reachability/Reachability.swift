import Foundation
import ModelKit

/// Whether the server of an application can be reached: what the last attempt to connect says.
///
/// In a terminal the server is tried again and again; a session reaches it until a test says otherwise.
@MainActor public final class Reachability: SharedState, ObservableState {
  /// True before the first attempt.
  @Shared public internal(set) var isReachable = true
  private var watch: Task<Void, Never>?

  /// Tries a server now and after every interval, for as long as this object lives.
  func watch(_ address: ServerAddress, every interval: Duration = .seconds(10)) {
    watch?.cancel()
    watch = Task { [weak self] in
      while !Task.isCancelled {
        let isReachable = await address.answers()
        self?.isReachable = isReachable
        try? await Task.sleep(for: interval)
      }
    }
  }

  deinit {
    watch?.cancel()
  }
}
