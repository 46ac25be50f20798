import Generator
import Manifest
import Specification

/// What is on the disk of a project that is to be brought up to date.
public struct ProjectState: Sendable {
  /// What armature wrote when it was here last.
  let manifest: Manifest
  /// By path below the project's root; those that are not there are left out.
  public let files: [String: [UInt8]]

  /// What the owner's files were when they were last generated, by their paths.
  private let originals: [String: [UInt8]]
  /// The owner's files of which nobody knows that any more.
  let lostOriginals: [String]

  /// The files that its owner has added to what is the project's own.
  let addedPaths: [String]
  /// Those beside the kits, of which an update only tells.
  private let addedKitPaths: [String]
  let readAdded: @Sendable (String) -> [UInt8]?
  let readSides: @Sendable (String) -> [[UInt8]]?

  /// - Parameters:
  ///   - files: those among `paths` that are there.
  ///   - addedPaths: the files below `folders` that are not among `paths`.
  ///   - readAdded: reads one of them; nil where that cannot be.
  ///   - readSides: reads what a file was on both sides of the last merge; nil where one of them did not have it.
  public init(
    manifest: Manifest, files: [String: [UInt8]], addedPaths: [String] = [],
    readAdded: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    readSides: @escaping @Sendable (String) -> [[UInt8]]? = { _ in nil }
  ) {
    self.manifest = manifest
    self.files = files
    originals = Self.originals(among: files, of: manifest)
    lostOriginals = Self.originalPaths(in: manifest).filter { [originals] path in
      files[path] != nil && originals[path] == nil
    }.sorted()
    self.addedPaths = addedPaths.filter { !$0.isBesideKits }
    addedKitPaths = addedPaths.filter(\.isBesideKits)
    self.readAdded = readAdded
    self.readSides = readSides
  }

  private static let resourceFolders = ["Resources", "Samples"]

  fileprivate static let sourceFolders = ["Sources", "Tests"]

  /// The folders in which the targets of a project and of its kits lie.
  public static let folders = sourceFolders + [KitsPackage.ownName]

  /// All files that its owner has added.
  var allAddedPaths: [String] { addedPaths + addedKitPaths }

  /// The owner's own files in folders that belong to no target, as where the application is called otherwise or a kit
  /// is needed no more, and those among resources of a target that has none any more.
  ///
  /// - Parameter package: the package's manifest as it is going to be.
  func strandedPaths(beside files: [GeneratedFile], package: [UInt8]) -> [String] {
    let targets = Set(files.compactMap(\.path.targetFolder))
    let package = String(decoding: package, as: UTF8.self)
    let hasKits = files.contains { $0.ownership == .kit }
    let stranded = addedPaths.filter { path in
      let parts = path.split(separator: "/")
      guard let folder = path.targetFolder else { return false }
      let isInTarget = targets.contains(folder)
      let isResource = parts.count > 3 && Self.resourceFolders.contains(String(parts[2]))
      guard !isInTarget || isResource && !path.hasSuffix(".swift") else { return false }
      // Its owner may have added a target, or a folder.
      return !package.contains("\"\(parts[isInTarget ? 2 : 1])\"")
    }
    return stranded
      + addedKitPaths.filter { path in
        !hasKits || path.targetFolder.map { !targets.contains($0) } == true
      }
  }

  /// Where the resources of an application lie.
  public static func resourceFolder(of specification: ApplicationSpecification) -> String {
    "Sources/\(specification.application.name)/\(resourceFolders[0])"
  }

  /// Whether files are left among the resources of the application, whose package has had some until now.
  public func leavesResources(of specification: ApplicationSpecification) -> Bool {
    let folder = Self.resourceFolder(of: specification) + "/"
    let package = String(decoding: original(of: "Package.swift") ?? [], as: UTF8.self)
    guard package.contains("\"\(Self.resourceFolders[0])\"") else { return false }
    let kept = originalPaths.filter { path in
      files[path].map { !isUnedited(LineEnds.unified($0), at: path) } == true
    }
    return (addedPaths + kept).contains { $0.hasPrefix(folder) && !$0.hasSuffix(".swift") }
  }

  /// The bytes of a file that its owner has added; nil for one that cannot be read.
  func added(_ path: String) -> [UInt8]? { readAdded(path) }

  /// The files that an update looks at.
  ///
  /// - Parameter project: nil for what armature wrote when it was here last.
  public static func paths(of manifest: Manifest, project: GeneratedProject?) -> Set<String> {
    Set(manifest.digests.keys).union(project?.files.map(\.path) ?? [])
      .union(originalPaths(in: manifest))
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
  /// What one of the owner's files was when it was last generated; nil for one that never was, or where that is
  /// lost.
  func original(of path: String) -> [UInt8]? { originals[path] }

  private static func originals(
    among files: [String: [UInt8]], of manifest: Manifest
  ) -> [String: [UInt8]] {
    originalPaths(in: manifest).reduce(into: [:]) { originals, path in
      let original = GeneratedFile.originalsFolder + "/" + path
      guard let bytes = files[original].map(LineEnds.unified) else { return }
      let (first, _) = ConflictMarkers.sides(of: bytes)
      // After a merge of two branches either side will do: what the other one has is in both versions.
      let isMerged = first != bytes || manifest.hasBothSides(of: original)
      let isWritten = isMerged || manifest.holds(bytes, at: original) == true
      if isWritten || manifest.lists(bytes) { originals[path] = Original.text(of: first) }
    }
  }

  /// Whether a text of the owner's is as armature wrote it, or what a merge has made of two such texts, with its
  /// marks or without: each of its lines is of one side.
  func isUnedited(_ text: [UInt8], at path: String) -> Bool {
    if text == original(of: path) { return true }
    let original = GeneratedFile.originalsFolder + "/" + path
    let marked = ConflictMarkers.sides(of: text)
    let merged = manifest.hasBothSides(of: original) ? readSides(path) : nil
    let sides = (merged ?? [marked.first, marked.second]).map(LineEnds.unified)
    let areWritten = sides.allSatisfy { side in
      manifest.holds(Original.record(side), at: original) == true
        || manifest.holds(side, at: original) == true
    }
    return areWritten
      && Set((marked.first + marked.second).textLines).isSubset(of: sides.flatMap(\.textLines))
  }

  /// The machine-written files, without armature's own notes.
  var machineWrittenPaths: [String] {
    manifest.digests.keys.filter { !$0.isRecord }.sorted()
  }

  /// Whether a file holds what armature wrote.
  func isUnedited(_ path: String) -> Bool {
    files[path].map { manifest.holds($0, at: path) == true || manifest.lists($0) } ?? false
  }
}

extension String {
  fileprivate var isBesideKits: Bool { hasPrefix(KitsPackage.ownName + "/") }

  /// `Sources/News` for a file in that folder, however deep, and `Kits/Sources/ModelKit`.
  fileprivate var targetFolder: String? {
    let parts = split(separator: "/")
    let count = isBesideKits ? 3 : 2
    return parts.count > count && ProjectState.sourceFolders.contains(String(parts[count - 2]))
      ? parts.prefix(count).joined(separator: "/") : nil
  }

  /// Whether the path is that of a note of armature about the project, and no part of it.
  var isRecord: Bool { hasPrefix(".armature/") }
}
