import Foundation

/// A file that is replaced as a whole and is on the disk when the writing returns. Only its owner
/// can read it. A symbolic link in its place stays, and what it leads to is replaced.
struct DurableFile {
  private let file: URL
  private let disk = DiskCalls.current

  init(_ file: URL) {
    self.file = file.withoutLinks
  }

  /// Writes beside the file, under a name that nobody else uses, waits for the disk, and renames.
  ///
  /// - Parameter finish: is called when nothing but the renaming is left.
  /// - Throws: a `StoreError` with the reason that the system gives, or what `finish` throws.
  func write(_ data: Data, before finish: () throws -> Void = {}) throws {
    let folder = file.deletingLastPathComponent()
    let sibling = folder.appending(path: temporaryPrefix + UUID().uuidString + Self.suffix)
    do {
      try folder.makePrivateFolder()
      try writeNew(data, to: sibling)
      try finish()
      guard disk.rename(sibling.path, file.path) == 0 else { throw failure("cannot be replaced") }
    } catch {
      unlink(sibling.path)
      throw error
    }
    // The new name is in the folder, which has to reach the disk as well.
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("cannot be written") }
    defer { close(descriptor) }
    guard disk.synchronize(descriptor) == 0 else { throw failure("cannot be written") }
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
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = disk.write(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw failure("cannot be written") }
        written += count
      }
    }
    guard disk.synchronize(descriptor) == 0 else { throw failure("cannot be written") }
  }

  private func failure(_ what: ErrorSentence) -> StoreError {
    .unusableFile(path: file.path, reason: "\(what): \(ErrorSentence(systemError: errno))")
  }
}

/// The calls by which a file reaches the disk. Tests take others, which fail as those of a machine do
/// whose power goes.
struct DiskCalls: Sendable {
  /// How many bytes were written; negative after an error.
  var write: @Sendable (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  var synchronize: @Sendable (_ descriptor: Int32) -> Int32
  var rename: @Sendable (_ old: String, _ new: String) -> Int32

  @TaskLocal static var current = DiskCalls(
    write: { Foundation.write($0, $1.baseAddress, $1.count) }, synchronize: { fsync($0) },
    rename: { Foundation.rename($0, $1) })
}

extension URL {
  /// The file to which the path leads by symbolic links, if any, be it there or not.
  package var withoutLinks: URL {
    var file = self
    // As many as the system follows.
    for _ in 0..<40 {
      let path = file.path
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return file
      }
      let folder = next.hasPrefix("/") ? "" : file.deletingLastPathComponent().path + "/"
      file = URL(filePath: folder + next)
    }
    return self
  }

  /// Makes the folder of an application's data where there is none; only its owner can look into it.
  ///
  /// - Throws: a `StoreError`.
  package func makePrivateFolder() throws {
    do {
      try FileManager.default.createDirectory(
        at: self, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError.unusableFile(path: path, reason: "cannot be made a folder")
    }
  }
}

extension URL {
  /// Checks that another engine has not kept a store in this folder: what is in it would be gone from view
  /// without a word.
  ///
  /// - Parameters:
  ///   - name: of the other engine's file.
  ///   - file: which is about to be made.
  /// - Throws: a `StoreError` where it has.
  package func checkNoStore(in name: String, beside file: URL) throws {
    let other = appending(path: name)
    guard FileManager.default.fileExists(atPath: other.path) else { return }
    throw StoreError.unusableFile(
      path: other.path,
      reason: """
        the store was kept here before, and is kept in \(file.lastPathComponent) now; open it with the \
        version of the application that made it, or move it away to start afresh
        """)
  }
}
