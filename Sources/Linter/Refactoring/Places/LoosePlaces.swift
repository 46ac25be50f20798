import SourceModel

/// What a name is where no fact tells: a label, a part of a literal's text, or nothing that is known.
struct LoosePlaces {
  private let source: SwiftSource
  private let literals: Stretches
  private let attributes: Stretches
  private let conditions: Stretches
  private let renamings: RenamingStrings

  init(in source: SwiftSource) {
    self.source = source
    renamings = RenamingStrings(in: source)
    literals = Stretches(source.literals.map(\.text.offsets))
    attributes = Stretches(source.attributes.map(\.arguments.offsets))
    conditions = Stretches(source.branches.map(\.condition.offsets))
  }

  /// Nil for what stands in a comment, which is not code.
  func role(of name: Range<Int>) -> Place.Role? {
    guard source.nextCode(from: name.lowerBound) == name.lowerBound else { return nil }
    if literals.contain(name.lowerBound) { return renamings.role(of: name) ?? .text }
    if attributes.contain(name.lowerBound) { return .attribute }
    if conditions.contain(name.lowerBound) || isLabel(name) { return .plainLabel }
    return .unknown
  }

  /// Before a colon no name stands that means a value, but for those that the facts know; behind `break`
  /// and `continue` stands the label of a statement.
  private func isLabel(_ name: Range<Int>) -> Bool {
    if let next = source.nextCode(from: name.upperBound), source.bytes[next] == UInt8(ascii: ":") {
      return true
    }
    let before = source.bytes[..<name.lowerBound].reversed().drop { $0 == 0x20 }
    return ["break", "continue"].contains { before.starts(with: $0.utf8.reversed()) }
  }
}
