import Manifest
import Templates

extension ProjectGenerator {
  /// The spec with the files that it includes, and the archives: the user's own where there is one.
  func copiedFiles(of project: Project, archives: [String: [UInt8]]) -> [GeneratedFile] {
    let specification = project.specification.files.enumerated().map { index, file in
      GeneratedFile(
        path: index == 0 ? Project.specificationPath : file.path, bytes: file.bytes,
        ownership: .owner)
    }
    let resources = project.specification.stores.compactMap { store -> GeneratedFile? in
      guard let archive = store.archive, let name = archive.split(separator: "/").last else {
        return nil
      }
      let path = project.folder("Resources") + "/" + name
      let bytes =
        archives[archive] ?? Array(SampleArchive(of: store, in: project.specification).text.utf8)
      return GeneratedFile(path: path, bytes: bytes, ownership: .owner)
    }
    return specification + resources
  }

  /// The runtime, as it is part of this tool.
  func kitFiles(of project: Project) -> [GeneratedFile] {
    project.kits.flatMap { kit in
      Templates.paths(below: kit.rawValue).compactMap { path in
        Templates.bytes(at: path).map {
          GeneratedFile(path: "Sources/" + path, bytes: $0, ownership: .kit)
        }
      }
    }
  }

  /// What was written, and by which version, so that the project can be brought up to date later.
  func recordFiles(about files: [GeneratedFile]) -> [GeneratedFile] {
    var manifest = Manifest()
    var originals = Manifest()
    for file in files {
      if file.ownership == .owner {
        originals.record(file.bytes, at: file.path)
      } else {
        manifest.record(file.bytes, at: file.path)
      }
    }
    return [
      GeneratedFile(path: Manifest.path, text: manifest.text, ownership: .armature),
      GeneratedFile(path: ".armature/originals", text: originals.text, ownership: .armature),
      GeneratedFile(path: ".armature/version", text: toolVersion + "\n", ownership: .armature),
    ]
  }
}
