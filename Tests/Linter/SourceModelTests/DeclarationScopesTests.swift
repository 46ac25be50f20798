import Diagnostics
import Testing

@testable import SourceModel

/// What is known of a file's declarations tells what the file itself would tell.
@Suite struct DeclarationScopesTests {
  private static let text = """
    let first = 1
    struct Outer<Element> {
      enum Inner: Int { case qwyzzle, brelbo = 2 }
      func `repeat`(_ plimf: Int, at flumf: Int) -> Int { let gronk = plimf; return gronk }
      init() {}
      static func == (left: Outer, right: Outer) -> Bool { true }
    }
    extension Outer.Inner { var naïve: Int { 1 } }

    """

  private static func path(around place: Range<Int>, in source: SwiftSource) -> String {
    let around = sequence(first: source.declaration(around: place)) { $0?.parent }
    return around.compactMap { $0?.name.text }.reversed().joined(separator: ".")
  }

  @Test func `Every name and every place that was kept has the subject that the file says`() {
    let file = SourceFile(path: "a.swift", Array(Self.text.utf8), conventions: Conventions())
    let source = file.source
    let count = Self.text.utf8.count
    let places = (0..<count).flatMap { start in (start...count).map { start..<$0 } }
    let kept = places.filter { $0.lowerBound % 3 == 0 }
    let scopes = DeclarationScopes(of: source, places: kept)
    var known = 0
    for place in places {
      let finding = Finding("", at: source.range(place))
      guard let subject = scopes.subject(of: finding) else { continue }
      known += 1
      #expect(subject.declaration == Self.path(around: place, in: source), "\(place)")
      #expect(subject.word == source.word(at: place), "\(place)")
    }
    #expect(known > kept.count)
    for declaration in source.declarations {
      let finding = Finding("", at: declaration.name.range)
      #expect(declaration.name.isEmpty || scopes.subject(of: finding) != nil)
    }
  }
}
