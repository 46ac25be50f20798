import Diagnostics
import Manifest

extension LintRun {
  /// Tells of machine-written files that are gone, at their lines in the manifest, where a project is judged as a
  /// whole.
  mutating func tellMissingFiles(of groups: [LintGroup]) {
    let about = EngineRules.missingGeneratedFile
    for group in groups where group.isWhole && !group.manifest.isEmpty && group.settings.isOn(about)
    {
      guard request.only.isEmpty || request.only.contains(about.id) else { continue }
      let folder = group.folder == "." ? "" : group.folder + "/"
      let missing = group.manifest.digests.keys.filter {
        $0.hasSuffix(".swift") && Disk.isMissing(folder + $0)
      }
      let path = folder + Manifest.path
      guard !missing.isEmpty, let bytes = Disk.bytes(of: path) else { continue }
      let list = SourceText(file: path, bytes: bytes)
      listSources.append(list)
      result.diagnostics += missing.compactMap { name in
        Self.place(of: name, in: list).map { place in
          let finding = Finding(
            "bring '\(name)' back: it was written from the spec", at: place, certainty: .likely)
          return group.settings.diagnostic(finding, of: about)
        }
      }
    }
    result.diagnostics.sort()
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
