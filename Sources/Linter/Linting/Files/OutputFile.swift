/// A file that a user asked for.
public enum OutputFile {
  /// The one name that all ways to a file share, whether it is there or not.
  public static func place(_ path: String) -> String {
    Disk.nearestRealPath(of: WorkingFolder.current.absolute(path))
  }

  public static func write(_ text: String, to path: String) throws(LintFailure) {
    do {
      try Disk.write(text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
  }
}
