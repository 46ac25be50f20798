import Diagnostics
import Roles
import SourceModel
import Testing

@testable import Rules

@Suite struct LayerRemedyTests {
  // Each test has its own: what is remembered of a file belongs to one thread.
  private static var view: SourceFile {
    SourceFile(
      path: "Sources/App/Views/PhotoView.swift",
      text: """
        final class PhotoView {
          func show(_ photo: Photo, animated: Bool) {}
        }
        """)
  }
  private static var model: SourceFile {
    SourceFile(path: "Sources/App/Models/Photo.swift", text: "struct Photo {}")
  }

  @Test func `A finding names the path, the declaration and the remedy`() throws {
    let finding = try #require(
      LayerDependency().findings(in: Project([Self.view, Self.model])).first)
    #expect(
      finding.notes.map(\.message) == [
        "the path: PhotoView.show(_:animated:) -> Photo", "'Photo' is declared here",
        "instead: give the view the values it shows, in an extension beside its data source",
      ])
    #expect(finding.notes[1].range?.file == "Sources/App/Models/Photo.swift")
    #expect(finding.dependency == Dependency(from: "PhotoView", to: "Photo"))
    #expect(finding.certainty == .likely)
  }

  @Test func `A project's own layers make a finding certain and the remedy its own`() throws {
    let layers = LayerTable([
      Layer(name: "Domain", folders: ["Models"], uses: ["Domain"]),
      Layer(name: "Screen", folders: ["Views"], uses: ["Screen"]),
      Layer(name: "Mediator", folders: ["Mediators"], uses: ["Domain", "Screen"]),
    ])
    let project = Project(
      [Self.view, Self.model], conventions: Conventions(layers: layers, hasOwnLayers: true))
    let finding = try #require(LayerDependency().findings(in: project).first)
    #expect(finding.certainty == .certain)
    #expect(
      finding.notes.last?.message
        == "instead: move this to 'Mediator', which may name both, or let 'Screen' declare a "
        + "protocol for what it needs")
  }

  @Test func `Every finding on the usual layers has a remedy`() {
    for from in Role.allCases {
      for to in Role.allCases where from != to && !from.allowedDependencies.contains(to) {
        let remedy = LayerRemedy(from: from.layer, to: to.layer, in: Conventions())
        #expect(remedy.sentence.hasPrefix("instead: "))
        #expect(!remedy.sentence.hasSuffix("."))
      }
    }
  }
}
