import Manifest
import SystemLibrary

/// What of git's index matters here: the Swift files that a walk finds, settings, baselines and manifests, and the
/// folders of other repositories.
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
  /// Settings, baselines and manifests.
  private(set) var texts: [Text] = []
  /// The folders of other repositories, from this one's root.
  private(set) var repositories: [String] = []
  /// The bytes of the folder of the last Swift file, and whether a walk enters it.
  private var latest: [UInt8] = []
  private var isEntered = true

  /// - Parameters:
  ///   - path: from the repository's root, in UTF-8.
  ///   - name: of the contents.
  ///   - stamp: what the file on disk looked like when it was taken over; nil where git itself could not rely on it.
  mutating func add(_ path: UnsafeRawBufferPointer, name: BlobName, stamp: FileStamp?) {
    guard Self.isSwift(path) else {
      if Self.isText(path) {
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

  mutating func add(repository path: some Collection<UInt8>) {
    let path = String(decoding: path, as: UTF8.self)
    if !FileWalk.passesOver(path + "/a") { repositories.append(path) }
  }

  /// The Swift files and the repositories at a path and below it.
  func part(at path: String) -> (files: [String], repositories: [String]) {
    func isIn(_ other: String) -> Bool { other == path || other.hasPrefix(path + "/") }
    let below = files[first(from: path + "/")...].prefix { isIn($0.path) }
    let file = files[first(from: path)...].prefix { $0.path == path }
    return ((file + below).map(\.path), repositories.filter(isIn))
  }

  /// The number of the first file whose path is none before another one.
  private func first(from path: String) -> Int {
    var range = 0..<files.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let isBefore = files[middle].path.utf8.lexicographicallyPrecedes(path.utf8)
      range = isBefore ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private mutating func enter(_ folder: UnsafeRawBufferPointer) {
    // Most files lie beside the one before them.
    guard folder.count != latest.count || !folder.elementsEqual(latest) else { return }
    let common = zip(folder, latest).prefix { $0 == $1 }.count
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

  private static let textNames = [SettingsFile.name, Baseline.name, Manifest.path].map {
    Array($0.utf8)
  }

  /// Whether a path is one of those whose texts are kept.
  static func isText(_ path: some BidirectionalCollection<UInt8>) -> Bool {
    textNames.contains { path.suffix($0.count).elementsEqual($0) }
  }

  private static let ending = Array(".swift".utf8)

  private static func isSwift(_ path: UnsafeRawBufferPointer) -> Bool {
    path.count >= ending.count && path.last == ending.last
      && path.suffix(ending.count).elementsEqual(ending)
  }
}
