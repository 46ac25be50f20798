/// A file that a user asked for.
public enum OutputFile {
  public static func write(_ text: String, to path: String) throws(LintFailure) {
    do {
      try Disk.write(text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
  }
}
