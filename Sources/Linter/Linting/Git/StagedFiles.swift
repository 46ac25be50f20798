/// The Swift files that the next commit changes, as they stand in git's index.
struct StagedFiles {
  private struct Entry {
    let blob: String
    let path: String
  }

  let files: [LintFile]

  init(in workingFolder: WorkingFolder) throws(GitFailure) {
    // Outside of a repository 'git diff' would compare files, and complain of the option.
    let root = try GitRepository().root
    let listing = try GitRepository.run([
      "diff", "--cached", "--raw", "-z", "--no-abbrev", "--no-renames", "--diff-filter=d",
    ])
    let entries = Self.entries(in: listing.output)
    guard !entries.isEmpty else {
      files = []
      return
    }
    let blobs = try Self.contents(of: entries)
    files = zip(entries, blobs).map { entry, bytes in
      LintFile(workingFolder.relative(root + "/" + entry.path), bytes: bytes)
    }
  }

  /// Records of the form `:100644 100644 old new M` and a path, each ended by NUL; links are no files.
  private static func entries(in output: [UInt8]) -> [Entry] {
    let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let columns = fields[index].split(separator: " ")
      let path = fields[index + 1]
      guard columns.count == 5, columns[1].hasPrefix("100"), path.hasSuffix(".swift"),
        !FileWalk.passesOver(path)
      else { return nil }
      return Entry(blob: String(columns[3]), path: path)
    }
  }

  /// What `git cat-file --batch` prints: a line with the size, the bytes, a line end, for each blob.
  private static func contents(of entries: [Entry]) throws(GitFailure) -> [[UInt8]] {
    let names = entries.map { $0.blob + "\n" }.joined()
    let output = try GitRepository.run(["cat-file", "--batch"], input: Array(names.utf8)).output
    var rest = output[...]
    var contents: [[UInt8]] = []
    for entry in entries {
      let header = rest.prefix { $0 != 0x0A }
      let size = header.split(separator: 0x20).last.flatMap {
        Int(String(decoding: $0, as: UTF8.self))
      }
      rest = rest.dropFirst(header.count + 1)
      guard let size, size >= 0, size < rest.count else {
        throw .failed(command: "git cat-file", reason: "no contents for '\(entry.path)'")
      }
      contents.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
