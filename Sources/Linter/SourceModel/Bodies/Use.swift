import Diagnostics
import SwiftFacts

/// A use of a name in a type, an expression or a key path.
public struct Use: FactView {
  public let source: SwiftSource
  let index: Int

  public init(source: SwiftSource, index: Int) {
    self.source = source
    self.index = index
  }

  private var fact: Reference { source.facts.references[index] }

  public var kind: ReferenceKind { source.facts.references[index].kind }
  public var isCalled: Bool { fact.isCalled }
  /// Without back quotes.
  public var name: Name { source.name(source.facts.references[index].name) }
  /// What stands before the dot; empty where the name stands by itself.
  public var receiver: Name { source.receiver(from: fact.start, to: fact.name.start) }
  /// The innermost declaration around it.
  public var owner: Declaration? { source.declaration(at: source.facts.references[index].owner) }
}

extension Use {
  /// Whether a notification of the type is named: `UserDefaults.didChangeNotification`.
  var namesNotification: Bool {
    let rest = source.bytes[name.offsets.upperBound...]
    guard rest.first == UInt8(ascii: ".") else { return false }
    return rest.dropFirst().prefix(while: \.isPartOfName).ends(with: "Notification")
  }
}

extension SwiftSource {
  /// All uses of names in the order of the file.
  public var uses: Views<Use> {
    Views(facts.references.indices, of: self)
  }

  /// What stands before a member's name, without the dot and the signs of an optional before it.
  func receiver(from start: Int32, to name: Int32) -> Name {
    var end = Int(name)
    var hasDot = false
    while end > Int(start), end <= bytes.count {
      let byte = bytes[end - 1]
      if byte == UInt8(ascii: ".") {
        hasDot = true
      } else if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!"), byte > 0x20 {
        break
      }
      end -= 1
    }
    return Name(source: self, start: start, end: hasDot ? Int32(end) : start)
  }
}

extension Name {
  /// The name before the first dot, bracket or parenthesis: `cell` of `cell.label?.text`.
  public var root: Substring {
    let text = text
    let path = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    return path.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// Whether the first letter is a capital one, as in the name of a type.
  public var isCapital: Bool {
    guard let first = utf8.first else { return false }
    return (0x41...0x5A).contains(first)
  }
}

extension Name {
  /// Whether another stretch of the same file lies in this one.
  public func contains(_ other: Name) -> Bool {
    start <= other.start && other.end <= end
  }
}
