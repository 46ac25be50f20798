/// Some declarations of a file, kept to be read again when the rest of the project is known.
struct Excerpt: Sendable {
  private struct Part: Sendable {
    let start: Int
    let bytes: [UInt8]
  }

  private var parts: [Part] = []

  /// The protocols of a file that are named for delegates, data sources and observers, or have nothing but events.
  static func delegateProtocols(of source: SwiftSource, _ types: [TypeOutline]) -> Excerpt? {
    types.contains { $0.kind == .protocolType } ? delegateProtocols(of: source, besides: []) : nil
  }

  /// These, and the protocols of some other names.
  static func delegateProtocols(of source: SwiftSource, besides names: Set<String>) -> Excerpt? {
    var excerpt = Excerpt()
    for declaration in source.declarations where declaration.kind == .protocolType {
      let name = declaration.name.text
      if name.isNamedForAnswering || names.contains(name) || declaration.hasEventsAlone {
        excerpt.append(declaration)
      }
    }
    return excerpt.parts.isEmpty ? nil : excerpt
  }

  private mutating func append(_ declaration: Declaration) {
    let range = declaration.range.bytes.clamped(to: declaration.source.bytes.indices)
    // What lies in another part is there already.
    guard range.lowerBound >= end else { return }
    parts.append(Part(start: range.lowerBound, bytes: Array(declaration.source.bytes[range])))
  }

  private var end: Int {
    parts.last.map { $0.start + $0.bytes.count } ?? 0
  }

  /// The file with blanks around the declarations, so that all of them stand where they stood.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end)
    for part in parts {
      bytes.append(contentsOf: repeatElement(0x20, count: part.start - bytes.count))
      bytes.append(contentsOf: part.bytes)
    }
    return bytes
  }
}

extension Declaration {
  /// Whether a protocol has two methods or more, of which all tell what did or will happen.
  var hasEventsAlone: Bool {
    let methods = children.filter { $0.kind == .function }
    return methods.count > 1
      && methods.allSatisfy { ["did", "will"].contains($0.name.lowercaseWords.first) }
  }
}
