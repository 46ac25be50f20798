/// The Swift files that git knows and leaves out of the working tree, as `git sparse-checkout` has them.
struct SparseCheckout: Sendable {
  /// Their absolute paths.
  let leftOut: Set<String>

  /// Asks git only where a checkout is, or once was, a sparse one.
  ///
  /// - Parameter folder: absolute, without links, in the repository.
  init(around folder: String) {
    guard let root = RepositoryFolder(around: folder)?.root,
      Disk.kind(of: GitExcludes.ownFolder(of: root) + "/info/sparse-checkout") == .file,
      // Each path stands behind a letter and a space; that of a file which is left out is S.
      let listing = try? GitRepository.start(["-C", root, "ls-files", "-t", "-z", "--", "*.swift"])
    else {
      leftOut = []
      return
    }
    let entries = listing.output.split(separator: 0).filter { $0.starts(with: "S ".utf8) }
    leftOut = Set(entries.map { root + "/" + String(decoding: $0.dropFirst(2), as: UTF8.self) })
  }
}
