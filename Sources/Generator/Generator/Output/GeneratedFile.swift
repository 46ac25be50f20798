/// One file of a generated project, in memory.
public struct GeneratedFile: Hashable, Sendable {
  /// Below the project's root, `/` between parts.
  public let path: String
  public let bytes: [UInt8]
  public let ownership: Ownership

  init(path: String, bytes: [UInt8], ownership: Ownership) {
    self.path = path
    self.bytes = bytes
    self.ownership = ownership
  }

  init(path: String, text: String, ownership: Ownership) {
    self.init(path: path, bytes: Array(text.utf8), ownership: ownership)
  }
}

extension String {
  /// A path without the folders.
  package var fileName: Substring {
    self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
  }
}

/// Who may change a file after it was written.
public enum Ownership: String, Hashable, Sendable, CaseIterable {
  /// Written once, then its owner's.
  case owner
  /// Replaced whenever the spec changes.
  case armature
  /// The runtime that every project carries; replaced by a newer version of the tool.
  case kit
}
