import Diagnostics

/// A closure that a customisation point is given.
public struct GivenClosure: Hashable, Sendable {
  /// The property or parameter that it is given to.
  public let point: String
  /// Its statements, with one space wherever there is space.
  public let text: String
  public let range: FileRange
}

extension GivenClosure {
  static func all(in source: SwiftSource) -> [GivenClosure] {
    assigned(in: source) + passed(in: source)
  }

  private static func assigned(in source: SwiftSource) -> [GivenClosure] {
    var closures: [GivenClosure] = []
    for statement in source.statements
    where statement.kind == .assignment && statement.text.utf8.last == UInt8(ascii: "}") {
      let point = statement.target.lastPart
      guard CustomizationPoint.isCustomization(point),
        let closure = statement.blocks.first(where: { $0.kind == .closure }),
        closure.range.bytes.upperBound == statement.range.bytes.upperBound,
        let given = GivenClosure(to: String(decoding: point, as: UTF8.self), closure)
      else { continue }
      closures.append(given)
    }
    return closures
  }

  private static func passed(in source: SwiftSource) -> [GivenClosure] {
    var closures: [GivenClosure] = []
    for argument in source.arguments where !argument.label.isEmpty && argument.isClosure {
      guard CustomizationPoint.isCustomization(argument.label.utf8),
        let closure = source.block(at: argument.value),
        let given = GivenClosure(to: argument.label.text, closure)
      else { continue }
      closures.append(given)
    }
    return closures
  }

  /// Nil for a closure with one statement: it only names what is done elsewhere.
  private init?(to point: String, _ closure: Block) {
    let statements = closure.statements
    guard statements.count > 1 else { return nil }
    let texts = statements.lazy.map {
      $0.text.utf8.split(whereSeparator: \.isSpace).joined(separator: " ".utf8)
    }
    let text = Array(texts.joined(separator: "; ".utf8))
    self.init(point: point, text: String(decoding: text, as: UTF8.self), range: closure.range)
  }
}

extension Name {
  /// The name behind the last dot: `editCell` of `table.editCell`.
  var lastPart: ByteText {
    let bytes = utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return bytes }
    return bytes[(dot + 1)...]
  }
}

extension SwiftSource {
  /// The block whose braces stand there.
  func block(at name: Name) -> Block? {
    let index = facts.blocks.partitionPoint { $0.range.start >= name.start }
    guard index < facts.blocks.count, facts.blocks[index].range.start == name.start else {
      return nil
    }
    return Block(source: self, index: index)
  }
}
