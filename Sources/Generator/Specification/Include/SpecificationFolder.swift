/// The folder of a spec, as the reading of specs needs it; what lies behind it is not known here.
///
/// Paths are relative to the folder, with `/` between parts and without `.` and `..`.
public struct SpecificationFolder: Sendable {
  /// One name in a folder.
  public struct Entry: Hashable, Sendable {
    public let name: String
    public let isFolder: Bool

    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  /// The bytes of a file; follows no link out of the folder.
  public let read: @Sendable (String) throws(SpecificationFileError) -> [UInt8]
  /// The names in a subfolder, or in the folder itself for an empty path; none where it is none.
  public let entries: @Sendable (String) -> [Entry]
  /// A path as messages show it: relative to where the user is.
  public let displayPath: @Sendable (String) -> String

  public init(
    read: @escaping @Sendable (String) throws(SpecificationFileError) -> [UInt8],
    entries: @escaping @Sendable (String) -> [Entry],
    displayPath: @escaping @Sendable (String) -> String
  ) {
    self.read = read
    self.entries = entries
    self.displayPath = displayPath
  }

  /// A folder in memory, with the bytes of its files by their paths.
  public init(files: [String: [UInt8]]) {
    self.init(
      read: { path throws(SpecificationFileError) in
        guard let bytes = files[path] else { throw .missing }
        return bytes
      },
      entries: { folder in
        let start = folder.isEmpty ? "" : folder + "/"
        let entries = files.keys.filter { $0.hasPrefix(start) }.map { path in
          let rest = path.dropFirst(start.count)
          return Entry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
        }
        return Set(entries).sorted { $0.name < $1.name }
      },
      displayPath: { $0 })
  }
}

/// Why a file of a spec cannot be read.
public enum SpecificationFileError: Error, Hashable, Sendable {
  case missing
  /// A folder, a device, a pipe.
  case notAFile
  /// A link leads out of the folder.
  case outsideFolder
  /// More bytes than a spec may have.
  case tooLarge(bytes: Int)
  /// Anything else, in the words of the system.
  case unreadable(reason: String)

  /// For a message: "there is no such file".
  public var explanation: String {
    switch self {
    case .missing: "there is no such file"
    case .notAFile: "this is not a file"
    case .outsideFolder: "it is outside the spec's folder"
    case .tooLarge(let bytes): "the file is too large: \(bytes) bytes, at most 16000000 are read"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    }
  }
}
