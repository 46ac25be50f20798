import Generator
import Manifest

/// What is on the disk of a project that is to be brought up to date.
public struct ProjectState: Sendable {
  /// What armature wrote when it was here last.
  let manifest: Manifest
  /// By path below the project's root; those that are not there are left out.
  let files: [String: [UInt8]]

  /// The owner's own files in folders that the project has no more.
  let strandedPaths: [String]

  /// - Parameters:
  ///   - files: those among `paths` that are there.
  ///   - strandedPaths: the files in `abandonedFolders` that are not among `paths`.
  public init(manifest: Manifest, files: [String: [UInt8]], strandedPaths: [String] = []) {
    self.manifest = manifest
    self.files = files
    self.strandedPaths = strandedPaths
  }

  /// The folders of targets that the project had and has no more, as where the application is called otherwise.
  public static func abandonedFolders(of manifest: Manifest, project: GeneratedProject) -> [String]
  {
    func folders(_ paths: [String]) -> Set<String> {
      Set(
        paths.filter { !$0.isRecord }.compactMap { path in
          let parts = path.split(separator: "/")
          let isInTarget = parts.count > 2 && (parts[0] == "Sources" || parts[0] == "Tests")
          return isInTarget ? "\(parts[0])/\(parts[1])" : nil
        })
    }
    let former = Array(manifest.digests.keys) + originalPaths(in: manifest)
    return folders(former).subtracting(folders(project.files.map(\.path))).sorted()
  }

  /// The files that an update looks at.
  public static func paths(of manifest: Manifest, project: GeneratedProject) -> Set<String> {
    Set(manifest.digests.keys).union(project.files.map(\.path)).union(originalPaths(in: manifest))
  }

  private static func originalPaths(in manifest: Manifest) -> [String] {
    let folder = GeneratedFile.originalsFolder + "/"
    return manifest.digests.keys.filter { $0.hasPrefix(folder) }
      .map { String($0.dropFirst(folder.count)) }
  }

  /// The owner's files that were generated, by their paths.
  var originalPaths: [String] { Self.originalPaths(in: manifest).sorted() }
}

extension ProjectState {
  /// What one of the owner's files was when it was last generated; nil for one that never was.
  func original(of path: String) -> [UInt8]? {
    // After a merge of two branches either side will do: what the other one has is in both versions.
    files[GeneratedFile.originalsFolder + "/" + path].map {
      ConflictMarkers.firstSide(of: LineEnds.unified($0))
    }
  }

  /// Whether a file of the owner's has the marks of a merge in which both sides are as armature wrote them.
  func isConflictOfOriginals(_ text: [UInt8], at path: String) -> Bool {
    let (first, second) = ConflictMarkers.sides(of: text)
    let original = GeneratedFile.originalsFolder + "/" + path
    return manifest.holds(first, at: original) == true
      && manifest.holds(second, at: original) == true
  }

  /// The machine-written files, without armature's own notes.
  var machineWrittenPaths: [String] {
    manifest.digests.keys.filter { !$0.isRecord }.sorted()
  }

  /// Whether a file holds what armature wrote.
  func isUnedited(_ path: String) -> Bool {
    files[path].map { manifest.holds($0, at: path) == true } ?? false
  }
}

extension String {
  /// Whether the path is that of a note of armature about the project, and no part of it.
  var isRecord: Bool { hasPrefix(".armature/") }
}
