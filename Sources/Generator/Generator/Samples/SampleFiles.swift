import Specification

extension ProjectGenerator {
  /// The objects on which the tests of a store work.
  func sampleFiles(of project: Project) -> [GeneratedFile] {
    project.sampledStores.map { store in
      GeneratedFile(
        path: project.testFolder + "/Samples/\(store.name).json",
        text: SampleArchive(of: store.models, in: project.specification).text, ownership: .armature)
    }
  }
}
