import Manifest
import Templates

extension ProjectGenerator {
  /// The spec with the files that it includes.
  func specificationFiles(of project: Project) -> [GeneratedFile] {
    project.specification.files.enumerated().map { index, file in
      GeneratedFile(
        path: index == 0 ? GeneratedProject.specificationPath : file.path, bytes: file.bytes,
        ownership: .owner)
    }
  }

  /// What the stores read at their first start: a copy of the user's own archive where that is at hand. The record of
  /// it is what is made up without: where the user's is not at hand any more, an update sees that it was no such thing.
  func archiveFiles(
    of project: Project, given archives: [String: [UInt8]]
  ) -> [(store: String, file: GeneratedFile, record: GeneratedFile, isCopy: Bool)] {
    project.specification.stores.compactMap { store in
      guard let archive = store.archive, let name = archive.split(separator: "/").last else {
        return nil
      }
      let path = project.folder("Resources") + "/" + name
      let madeUp = GeneratedFile(
        path: path, bytes: Array((project.samples(of: store)?.text ?? "").utf8), ownership: .owner)
      let own = archives[archive].map { GeneratedFile(path: path, bytes: $0, ownership: .owner) }
      return (store.name, own ?? madeUp, madeUp.original, own != nil)
    }
  }

  /// What was copied; none where nothing was.
  func copyRecord(of copies: [GeneratedFile]) -> [GeneratedFile] {
    guard !copies.isEmpty else { return [] }
    var record = Manifest()
    for copy in copies {
      record.record(LineEnds.unified(copy.bytes), at: String(copy.path.fileName))
    }
    return [
      GeneratedFile(
        path: GeneratedProject.copiedArchivesPath, text: record.text, ownership: .armature)
    ]
  }

  /// The runtime, as it is part of this tool.
  func kitFiles(of project: Project) -> [GeneratedFile] {
    guard project.carriesKits else { return [] }
    return project.kitModules.flatMap { module in
      Templates.paths(below: module).compactMap { path in
        Templates.bytes(at: path).map {
          GeneratedFile(
            path: "\(Project.kitsFolder)/Sources/\(path)", bytes: $0, ownership: .kit)
        }
      }
    }
  }

  /// What was written, and by which version, so that the project can be brought up to date later.
  func recordFiles(about files: [GeneratedFile]) -> [GeneratedFile] {
    var manifest = Manifest()
    for file in files where file.ownership != .owner {
      manifest.record(file.bytes, at: file.path)
    }
    return [
      GeneratedFile(path: Manifest.path, text: manifest.text, ownership: .armature),
      GeneratedFile(
        path: GeneratedProject.versionPath, text: toolVersion + "\n", ownership: .armature),
    ]
  }
}
