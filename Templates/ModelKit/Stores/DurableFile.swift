import Foundation

/// A file that is replaced as a whole and is on the disk when the writing returns. Only its owner
/// can read it.
struct DurableFile {
  private let file: URL

  init(_ file: URL) {
    self.file = file
  }

  /// Writes beside the file, under a name that nobody else uses, waits for the disk, and renames.
  ///
  /// - Parameter finish: is called when nothing but the renaming is left.
  /// - Throws: a `StoreError` with the reason that the system gives, or what `finish` throws.
  func write(_ data: Data, before finish: () throws -> Void = {}) throws {
    let folder = file.deletingLastPathComponent()
    let sibling = folder.appending(path: temporaryPrefix + UUID().uuidString + Self.suffix)
    do {
      try PrivateFolder(folder).make()
      try writeNew(data, to: sibling)
      try finish()
      guard rename(sibling.path, file.path) == 0 else { throw failure("cannot be replaced") }
    } catch {
      unlink(sibling.path)
      throw error
    }
    // The new name is in the folder, which has to reach the disk as well.
    let descriptor = open(folder.path, O_RDONLY)
    if descriptor >= 0 {
      fsync(descriptor)
      close(descriptor)
    }
  }

  /// Removes what writings left behind that were cut off.
  func removeLeftovers() {
    let folder = file.deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(temporaryPrefix) && name.hasSuffix(Self.suffix) {
      unlink(folder + "/" + name)
    }
  }

  private static let suffix = ".new"
  private var temporaryPrefix: String { ".\(file.lastPathComponent)." }

  private func writeNew(_ data: Data, to sibling: URL) throws {
    let descriptor = open(sibling.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    defer { close(descriptor) }
    try data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw failure("cannot be written") }
        written += count
      }
    }
    guard fsync(descriptor) == 0 else { throw failure("cannot be written") }
  }

  private func failure(_ what: String) -> StoreError {
    .unusableFile(path: file.path, reason: "\(what): \(String(cString: strerror(errno)))")
  }
}

/// The folder of an application's data, which only its owner can look into.
public struct PrivateFolder {
  private let folder: URL

  public init(_ folder: URL) {
    self.folder = folder
  }

  /// Makes the folder where there is none.
  ///
  /// - Throws: a `StoreError`.
  public func make() throws {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError.unusableFile(path: folder.path, reason: "cannot be made a folder")
    }
  }
}
