import Diagnostics
import YAML

extension SpecificationReference {
  /// How many lines show what a key is for.
  private static let longestExample = 16

  /// The lines of a spec that lead to a key, as they stand there; nil where the spec has it not.
  ///
  /// - Parameter path: `models.attributes.unique`
  public func example(of path: String, in source: SourceText) -> [String]? {
    guard let document = readYAML(source).root else { return nil }
    let keys = path.split(separator: ".").map(String.init)
    return Self.way(along: keys[...], in: document, entry: root).map { way in
      var lines: [Int] = []
      for place in way {
        let first = source.position(of: place.bytes.lowerBound).line
        let last = source.position(of: max(place.bytes.lowerBound, place.bytes.upperBound - 1)).line
        lines += (first...last).filter { $0 > lines.last ?? 0 }
      }
      let shown = lines.prefix(Self.longestExample).map { source.line($0) }
      return shown.count < lines.count ? shown + ["..."] : shown
    }
  }

  /// Where the keys of a path stand one inside of the other, with the names between them and the value
  /// of the last one.
  private static func way(
    along keys: ArraySlice<String>, in node: YAMLNode, entry: EntryDeclaration
  ) -> [FileRange]? {
    guard let name = keys.first, let key = entry.keys.first(where: { $0.name == name }) else {
      return []
    }
    guard let mapping = node.mapping else { return key.isShort && keys.count == 1 ? [] : nil }
    guard let found = mapping.first(where: { $0.key == name }) else { return nil }
    guard keys.count > 1, let inner = key.form.mapping else {
      let end = max(found.keyRange.bytes.upperBound, found.value.range.bytes.upperBound)
      let whole = found.keyRange.bytes.lowerBound..<end
      return [FileRange(file: found.keyRange.file, bytes: whole)]
    }
    let values =
      key.form.hasNames
      ? (found.value.mapping ?? []).map { ([found.keyRange, $0.keyRange], $0.value) }
      : [([found.keyRange], found.value)]
    for (start, value) in values {
      if let rest = way(along: keys.dropFirst(), in: value, entry: inner) { return start + rest }
    }
    return nil
  }
}

extension ValueForm {
  /// Whether names stand between the key and the mappings that it contains.
  public var hasNames: Bool {
    switch self {
    case .entries: true
    case .either(let forms): forms.contains(where: \.hasNames)
    default: false
    }
  }
}
