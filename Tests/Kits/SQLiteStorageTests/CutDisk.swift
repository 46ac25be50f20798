import Foundation
import Synchronization

@testable import ModelKit

/// A disk that loses what was not synchronized when its power goes, for files that are written through
/// `DiskCalls`.
final class CutDisk: Sendable {
  private struct State {
    var stepCount = 0

    /// Files with bytes that were not synchronized.
    var unsafeFiles: Set<String> = []

    /// What files had before they were replaced, as long as their folder was not synchronized.
    var replaced: [String: Data?] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: after as many writes, synchronizations and renamings everything fails.
  init(limit: Int) {
    self.limit = limit
  }

  var stepCount: Int { state.withLock(\.stepCount) }

  var calls: DiskCalls {
    DiskCalls(
      write: { [self] descriptor, bytes in
        guard step({ $0.unsafeFiles.insert(Self.path(of: descriptor)) }) else { return -1 }
        // In pieces, so that a cut comes between them.
        return Foundation.write(descriptor, bytes.baseAddress, min(bytes.count, 1000))
      },
      synchronize: { [self] descriptor in
        let path = Self.path(of: descriptor)
        let isDone = step { state in
          state.unsafeFiles.remove(path)
          for file in state.replaced.keys where (file as NSString).deletingLastPathComponent == path
          {
            state.replaced.removeValue(forKey: file)
          }
        }
        return isDone ? fsync(descriptor) : -1
      },
      rename: { [self] old, new in
        let isDone = step { state in
          if state.replaced.index(forKey: new) == nil {
            state.replaced[new] = .some(FileManager.default.contents(atPath: new))
          }
          if state.unsafeFiles.remove(old) != nil { state.unsafeFiles.insert(new) }
        }
        return isDone ? Foundation.rename(old, new) : -1
      })
  }

  /// Leaves of the files what is sure to be there, or with luck more.
  func restore(isLucky: Bool) throws {
    try state.withLock { state in
      for file in state.unsafeFiles { truncate(file, 0) }
      for (file, contents) in state.replaced where !isLucky {
        if let contents {
          try contents.write(to: URL(filePath: file))
        } else {
          unlink(file)
        }
      }
    }
  }

  private func step(_ note: (inout State) -> Void) -> Bool {
    state.withLock { state in
      state.stepCount += 1
      guard state.stepCount <= limit else {
        errno = EIO
        return false
      }
      note(&state)
      return true
    }
  }

  private static func path(of descriptor: Int32) -> String {
    let link = "/proc/self/fd/\(descriptor)"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
  }
}
