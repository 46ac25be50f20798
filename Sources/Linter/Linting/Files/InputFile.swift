/// A file that a user names besides those that are judged.
public enum InputFile {
  public static func bytes(of path: String) throws(LintFailure) -> [UInt8] {
    guard let bytes = Disk.bytes(of: path) ?? Disk.bytes(ofPipe: path) else {
      throw Disk.isMissing(path) ? .notFound(path) : .unreadable([path])
    }
    return bytes
  }
}
