import Generator

extension UnwrittenPart {
  /// The layout of a view that its owner has changed, where it leaves out outlets that the view has got since: no
  /// such view can be shown.
  ///
  /// - Parameters:
  ///   - text: what the owner has.
  ///   - generated: the same file as armature would write it, whose layout has all outlets.
  static func layout(in text: [UInt8], at path: String, generated: [UInt8]) -> UnwrittenPart? {
    guard let outlets = namesInLayout(of: generated) else { return nil }
    let placed = namesInLayout(of: text) ?? []
    let missing = outlets.filter { !placed.contains($0) }
    guard !missing.isEmpty else { return nil }
    let line = members(of: Outline(text))["var layout"].map { $0.opening + 1 } ?? 1
    return UnwrittenPart(
      path: path, line: line, name: "layout, without \(missing.joined(separator: ", "))")
  }

  /// What the layout names, and what the members of the file name that it uses, `header` of `.column(header, body)`,
  /// in their order; nil where no layout is declared.
  private static func namesInLayout(of text: [UInt8]) -> [String]? {
    let members = members(of: Outline(text))
    guard let layout = members["var layout"] else { return nil }
    let places = CodeNames(text).places.filter {
      !$0.isMember && $0.name.first?.isLowercase == true
    }
    var names: [String] = []
    var open = [layout.opening..<layout.range.upperBound]
    while let lines = open.popLast() {
      for place in places where lines.contains(place.line - 1) && !names.contains(place.name) {
        guard place.role == .bare || place.role == .member(of: "self") else { continue }
        names.append(place.name)
        let used = members["var " + place.name] ?? members["func " + place.name]
        if let used { open.append(used.range) }
      }
    }
    return names.filter { $0 != "var" && $0 != "self" }
  }

  private static func members(of outline: Outline) -> [String: Outline.Block] {
    let members = outline.blocks.lazy.compactMap(\.members).joined().map { ($0.key, $0) }
    return Dictionary(members) { first, _ in first }
  }
}
