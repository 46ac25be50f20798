import Diagnostics
import Manifest

extension LintRun {
  /// Tells of machine-written files that are gone, at their lines in the manifest, where a project is judged as a
  /// whole.
  mutating func tellMissingFiles(of groups: [LintGroup]) {
    let about = EngineRules.missingGeneratedFile
    var told: [Diagnostic] = []
    for group in groups where group.isWhole && !group.manifest.isEmpty && group.settings.isOn(about)
    {
      let folder = group.folder == "." ? "" : group.folder + "/"
      let missing = group.manifest.digests.keys.filter {
        $0.hasSuffix(".swift") && Disk.isMissing(folder + $0)
      }
      let path = folder + Manifest.path
      guard !missing.isEmpty, let bytes = Disk.bytes(of: path) else { continue }
      let list = SourceText(file: path, bytes: bytes)
      listSources.append(list)
      let findings = Dictionary(grouping: missing) { Self.missingPlace(of: $0, below: folder) }
        .compactMap { gone, names in
          Self.place(of: names.min() ?? gone, in: list).map { place in
            Finding(Self.message(gone, names: names), at: place, certainty: .likely)
          }
        }
      told += findings.map { group.settings.diagnostic($0, of: about) }
    }
    // Hardly ever is there anything to be put among what a large tree has.
    if !told.isEmpty { result.diagnostics = (result.diagnostics + told).sorted() }
  }

  /// The outermost folder that is gone together with a file; the file itself where its folder is there.
  private static func missingPlace(of name: String, below folder: String) -> String {
    var path = ""
    for part in name.split(separator: "/") {
      path += (path.isEmpty ? "" : "/") + part
      if Disk.isMissing(folder + path) { break }
    }
    return path
  }

  private static func message(_ gone: String, names: [String]) -> String {
    let count = names.count.counted("file")
    let origin =
      names == [gone]
      ? "it was written from the spec"
      : "\(count) in it \(names.count == 1 ? "was" : "were") written from the spec"
    return "bring '\(gone)' back with 'armature generate --restore': \(origin)"
  }

  /// Where a manifest names a file: behind the digest and two spaces.
  private static func place(of name: String, in list: SourceText) -> FileRange? {
    let numbers = 1...max(list.lineCount, 1)
    guard let number = numbers.first(where: { list.line($0).hasSuffix("  " + name) }) else {
      return nil
    }
    let line = list.lineRange(number)
    return FileRange(file: list.file, bytes: line.upperBound - name.utf8.count..<line.upperBound)
  }
}
