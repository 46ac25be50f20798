import SystemLibrary

/// A copy of git's index that knows of untracked files, so that git finds out which of them are old ones under
/// another name; gone when nobody needs it any more.
final class PassingIndex {
  private let path: String

  /// What git is to be run with.
  var environment: [String] { ["GIT_INDEX_FILE=" + path] }

  /// Nil where there is no untracked Swift file, or no copy can be made.
  ///
  /// - Parameters:
  ///   - untracked: paths from the root of the repository.
  init?(of repository: GitRepository, with untracked: [ArraySlice<UInt8>]) {
    let folder = Disk.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = "\(folder)/armature-\(getpid()).index"
    let files = untracked.filter { $0.suffix(6).elementsEqual(".swift".utf8) }
    guard !files.isEmpty, let index = Self.indexPath(of: repository),
      let bytes = Disk.bytes(of: index), (try? Disk.write(bytes, to: path)) != nil
    else { return nil }
    let adding = try? GitRepository.start(
      [
        "-C", repository.root, "add", "--intent-to-add", "--pathspec-from-file=-",
        "--pathspec-file-nul",
      ],
      input: files.flatMap { Array(":(top,literal)".utf8) + $0 + [0] },
      environment: environment + repository.environment)
    guard adding?.status == 0 else { return nil }
  }

  private static func indexPath(of repository: GitRepository) -> String? {
    repository.environment.isEmpty
      ? RepositoryFolder(around: repository.root)?.indexPath
      : GitExcludes.ownFolder(of: repository.root) + "/index"
  }

  deinit { unlink(path) }
}
