import Foundation
import Roles
import Testing

@testable import SourceModel

@Suite struct ProjectTests {
  private func project(_ files: [String: String]) -> Project {
    Project(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) },
      conventions: Conventions(hasOwnLayers: true))
  }

  @Test func `A layer comes from the folder, then from the superclass, then from the suffix`() {
    let types = project([
      "Models/PhotoStore.swift": "class PhotoStore: UIView {}",
      "Other/Gallery.swift": "class Gallery: Base {}\nclass Base: UIViewController {}",
      "Other/Archive.swift": "struct ArchiveStore {}\nstruct Plain {}",
      "Views/PhotoViewDelegate.swift": "protocol PhotoViewDelegate: AnyObject {}",
    ]).types
    #expect(types.layer(ofType: "PhotoStore")?.name == "model")
    #expect(types.layer(ofType: "Gallery")?.name == "controller")
    #expect(types.layer(ofType: "ArchiveStore")?.name == "store")
    #expect(types.layer(ofType: "Plain") == nil)
    #expect(types.layer(ofType: "PhotoViewDelegate")?.name == "delegateProtocol")
  }

  @Test func `What answers for a screen has no layer of the folders of others`() {
    let types = project([
      "Views/PhotoCellViewModel.swift": "class PhotoCellViewModel { let photo: Photo }",
      "Views/PhotoCell.swift": "class PhotoCell {}",
    ]).types
    #expect(types.layer(ofType: "PhotoCellViewModel") == nil)
    #expect(types.layer(ofType: "PhotoCell")?.name == "view")
  }

  @Test func `Superclasses in a circle come to an end`() {
    let types = project(["a.swift": "class A: B {}\nclass B: C {}\nclass C: A {}"]).types
    #expect(types.layer(ofType: "A") == nil)
    #expect(types.declarations(of: "A").map { types.ancestors(of: $0) } == [["B", "C"]])
  }

  @Test func `Chores come down from classes and protocols of the project`() {
    let types = project([
      "a.swift": """
      protocol Keeping {}
      extension Keeping { func keep() { UserDefaults.standard.set(1, forKey: "a") } }
      protocol Archiving: Keeping {}
      class Base: Archiving {}
      class Heir: Base {}
      extension Other: Keeping {}
      """,
      "b.swift": """
      struct Other {}
      extension Decodable { func read() { _ = FileManager.default.contents(atPath: "a") } }
      struct Photo: Decodable {}
      extension String { func keep() { try? write(toFile: self, atomically: true, encoding: .utf8) } }
      enum Page: String { case first }
      """,
    ]).types
    #expect(["Archiving", "Base", "Heir", "Other"].allSatisfy(types.doesChores))
    #expect(!types.doesChores("Photo"))
    #expect(!types.relies(NameHash.of("Page")))
  }

  @Test func `A name that is declared twice with two layers has none`() {
    let types = project([
      "Models/Photo.swift": "struct Photo {}", "Views/Photo.swift": "struct Photo {}",
    ]).types
    #expect(types.layer(ofType: "Photo") == nil)
    #expect(types.declarations(of: "Photo").count == 2)
  }

  @Test func `Uses are counted by the outermost type with their first place`() {
    let text = """
      struct A { struct B { var photo: Photo?; var other: [Photo] } }
      func f() { _ = Photo() }
      """
    let file = project(["a.swift": text]).files[0]
    let uses = file.uses.filter { use in
      text.utf8.dropFirst(use.bytes.lowerBound).prefix(use.bytes.count).elementsEqual("Photo".utf8)
    }
    #expect(uses.map(\.count) == [2, 1])
    #expect(uses.map { $0.owner.map { file.types[$0].name } } == ["A", nil])
    #expect(uses[0].bytes == 33..<38)
  }

  @Test func `Paths are seen from the settings`() {
    let inside = PathPlacement(below: "Sources/App/")
    #expect(inside.inner("Views/a.swift") == "Sources/App/Views/a.swift")
    #expect(inside.inner("../Models/a.swift") == "Sources/Models/a.swift")
    #expect(PathPlacement(above: "Tool/").inner("Tool/Sources/a.swift") == "Sources/a.swift")
  }

  @Test func `Each thread looks at a file in memory of its own`() async {
    let file = SourceFile(path: "Photo.swift", text: "struct Photo {}")
    let outline = file.withSource { FileOutline(of: $0) }
    let project = Project(files: [outline], conventions: Conventions()) { _ in
      Array("struct Photo {}".utf8)
    }
    @Sendable func place() -> UInt {
      UInt(bitPattern: project.source(at: "Photo.swift")?.bytes.baseAddress)
    }
    let (first, again) = (place(), place())
    #expect(first == again)
    let other = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: place()) }
    }
    #expect(first != other)
  }
}
