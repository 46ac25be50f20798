/// The commits of the other sides of a merge that is being made.
struct MergedCommits {
  let names: [String]

  /// - Parameter root: the repository's, absolute.
  init(in root: String) {
    let bytes = Disk.bytes(of: GitExcludes.ownFolder(of: root) + "/MERGE_HEAD") ?? []
    names = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }
}
