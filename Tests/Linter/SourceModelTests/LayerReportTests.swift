import SourceModel
import Testing

@Suite struct LayerReportTests {
  private static func report(_ files: [(path: String, text: String)]) -> LayerReport {
    LayerReport(of: Project(files.map { SourceFile(path: $0.path, text: $0.text) }))
  }

  private static let photos = report([
    ("Sources/App/Models/Photo.swift", "struct Photo { var album: Album? }\nclass Album {}"),
    (
      "Sources/App/Views/PhotoView.swift",
      "final class PhotoView { var photo: Photo?; let next: Photo? }"
    ),
    (
      "Sources/App/Controllers/PhotoController.swift",
      "final class PhotoController { var photo: Photo; let view = PhotoView() }"
    ),
  ])

  @Test func `The matrix counts types and how often one layer names another`() {
    #expect(Self.photos.layers.map(\.name) == ["model", "view", "controller"])
    #expect(Self.photos.layers.map(\.typeCount) == [2, 1, 1])
    #expect(Self.photos.edge(from: "model", to: "model")?.count == 1)
    #expect(Self.photos.edge(from: "view", to: "model")?.count == 2)
    #expect(Self.photos.edge(from: "controller", to: "view")?.count == 1)
    #expect(Self.photos.edge(from: "model", to: "view") == nil)
  }

  @Test func `A wrong edge comes with its paths`() {
    #expect(Self.photos.wrongEdges.map(\.from) == ["view"])
    #expect(Self.photos.wrongEdges.flatMap(\.wrongUses).map(\.path) == ["PhotoView.photo -> Photo"])
  }

  @Test func `A cycle of different layers is named once, by its shortest way`() {
    let report = Self.report([
      (
        "Sources/App/Models/Photo.swift",
        "class Photo { var store: PhotoStore?; var album: Album? }"
      ),
      ("Sources/App/Models/Album.swift", "class Album { var photo: Photo? }"),
      (
        "Sources/App/Stores/PhotoStore.swift",
        "class PhotoStore { var photo: Photo?; var album: Album? }"
      ),
    ])
    #expect(report.cycles.map(\.path) == ["Photo (model) -> PhotoStore (store) -> Photo"])
  }

  @Test func `A view and its delegate protocol, and types of one layer, are not a cycle`() {
    let report = Self.report([
      ("Sources/App/Models/Photo.swift", "class Photo { var album: Album? }"),
      ("Sources/App/Models/Album.swift", "class Album { var photo: Photo? }"),
      (
        "Sources/App/Views/PhotoView.swift",
        """
        protocol PhotoViewDelegate: AnyObject { func photoViewDidClose(_ photoView: PhotoView) }
        final class PhotoView { weak var delegate: (any PhotoViewDelegate)? }
        """
      ),
    ])
    #expect(report.cycles.isEmpty)
    #expect(report.wrongEdges.isEmpty)
  }

  @Test func `An extension in another layer makes no cycle`() {
    let report = Self.report([
      ("Sources/App/Models/Photo.swift", "class Photo {}"),
      ("Sources/App/Stores/PhotoStore.swift", "class PhotoStore { var photo: Photo? }"),
      (
        "Sources/App/Stores/Photo+Store.swift", "extension Photo { var store: PhotoStore? { nil } }"
      ),
    ])
    #expect(report.cycles.isEmpty)
  }

  @Test func `A circle of two thousand types is found without a deep stack`() {
    let count = 2_000
    let files = (0..<count).map { number in
      let next = (number + 1) % count
      let folder = number == 0 ? "Stores" : "Models"
      return (
        path: "Sources/App/\(folder)/T\(number).swift",
        text: "class T\(number) { var next: T\(next)? }"
      )
    }
    let cycles = Self.report(files).cycles
    #expect(cycles.count == 1)
    #expect(cycles.first?.types.count == count)
  }
}
