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

  /// Nil where there is nothing to recover.
  ///
  /// - Throws: a `StoreError` where something is in the way of what can be read.
  package init?(of path: String, to newPath: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard !FileManager.default.fileExists(atPath: newPath) else {
      throw StoreError.unusableFile(
        path: newPath, reason: "is there already; use it, or move it away")
    }
    self.path = path
    self.newPath = newPath
  }
}

extension AttributeValue {
  /// What the words about a value that is lost say of the one that was put in its place.
  package var noteOfSubstitute: String { "was given '\(unquoted)'" }
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
