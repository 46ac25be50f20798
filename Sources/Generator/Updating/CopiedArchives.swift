import Generator
import Manifest

/// The archives of the user's that the spec names and that are copied into the project: what was copied last, and
/// what they are now, by the names of their files.
struct CopiedArchives {
  private let former: Manifest
  private let current: Manifest
  private let names: Set<String>

  init(former: [UInt8]?, in project: GeneratedProject) {
    func manifest(_ text: [UInt8]?) -> Manifest {
      text.flatMap { Manifest(text: String(decoding: $0, as: UTF8.self)) } ?? Manifest()
    }
    self.former = manifest(former)
    current = manifest(project.file(at: GeneratedProject.copiedArchivesPath)?.bytes)
    names = Set(project.archivePaths.values.map { String($0.fileName) })
  }

  /// What was copied last once the project is up to date; nil for nothing. An archive that is not at hand, as where
  /// the project was made from one beside its spec, stays known.
  var record: [UInt8]? {
    let digests = former.digests.filter { names.contains($0.key) }
      .merging(current.digests) { $1 }
    return digests.isEmpty ? nil : Array(Manifest(digests: digests).text.utf8)
  }

  /// Whether a text is what was copied from an archive that is still at hand, so that it can be copied again.
  func isUnedited(_ text: [UInt8], at path: String) -> Bool {
    let name = String(path.fileName)
    return current.digests[name] != nil && former.holds(text, at: name) == true
  }

  /// Whether an archive is at hand.
  func isGiven(_ path: String) -> Bool { current.digests[String(path.fileName)] != nil }

  /// Whether an archive that is at hand says something else than when it was copied or told of.
  func isChanged(_ path: String) -> Bool {
    let name = String(path.fileName)
    return current.digests[name] != former.digests[name]
  }
}
