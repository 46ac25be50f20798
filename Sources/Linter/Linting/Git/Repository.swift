/// What code hosts need to know of the repository.
public enum Repository {
  /// The working folder as seen from the repository's root, with a slash at its end; empty at the root and
  /// outside of repositories.
  public static var prefix: String {
    let folder = WorkingFolder.current.path
    guard let root = RepositoryFolder(around: folder)?.root, root != folder else { return "" }
    return folder.dropFirst(root == "/" ? 1 : root.count + 1) + "/"
  }
}
