import Specification

extension ProjectGenerator {
  /// The objects on which the tests of a store work.
  func sampleFiles(of project: Project) -> [GeneratedFile] {
    project.sampledStores.compactMap { store in
      project.samples(of: store).map {
        GeneratedFile(
          path: project.testFolder + "/Samples/\(store.name).json", text: $0.text,
          ownership: .owner)
      }
    }
  }
}
