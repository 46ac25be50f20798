import SourceModel

/// Paths as findings name them: seen from the working folder.
struct WorkingFolder: Sendable {
  /// Absolute, without links.
  let path: String

  static var current: WorkingFolder {
    WorkingFolder(path: Disk.realPath(of: ".") ?? "/")
  }

  /// A path as short as it can be said from here: relative, with `..` where it leads outside.
  func relative(_ absolute: String) -> String {
    if let inside = inside(absolute) { return inside }
    let here = path.split(separator: "/")
    let there = absolute.split(separator: "/")
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: here.count - common)
    let parts = up + there.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The same of a path below this folder that is as short as it can be; nil for any other.
  private func inside(_ absolute: String) -> String? {
    let slash = UInt8(ascii: "/")
    let length = path == "/" ? 0 : path.utf8.count
    let rest = absolute.utf8.dropFirst(length + 1)
    guard !rest.isEmpty, absolute.utf8.starts(with: path.utf8),
      absolute.utf8.dropFirst(length).first == slash, rest.first != slash, rest.last != slash
    else { return nil }
    var last = slash
    for byte in rest {
      if byte == slash, last == slash { return nil }
      last = byte
    }
    return String(rest)
  }

  /// A path as the user wrote it, in the form in which findings name it.
  func normalized(_ path: String) -> String {
    if path.hasPrefix("/") {
      let inside = self.path == "/" ? "/" : self.path + "/"
      if path == self.path { return "." }
      return path.hasPrefix(inside) ? String(path.dropFirst(inside.count)) : path
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path as the user wrote it, seen from here: one name for each file, whichever way leads to it. Settings,
  /// baselines and git's changes find their files by paths from here.
  func seen(_ path: String) -> String {
    let parts = normalized(path).split(separator: "/")
    // What leads straight on from here is as short as it can be.
    guard path.hasPrefix("/") || parts.contains("..") || Disk.hasLink(in: parts) else {
      return normalized(path)
    }
    return relative(Disk.nearestRealPath(of: absolute(normalized(path))))
  }

  /// What says paths below a folder as short as they can be. Only below a folder around this one do they lead out
  /// and in again.
  ///
  /// - Parameter folder: as seen from here.
  func shortening(below folder: String) -> (String) -> String {
    let up = folder.split(separator: "/")
    let down = path.split(separator: "/").suffix(up.count)
    guard !up.isEmpty, up.count == down.count, up.allSatisfy({ $0 == ".." }) else { return { $0 } }
    let ways = (1...up.count).reversed().map { count in
      (
        long: (up + down.prefix(count)).joined(separator: "/") + "/",
        short: String(repeating: "../", count: up.count - count)
      )
    }
    return { path in
      ways.first { path.hasPrefix($0.long) }.map { $0.short + path.dropFirst($0.long.count) }
        ?? path
    }
  }

  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : (self.path == "/" ? "/" : self.path + "/") + path
  }

  /// The same with every `..` taken away: those of a path as it is said from here lead through folders, not
  /// through links.
  func resolved(_ path: String) -> String {
    let absolute = absolute(path)
    guard path.hasPrefix("../") else { return absolute }
    var parts: [Substring] = []
    for part in absolute.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// How paths from here are seen from a folder with settings.
  ///
  /// - Parameter folder: absolute; empty for files outside of all projects.
  func placement(in folder: String) -> PathPlacement {
    guard !folder.isEmpty else { return PathPlacement(around: path + "/") }
    let root =
      RepositoryFolder(around: folder)?.root ?? Repository.package(around: folder) ?? folder
    let around = root == folder ? "" : WorkingFolder(path: root).relative(folder) + "/"
    let there = relative(folder)
    if there == "." { return PathPlacement(around: around) }
    let isAbove = there.split(separator: "/").allSatisfy { $0 == ".." }
    guard isAbove else { return PathPlacement(above: there + "/", around: around) }
    return PathPlacement(below: WorkingFolder(path: folder).relative(path) + "/", around: around)
  }
}
