import Foundation

/// What could be read of a damaged store, and what could not.
public struct Recovery: Equatable, Sendable {
  /// Where the damaged store lies, which stays as it is.
  public let path: String

  /// Where that lies which could be read.
  public let newPath: String

  /// How many objects of each model could be read.
  public package(set) var counts: [String: Int] = [:]

  /// What is not as it was, in words.
  public package(set) var losses: [String] = []

  package init(path: String, newPath: String) {
    self.path = path
    self.newPath = newPath
  }

  /// Checks that there is something to recover, and that nothing is in the way of what can be read.
  ///
  /// - Throws: a `StoreError`.
  package static func check(_ path: String, _ newPath: String) throws {
    for (path, isExpected) in [(path, true), (newPath, false)]
    where FileManager.default.fileExists(atPath: path) != isExpected {
      throw StoreError.unusableFile(
        path: path,
        reason: isExpected ? "is not there" : "is there already; use it, or move it away")
    }
  }
}

extension Recovery: CustomStringConvertible {
  /// What was written where, what is lost, and how the new file comes into use; in lines.
  public var description: String {
    let objects = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let lost = losses.isEmpty ? ["nothing is lost"] : losses.map { "lost: " + $0 }
    return
      ([
        "\(newPath) has what could be read of \(path): "
          + (objects.isEmpty ? "nothing" : objects.joined(separator: ", "))
      ] + lost + [
        "to use it, move away every file whose name begins with that of the old one, and give the "
          + "new one its name"
      ]).joined(separator: "\n")
  }
}
