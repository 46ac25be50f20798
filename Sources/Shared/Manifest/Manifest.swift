/// Which files were written by armature, each with the digest of what was written.
///
/// Its text is one line a file, sorted by path, in the format of `sha256sum`: branches merge, and
/// `sha256sum --check` reads it. It stands between two comments, so that a text that was cut off shows.
/// It lies at `.armature/manifest` in a generated project.
public struct Manifest: Equatable, Sendable {
  /// The place of the manifest of machine-written files below a project's root.
  public static let path = ".armature/manifest"

  /// Path below the project's root -> 64 hexadecimal digits.
  public private(set) var digests: [String: String]
  /// The digests of the other side where a merge could not decide; armature wrote these too.
  private var otherDigests: [String: String] = [:]

  public init(digests: [String: String] = [:]) {
    self.digests = digests
  }

  public mutating func record(_ bytes: [UInt8], at path: String) {
    digests[path] = SHA256.hexadecimalDigest(of: bytes)
  }

  /// Whether a file still holds what was written, whatever its lines end in; nil for a file that is not
  /// listed.
  public func holds(_ bytes: @autoclosure () -> [UInt8], at path: String) -> Bool? {
    guard let digest = digests[path] else { return nil }
    let bytes = bytes()
    return holds(bytes, digest, at: path)
      || (LineEnds.areMixed(in: bytes) && holds(LineEnds.unified(bytes), digest, at: path))
  }

  /// Whether a text was written, at whichever path: a merge carries one that a branch has changed to where the
  /// other branch has written a similar one.
  public func lists(_ bytes: [UInt8]) -> Bool {
    let digest = SHA256.hexadecimalDigest(of: LineEnds.unified(bytes))
    return digests.values.contains(digest) || otherDigests.values.contains(digest)
  }

  /// Whether a merge has left what both sides wrote at a path.
  public func hasBothSides(of path: String) -> Bool { otherDigests[path] != nil }

  private func holds(_ bytes: [UInt8], _ digest: String, at path: String) -> Bool {
    let found = SHA256.hexadecimalDigest(of: bytes)
    return found == digest || found == otherDigests[path]
  }

  /// Whether it lists no file at all.
  public var isEmpty: Bool { digests.isEmpty }

  public var text: String {
    let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)" }
    return ([Self.beginning] + lines + [Self.end]).map { $0 + "\n" }.joined()
  }

  /// Reads a manifest's text, also one in which a merge has left both sides. Nil where another line is not a
  /// digest, two spaces and a path, and for a text without its end; a list that `sha256sum` wrote has none.
  public init?(text: String) {
    var digests: [String: String] = [:]
    var otherDigests: [String: String] = [:]
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { line in !Self.mergeMarks.contains(where: line.hasPrefix) }
    guard let first = lines.first, first.first != "#" || lines.last == Self.end[...] else {
      return nil
    }
    for line in lines where line.first != "#" {
      let digest = line.prefix(64)
      let path = line.dropFirst(66)
      guard
        digest.count == 64, digest.allSatisfy(\.isHexDigit), !path.isEmpty,
        line.dropFirst(64).hasPrefix("  ")
      else { return nil }
      let former = digests.updateValue(digest.lowercased(), forKey: String(path))
      if let former { otherDigests[String(path)] = former }
    }
    self.init(digests: digests)
    self.otherDigests = otherDigests
  }

  private static let beginning = "# What armature wrote"
  private static let end = "# The end"
  private static let mergeMarks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
}
