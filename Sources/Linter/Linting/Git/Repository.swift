/// What code hosts need to know of the repository.
public enum Repository {
  /// The working folder as seen from the repository's root, with a slash at its end; empty at the root and
  /// outside of repositories.
  public static var prefix: String {
    guard let process = try? GitRepository.run(["rev-parse", "--show-prefix"]) else { return "" }
    return String(process.text.prefix { $0 != "\n" })
  }
}
