/// Which folders a walk enters, asked once for the files of a folder that follow each other.
struct EnteredFolders {
  private var folder: Substring?
  private var isEntered = false

  /// Whether a walk finds a file.
  ///
  /// - Parameter path: from the repository's root on.
  mutating func contain(_ path: String) -> Bool {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    let name = path.utf8[end...].drop { $0 == UInt8(ascii: "/") }
    guard name.first != UInt8(ascii: ".") else { return false }
    if folder != path[..<end] {
      folder = path[..<end]
      isEntered = !FileWalk.passesOver(path)
    }
    return isEntered
  }
}
