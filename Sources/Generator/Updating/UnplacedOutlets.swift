import Generator

extension UnwrittenPart {
  /// The layout of a view that its owner has changed, where it leaves out outlets that the view has got since: no
  /// such view can be shown.
  ///
  /// - Parameters:
  ///   - text: what the owner has.
  ///   - generated: the same file as armature would write it, whose layout has all outlets.
  static func layout(in text: [UInt8], at path: String, generated: [UInt8]) -> UnwrittenPart? {
    guard let lines = layout(of: Outline(generated))?.range else { return nil }
    let outlets = CodeNames(generated).places
      .filter { $0.role == .bare && !$0.isMember && lines.contains($0.line - 1) }
      .map(\.name).filter { $0.first?.isLowercase == true && $0 != "var" }
    let used = Set(CodeNames(text).places.map(\.name))
    let missing = outlets.filter { !used.contains($0) }
    guard !missing.isEmpty else { return nil }
    let line = layout(of: Outline(text)).map { $0.opening + 1 } ?? 1
    return UnwrittenPart(
      path: path, line: line, name: "layout, without \(missing.joined(separator: ", "))")
  }

  private static func layout(of outline: Outline) -> Outline.Block? {
    outline.blocks.lazy.compactMap(\.members).joined().first { $0.key == "var layout" }
  }
}
