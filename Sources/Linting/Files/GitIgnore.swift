/// The patterns of one `.gitignore` file.
struct GitIgnore: Sendable {
  private struct Pattern {
    let glob: Glob
    /// Begins with `!`: takes back an earlier one.
    let isNegated: Bool
    /// Ends in `/`: meant for folders.
    let isForFolders: Bool
  }

  private let patterns: [Pattern]

  init(_ bytes: [UInt8]) {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    patterns = text.split(separator: 0x0A).compactMap(Self.pattern)
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the file says that a path is ignored, or not ignored; nil where it says nothing.
  ///
  /// - Parameter path: from the folder of the file on.
  func verdict(on path: [[UInt8]], isFolder: Bool) -> Bool? {
    for pattern in patterns.reversed() where isFolder || !pattern.isForFolders {
      if pattern.glob.matches(path) { return !pattern.isNegated }
    }
    return nil
  }

  private static func pattern(_ line: ArraySlice<UInt8>) -> Pattern? {
    var line = withoutTrailingSpace(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    guard !line.isEmpty else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let isAnchored = line.contains(UInt8(ascii: "/"))
    return Pattern(
      glob: Glob(isAnchored ? text : "**/" + text), isNegated: isNegated,
      isForFolders: isForFolders)
  }

  /// A space at the end counts only behind a backslash; a carriage return never does.
  private static func withoutTrailingSpace(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    while line.last == 0x20, line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    return line
  }
}
