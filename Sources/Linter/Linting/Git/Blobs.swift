/// The contents of files as git's index has them. What is on disk need not be asked for: git takes longer to start
/// than a file takes to be read.
enum Blobs {
  /// A file by its path on disk and the name of what the index has of it.
  struct Wanted {
    let path: String
    let name: BlobName
  }

  static func contents(of wanted: [Wanted]) throws(GitFailure) -> [[UInt8]] {
    var found = wanted.map { contentsOnDisk(of: $0) }
    let missing = found.indices.filter { found[$0] == nil }
    for (number, bytes) in zip(missing, try ask(for: missing.map { wanted[$0] })) {
      found[number] = bytes
    }
    return found.compactMap(\.self)
  }

  /// What is on disk, if the index has the same.
  static func contentsOnDisk(of wanted: Wanted) -> [UInt8]? {
    Disk.bytes(of: wanted.path).flatMap { wanted.name.isName(of: $0) ? $0 : nil }
  }

  /// What `git cat-file --batch` prints: a line with the size, the bytes, a line end, for each blob.
  private static func ask(for wanted: [Wanted]) throws(GitFailure) -> [[UInt8]] {
    guard !wanted.isEmpty else { return [] }
    let names = wanted.map { $0.name.hexadecimal + "\n" }.joined()
    let output = try GitRepository.run(["cat-file", "--batch"], input: Array(names.utf8)).output
    var rest = output[...]
    var contents: [[UInt8]] = []
    for file in wanted {
      let header = rest.prefix { $0 != 0x0A }
      let size = header.split(separator: 0x20).last.flatMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      rest = rest.dropFirst(header.count + 1)
      guard let size, size >= 0, size < rest.count else {
        throw .failed(command: "git cat-file", reason: "no contents for '\(file.path)'")
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
