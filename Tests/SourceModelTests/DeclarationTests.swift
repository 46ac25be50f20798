import SourceModel
import Testing

@Suite struct DeclarationTests {
  private func declaration(_ name: String, in text: String) throws -> Declaration {
    try #require(SwiftSource(text: text).declarations.first { $0.name == name })
  }

  @Test func `A declaration knows what is around it`() throws {
    let text = """
      class Album {
        struct Page { func turn() { let number = 1 } }
      }
      protocol Reader { var place: Int { get } }
      """
    let number = try declaration("number", in: text)
    #expect(number.isLocal && !number.isMember)
    #expect(number.enclosingType?.name.text == "Page")
    #expect(number.enclosingType?.enclosingType?.name.text == "Album")
    let place = try declaration("place", in: text)
    #expect(place.isRequirement && !place.isStored)
    let album = try declaration("Album", in: text)
    #expect(album.isTopLevel && album.children.map(\.name.text) == ["Page"])
  }

  @Test func `A stored value is told from a computed one`() throws {
    let text = """
      struct A {
        var stored = 1
        var observed = 1 { didSet {} }
        var computed: Int { 1 }
        var both: Int { get { 1 } set {} }
      }
      """
    #expect(try declaration("stored", in: text).isStored)
    #expect(try declaration("observed", in: text).isStored)
    #expect(try !declaration("computed", in: text).isStored)
    #expect(try !declaration("both", in: text).isStored)
  }

  @Test func `Parameters, attributes and inheritance are read, whatever lies between`() throws {
    let text = """
      @objc(name) @MainActor
      final class A: Base<Int>, @unchecked Sendable, ~Copyable {
        func f(_ a: Int = { (b: Int) in b }(1), c d: String...) -> Bool { true }
      }
      """
    let type = try declaration("A", in: text)
    #expect(type.attributes.map(\.name.text) == ["objc", "MainActor"])
    #expect(type.attributes.map(\.arguments.text) == ["name", ""])
    #expect(type.inheritedTypes.map(\.base) == ["Base", "Sendable", "Copyable"])
    let function = try declaration("f", in: text)
    #expect(function.parameters.map(\.name.text) == ["a", "d"])
    #expect(function.parameters.map(\.isLabelled) == [false, true])
    #expect(function.parameters.map(\.isVariadic) == [false, true])
    #expect(function.type.isBool)
  }

  @Test(arguments: [
    ("Photo", "Photo"), ("(any PhotoViewDelegate)?", "PhotoViewDelegate"), ("some View", "View"),
    ("App.Photo!", "App.Photo"), ("Array<Photo>", "Array"), ("[Photo]", nil), ("() -> Void", nil),
    ("inout Photo", "Photo"), ("@Sendable () -> Void", nil), ("Photo??", "Photo"),
  ])
  func `The type itself is found below what is around it`(written: String, base: String?) throws {
    let value = try declaration("value", in: "func f(value: \(written)) {}\nvar value: \(written)")
    #expect(value.type.base == base)
  }

  @Test func `Documentation is what stands right above`() throws {
    let text = """
      /// Of something else.
      let other = 1
      // a remark
      /// One.
      /// Two.
      @objc let value = 1
      """
    #expect(try declaration("value", in: text).documentation == "/// One.\n/// Two.")
  }

  @Test func `An unnamed associated value has no label`() throws {
    let source = SwiftSource(text: "enum A { case run(any Command), go(Int), stop(at: Int) }")
    let cases = source.declarations.filter { $0.kind == .enumerationCase }
    #expect(cases.flatMap(\.parameters).map(\.label.text) == ["", "", "at"])
    #expect(cases.flatMap(\.parameters).map(\.name.text) == ["", "", "at"])
  }
}
