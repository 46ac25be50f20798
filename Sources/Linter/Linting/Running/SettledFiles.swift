extension LintGroup {
  /// The same with a place for every file to be read from, where git's index has been looked at alone: the disk, if
  /// that has the same, else the index itself.
  ///
  /// - Parameters:
  ///   - known: by file, whether nobody is going to read it.
  func settled(except known: (Int) -> Bool = { _ in false }, threads: Int) -> LintGroup {
    let open = files.indices.filter { files[$0].name != nil && !known($0) }
    guard !open.isEmpty else { return self }
    let onDisk = mapInParallel(open.count, threads: threads) { next, finish in
      while let number = next() { finish(number, files[open[number]].foundOnDisk) }
    }
    var settled = files
    var missing: [Int] = []
    for (number, file) in zip(open, onDisk) {
      if let file { settled[number] = file } else { missing.append(number) }
    }
    let wanted = missing.compactMap { number in
      files[number].name.map { Blobs.Wanted(path: files[number].path, name: $0) }
    }
    // What git does not give stays as it is, and is told of by whoever wants to read it.
    for (number, bytes) in zip(missing, (try? Blobs.contents(of: wanted)) ?? []) {
      settled[number] = files[number].with(bytes: bytes)
    }
    return with(files: settled)
  }
}

extension LintFile {
  /// The same read from disk, if that has what git's index has.
  fileprivate var foundOnDisk: LintFile? {
    guard let name, let found = FileStamp(ofFileAt: path) else { return nil }
    let isSame =
      stamp.map(found.hasContents) ?? false
      || Blobs.contentsOnDisk(of: Blobs.Wanted(path: path, name: name)) != nil
    return isSame ? onDisk(found) : nil
  }
}
