import Generator
import Manifest
import Specification
import SystemLibrary
import Updating
import Workspace

/// A project on the disk that `armature new` has made.
struct ProjectFolder {
  /// As the user would write it from where the tool runs.
  let path: String
  private let folder: ReadingFolder
  /// What an update that was cut off has changed, as it was before; nil for what was not there.
  var formerFiles: [String: [UInt8]?] = [:]

  /// The project in a folder, or the one that the folder lies in.
  ///
  /// - Throws: `ProjectProblem` where there is none, or where armature's notes on it are gone.
  init(at path: String) throws {
    var path = path.isEmpty ? "." : path
    let start = path
    try Self.checkFolder(path)
    for _ in 0..<Self.deepestFolder {
      let folder = ReadingFolder(path)
      do throws(ReadingError) {
        _ = try folder.bytes(at: Manifest.path, atMost: Self.fileLimit, followsLinks: true)
        self.path = path
        self.folder = folder
        return
      } catch .missing {
        guard folder.names(in: ".armature").isEmpty else {
          throw ProjectProblem.noManifest(Self.display(Manifest.path, in: path))
        }
        // What has a package beside its spec is more than a spec that is to become a project.
        let names = Set(folder.names(in: "").map(\.name))
        if names.isSuperset(of: [GeneratedProject.specificationPath, "Package.swift"]) {
          throw ProjectProblem.noNotes(Self.display(".armature", in: path))
        }
        guard let whole = Self.resolved(path), whole != "/" else { break }
        path = path == "." ? ".." : path + "/.."
      } catch {
        throw UnreadableFile(
          path: path + "/" + Manifest.path, reason: SpecificationFileError(error))
      }
    }
    throw ProjectProblem.none(start)
  }

  private static let deepestFolder = 64
  private static let fileLimit = 256_000_000

  private static func checkFolder(_ path: String) throws(ProjectProblem) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { throw .missing(path) }
      return
    }
    if status.st_mode & S_IFMT != S_IFDIR { throw .notAFolder(path) }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// A path below the project as the user would write it.
  func display(_ relative: String) -> String { Self.display(relative, in: path) }

  private static func display(_ relative: String, in folder: String) -> String {
    folder == "." ? relative : folder + "/" + relative
  }

  var specification: SpecificationSource { SpecificationSource(display("armature.yml")) }

  func manifest() throws -> Manifest {
    guard let text = try bytes(at: Manifest.path),
      let manifest = Manifest(text: String(decoding: text, as: UTF8.self))
    else { throw ProjectProblem.damagedManifest(display(Manifest.path)) }
    return manifest
  }

  /// - Throws: where the project was written by a newer version of this tool.
  func checkVersion(against version: String) throws {
    guard let bytes = try bytes(at: GeneratedProject.versionPath) else { return }
    let written = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    if Self.numbers(written).lexicographicallyPrecedes(Self.numbers(version))
      || Self.numbers(written) == Self.numbers(version)
    {
      return
    }
    throw ProjectProblem.newer(display(""), written: written, tool: version)
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// What lies on the disk of all that an update looks at; of what armature wrote before where no project is given.
  func state(_ manifest: Manifest, for project: GeneratedProject? = nil) throws -> ProjectState {
    let paths = ProjectState.paths(of: manifest, project: project)
    var files: [String: [UInt8]] = [:]
    for path in paths { files[path] = try bytes(at: path) }
    let added = ProjectState.folders.flatMap(allPaths)
      .filter { !paths.contains($0) && formerFiles[$0] != .some(nil) }
    return ProjectState(
      manifest: manifest, files: files, addedPaths: added,
      readAdded: { [folder] in
        try? folder.bytes(at: $0, atMost: Self.fileLimit, followsLinks: true)
      }, readSides: { [path] in GitMerge.sides(of: $0, in: path) })
  }

  /// Whether resources are left of which the spec names none.
  func leavesResources(of specification: ApplicationSpecification, with manifest: Manifest) throws
    -> Bool
  {
    let names = folder.names(in: ProjectState.resourceFolder(of: specification))
    guard !names.isEmpty, specification.stores.allSatisfy({ $0.archive == nil }) else {
      return false
    }
    return try state(manifest).leavesResources(of: specification)
  }

  /// The files of a folder of the project that are not hidden, however deep.
  private func allPaths(below relative: String) -> [String] {
    folder.names(in: relative).filter { !$0.name.hasPrefix(".") }.flatMap {
      name, isFolder -> [String] in
      let path = relative + "/" + name
      return isFolder ? allPaths(below: path) : [path]
    }
  }

  /// Nil where there is no such file.
  private func bytes(at relative: String) throws -> [UInt8]? {
    if let former = formerFiles[relative] { return former }
    do throws(ReadingError) {
      return try folder.bytes(at: relative, atMost: Self.fileLimit, followsLinks: true)
    } catch .missing {
      return nil
    } catch {
      throw UnreadableFile(path: display(relative), reason: SpecificationFileError(error))
    }
  }
}

/// Why a project cannot be brought up to date.
enum ProjectProblem: Error, CustomStringConvertible {
  case none(String)
  /// The path that was asked for is that of nothing.
  case missing(String)
  case notAFolder(String)
  case noManifest(String)
  /// The folder of armature's notes is gone.
  case noNotes(String)
  case damagedManifest(String)
  case newer(String, written: String, tool: String)

  var description: String {
    switch self {
    case .none(let path):
      "no project of armature's in '\(path)' or above it: nothing has \(Manifest.path); "
        + "'armature new' makes a project"
    case .missing(let path): "there is no folder '\(path)'; name the folder of the project"
    case .notAFolder(let path):
      "'\(path)' is a file; name the folder of the project, or none to take the one around the working folder"
    case .noNotes(let path):
      "\(path) is missing, where armature keeps what it knows of the project; take it back from git"
    case .noManifest(let path):
      "\(path) is missing, which says what armature wrote; take it back from git"
    case .damagedManifest(let path):
      "\(path) is damaged or incomplete; take it back from git"
    case .newer(_, let written, let tool):
      "the project was written by armature \(written), and this is \(tool); install the newer one"
    }
  }
}
