/// A file that a user asked for.
public enum OutputFile {
  /// What all ways to a file share, links of both kinds, whether it is there or not.
  ///
  /// - Parameter path: nil for the standard output, which `/dev/stdout` is as well.
  public static func place(_ path: String?) -> String {
    guard let path else { return Disk.identity(of: 1) ?? "" }
    var place = WorkingFolder.current.absolute(path)
    var links: Set<String> = []
    while links.insert(place).inserted {
      if let identity = Disk.identity(of: place) { return identity }
      guard let target = Disk.linkTarget(of: place) else { break }
      place = target.hasPrefix("/") ? target : SettingsFile.folder(of: place) + "/" + target
    }
    return Disk.nearestRealPath(of: place)
  }

  /// Whether it is one of those that runs read: a Swift file, settings or a baseline. A report would destroy it.
  public static func isInput(_ path: String) -> Bool {
    let file = Disk.nearestRealPath(of: WorkingFolder.current.absolute(path))
    let name = file.split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") || [SettingsFile.name, Baseline.name].contains(String(name))
  }

  public static func write(_ text: String, to path: String) throws(LintFailure) {
    do {
      try Disk.write(text.utf8, to: path)
    } catch {
      throw .notWritable(path, reason: error.reason)
    }
  }
}
