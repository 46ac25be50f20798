import Foundation
import Specification

/// For a key, in every form that its value can have, the smallest spec that says it.
struct SmallestSpecifications {
  /// The example that has every key.
  let everything: SpecificationTree
  let places: [SpecificationReference.Place]
  /// Where the search begins: a small spec that has a key is sooner cut down than the one that has all.
  private let starts: [SpecificationTree]
  private let reference = SpecificationReference()

  /// What needs other packages or files; KitsPackageTests and IncludeTests have them.
  private static let foreign = ["application.kits", "include"]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let examples = tests.appending(path: "../../../Examples").standardizedFileURL
    var everything = try SpecificationTree(reading: examples.appending(path: "everything.yml"))
    let folder = examples.appending(path: "everything")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      everything = everything.merged(
        with: try SpecificationTree(reading: folder.appending(path: name)))
    }
    everything["include"] = nil
    self.everything = everything
    let small = try [tests.appending(path: "Fixtures/Specs"), examples].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".yml") }.map { folder.appending(path: $0) }
    }
    starts = try small.map(SpecificationTree.init(reading:)).filter(\.isAccepted) + [everything]
    places = reference.places.filter { place in
      !Self.foreign.contains { place.path.hasPrefix($0) }
    }
  }

  func holds(_ place: SpecificationReference.Place, in spec: SpecificationTree) -> Bool {
    !spec.values(at: keys(of: place)[...], in: reference.root).isEmpty
  }

  /// Each once; a spec that has several keys may be the smallest for all of them.
  func specifications(for places: [SpecificationReference.Place]) -> [SpecificationTree] {
    var specs: [SpecificationTree] = []
    for place in places {
      // What is small already is quickly made smaller.
      let start = (specs + starts).filter { holds(place, in: $0) }
        .min { $0.parts.count < $1.parts.count }
      guard let smallest = start?.reduced(while: { holds(place, in: $0) }) else { continue }
      specs.append(smallest)
      specs += Self.forms(of: place.key.form, at: place.path).compactMap { form in
        smallest.replacing(
          keys(of: place)[...], in: reference.root, with: .text(form, isPlain: true))
      }.filter(\.isAccepted)
    }
    var known: Set<SpecificationTree> = []
    return specs.filter { known.insert($0).inserted }
  }

  private func keys(of place: SpecificationReference.Place) -> [String] {
    place.path.split(separator: ".").map(String.init)
  }

  private static func forms(of form: ValueForm, at path: String) -> [String] {
    switch form {
    case .choice(let words): words
    case .flag: ["true", "false"]
    case .countRange: ["2", "0...3", "1...", "...4"]
    case .type where path == "models.attributes.type":
      ["Bool", "Int", "Double", "Decimal", "String", "Date", "URL", "UUID", "Data"].flatMap {
        [$0, $0 + "?"]
      }
    case .either(let forms): forms.flatMap { Self.forms(of: $0, at: path) }
    default: []
    }
  }
}
