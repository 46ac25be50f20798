import SystemLibrary

/// What of git's index matters here: the Swift files that a walk finds, and settings and baselines.
struct IndexedFiles: Sendable {
  /// A folder with the files that follow right behind it, up to the next one's.
  struct Folder {
    /// From the repository's root; empty for that itself.
    let path: String
    /// The number of its first file.
    let start: Int
  }

  struct Text {
    let path: String
    let name: BlobName
  }

  /// By their paths from the repository's root, in the order of the index.
  var files: [LintFile] = []
  /// The folders of the files and those around them, each as often as the index comes to it.
  private(set) var folders = [Folder(path: "", start: 0)]
  /// Settings and baselines.
  private(set) var texts: [Text] = []
  /// The bytes of the folder of the last Swift file, and whether a walk enters it.
  private var latest: [UInt8] = []
  private var isEntered = true

  /// - Parameters:
  ///   - path: from the repository's root, in UTF-8.
  ///   - name: of the contents.
  ///   - stamp: what the file on disk looked like when it was taken over; nil where git itself could not rely on it.
  mutating func add(_ path: UnsafeRawBufferPointer, name: BlobName, stamp: FileStamp?) {
    guard Self.isSwift(path) else {
      if Self.textNames.contains(where: { path.suffix($0.count).elementsEqual($0) }) {
        texts.append(Text(path: String(decoding: path, as: UTF8.self), name: name))
      }
      return
    }
    var end = path.count
    while end > 0, path[end - 1] != UInt8(ascii: "/") { end -= 1 }
    enter(UnsafeRawBufferPointer(rebasing: path[..<max(end - 1, 0)]))
    guard isEntered, path[end] != UInt8(ascii: ".") else { return }
    files.append(LintFile(String(decoding: path, as: UTF8.self), name: name, stamp: stamp))
  }

  private mutating func enter(_ folder: UnsafeRawBufferPointer) {
    let common = zip(folder, latest).prefix { $0 == $1 }.count
    guard common < max(folder.count, latest.count) else { return }
    isEntered = !FileWalk.passesOver(folder[...])
    if isEntered {
      for end in common..<folder.count where folder[end] == UInt8(ascii: "/") && end > 0 {
        let isNew = end > common || latest.count > common && latest[common] != folder[end]
        if isNew { add(folder[..<end]) }
      }
      add(folder[...])
    }
    latest = Array(folder)
  }

  private mutating func add(_ folder: Slice<UnsafeRawBufferPointer>) {
    folders.append(Folder(path: String(decoding: folder, as: UTF8.self), start: files.count))
  }

  private static let textNames = [SettingsFile.name, Baseline.name].map { Array($0.utf8) }
  private static let ending = Array(".swift".utf8)

  private static func isSwift(_ path: UnsafeRawBufferPointer) -> Bool {
    path.count >= ending.count && path.last == ending.last
      && path.suffix(ending.count).elementsEqual(ending)
  }
}
