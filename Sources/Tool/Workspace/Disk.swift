import SystemLibrary

/// The calls that change or read a disk, so that tests can let each of them fail.
package protocol Disk {
  /// What a path names, without following a link; nil where there is nothing.
  func entry(at path: String) throws(DiskError) -> DiskEntry?
  /// The names in a folder, without `.` and `..`.
  func names(in folder: String) throws(DiskError) -> [String]
  func makeFolder(at path: String) throws(DiskError)
  /// Makes a file that was not there.
  func write(_ file: FileTree.File, at path: String) throws(DiskError)
  /// Puts a folder in the place of nothing or of an empty folder, at once.
  func rename(_ path: String, to target: String) throws(DiskError)
  /// All bytes of a file; nil where there is none.
  func bytes(at path: String) throws(DiskError) -> [UInt8]?
  /// Whether a file or a folder may be changed by whoever runs this.
  func isWritable(_ path: String) -> Bool
  /// What a link leads to in the end; the path itself for anything else.
  func resolved(_ path: String) throws(DiskError) -> String
  /// Gives a file the permissions of another one.
  func copyPermissions(of path: String, to target: String) throws(DiskError)
  func removeFile(at path: String) throws(DiskError)
  func removeFolder(at path: String) throws(DiskError)
  /// Nil while another process has locked the folder.
  func lock(_ folder: String) throws(DiskError) -> FolderLock?
}

package struct DiskEntry: Equatable {
  package enum Kind { case folder, link, other }

  package let kind: Kind
  /// Number of the file system and number in it: two paths with equal ones are the same thing.
  package let device: UInt
  package let number: UInt
}

/// A call to the system that failed.
public struct DiskError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried, such as "make folder".
  public let action: String
  public let path: String
  /// The system's `errno`.
  public let number: Int32

  public init(_ action: String, _ path: String, number: Int32) {
    self.action = action
    self.path = path
    self.number = number
  }

  public var description: String {
    "cannot \(action) '\(path)': \(String(cString: strerror(number)))"
  }
}

extension Disk {
  /// Removes a folder with all that is in it, as far as possible.
  package func removeTree(at path: String) {
    guard let entry = try? entry(at: path) else { return }
    guard entry.kind == .folder else {
      try? removeFile(at: path)
      return
    }
    for name in (try? names(in: path)) ?? [] { removeTree(at: path + "/" + name) }
    try? removeFolder(at: path)
  }
}
