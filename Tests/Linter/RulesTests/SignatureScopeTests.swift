import Diagnostics
import SourceModel
import Testing

@testable import Rules

/// What the rules about signatures leave to those who have chosen the names.
@Suite struct SignatureScopeTests {
  private static let rules: [any Rule<SwiftSource>.Type] = [
    NeedlessWord.self, ArgumentLabel.self, BooleanName.self, VerbOrNoun.self, FactoryMethod.self,
    InitializerChain.self, NotificationName.self,
  ]

  /// Members that break several of the conventions, and nothing around them.
  private static let members = """
    var hidden = false
    var photos: [Photo] = []
    func getCaption() -> String { "" }
    func moveTo(_ place: Place) {}
    func removePhoto(_ photo: Photo) {}
    func createPhotoView() -> PhotoView { PhotoView() }
    """

  private func findings(in text: String, path: String = "Sources/App/Album.swift") -> [String] {
    let file = SourceFile(path: path, text: text)
    let project = Project([file])
    return Self.rules.flatMap { project.settled($0.init(), in: [file]) }.map(\.message)
  }

  @Test(arguments: [
    "struct Album", "final class Album: UIView", "struct Album: Equatable",
    "struct Album: AlbumReader",
  ])
  func `Names that the type has chosen itself are judged`(head: String) {
    #expect(findings(in: "\(head) {\n\(Self.members)\n}").count == 5)
  }

  @Test(arguments: [
    "extension Album: AlbumReader", "final class Album: UIView, AlbumDelegate",
    "class Album: AlbumDelegate",
  ])
  func `Names that a protocol may have asked for are left alone`(head: String) {
    #expect(findings(in: "\(head) {\n\(Self.members)\n}") == [])
  }

  @Test func `A private member of such a type is not a protocol's`() {
    let text = "struct Album: AlbumReader { private var hidden = false }"
    #expect(findings(in: text) == ["write 'isHidden' instead of 'hidden'"])
  }

  @Test(arguments: [
    "override", "@objc(moveTo:)", "@available(*, deprecated, renamed: \"move(to:)\")",
    "@_cdecl(\"move\")",
  ])
  func `Names that somebody else calls are left alone`(attribute: String) {
    #expect(findings(in: "class A { \(attribute) func moveTo(_ place: Place) {} }") == [])
  }

  @Test func `Availability on a platform is no reason to leave a name alone`() {
    let text = "class A { @available(macOS 14, *) func moveTo(_ place: Place) {} }"
    #expect(findings(in: text).count == 1)
  }

  @Test func `What a program has written is left alone`() {
    let text = "// Generated using a tool - DO NOT EDIT\nstruct Album {\n\(Self.members)\n}"
    #expect(findings(in: text) == [])
  }

  @Test func `An assertion of several things is in the plural`() {
    let text =
      "struct A { var invitationsVisible = true, setupShown = false, readerAlwaysShown = false }"
    #expect(
      findings(in: text) == [
        "write 'areInvitationsVisible' instead of 'invitationsVisible'",
        "write 'isSetupShown' instead of 'setupShown'",
        "write 'isReaderAlwaysShown' instead of 'readerAlwaysShown'",
      ])
  }
}
