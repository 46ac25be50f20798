/// The patterns of one `.gitignore` file.
struct GitIgnore: Sendable {
  private struct Pattern {
    let glob: Glob
    /// Begins with `!`: takes back an earlier one.
    let isNegated: Bool
    /// Ends in `/`: meant for folders.
    let isForFolders: Bool
  }

  /// The last one first, since it decides.
  private let patterns: [Pattern]

  init(_ bytes: [UInt8]) {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    patterns = text.split(separator: 0x0A).flatMap(Self.patterns).reversed()
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the file says that a path is ignored, or not ignored; nil where it says nothing.
  ///
  /// - Parameter path: from the folder of the file on.
  func verdict(on path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
    for pattern in patterns where isFolder || !pattern.isForFolders {
      if pattern.glob.matches(path) { return !pattern.isNegated }
    }
    return nil
  }

  /// Whether the file may say something of a path that ends in a name.
  func mayConcern(_ name: [UInt8], isFolder: Bool) -> Bool {
    patterns.contains {
      (isFolder || !$0.isForFolders) && $0.glob.mayMatch(pathEndingIn: name)
    }
  }

  /// What one line says; nothing where it is empty, a comment, or no pattern.
  private static func patterns(_ line: ArraySlice<UInt8>) -> [Pattern] {
    var line = withoutTrailingSpace(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return [] }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.last == UInt8(ascii: "/")
    if isForFolders { line.removeLast() }
    guard !line.isEmpty, !hasEmptyName(line) else { return [] }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    let texts = isAnchored ? expanded(line) : [Array("**/".utf8) + line]
    return texts.compactMap { Glob(String(decoding: $0, as: UTF8.self)) }.map {
      Pattern(glob: $0, isNegated: isNegated, isForFolders: isForFolders)
    }
  }

  /// Whether nothing stands between two slashes, or behind the last: no path is like that.
  private static func hasEmptyName(_ line: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    return line.last == slash || zip(line, line.dropFirst()).contains { $0 == slash && $1 == slash }
  }

  /// Git compares what stands before the first wildcard by itself, and so takes two stars behind a name for any
  /// folders as well: `a**/b` is `ab` or `a*/**/b`, and `/a**` is `/a*` or `/a*/**`.
  private static func expanded(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    let plain = line.prefix { !"*?[\\".utf8.contains($0) }
    let stars = line.dropFirst(plain.count).prefix { $0 == UInt8(ascii: "*") }
    let rest = line.dropFirst(plain.count + stars.count)
    guard let last = plain.last, last != UInt8(ascii: "/"), stars.count > 1 else {
      return [Array(line)]
    }
    if rest.isEmpty { return [plain + Array("*".utf8), plain + Array("*/**".utf8)] }
    guard rest.first == UInt8(ascii: "/") else { return [Array(line)] }
    return expanded(plain + rest.dropFirst()) + [plain + Array("*/**".utf8) + rest]
  }

  /// A space at the end counts only behind a backslash; a carriage return never does.
  private static func withoutTrailingSpace(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    while line.last == 0x20, line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    return line
  }
}
