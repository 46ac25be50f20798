import Diagnostics

/// What a class changes in the objects that it was given.
extension ClassOutline {
  /// `SettingsStore` of `settings.stations = []` and of `settings.stations.removeAll()`
  static func changedWork(in source: SwiftSource, within ranges: Nest) -> [Burden] {
    var burdens: [Burden] = []
    for (index, reference) in source.facts.references.enumerated()
    where reference.kind == .member && !reference.isCalled
      && isChanged(source.bytes[Int(reference.name.end)...])
      && ranges.contains(Int(reference.name.start))
    {
      let use = Use(source: source, index: index)
      guard let owner = use.keptOwner else { continue }
      burdens.append(Burden(.askedWork, at: use.name.range, subject: owner.text))
    }
    return burdens
  }

  /// Whether another value takes the place of the one before the text, or an element of it.
  private static func isChanged(_ rest: ByteText) -> Bool {
    let mark = UInt8(ascii: "=")
    if rest.first == UInt8(ascii: ".") {
      return changes.contains(rest.dropFirst().prefix(while: \.isPartOfName))
    }
    guard rest.first == UInt8(ascii: " ") else {
      return rest.first == mark && rest.dropFirst().first != mark
    }
    let sign = rest.dropFirst().prefix { $0 != UInt8(ascii: " ") }
    return sign.first == mark && sign.count == 1
      || sign.count == 2 && sign.last == mark && compound.contains(sign.first ?? 0)
  }

  /// Signs that come before `=` where it changes a value: `+=`.
  private static let compound = Array("+-*/%&|^".utf8)

  /// Methods of the standard library's collections and of `Bool`.
  private static let changes: NameSet = [
    "append", "formUnion", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "subtract", "swapAt", "toggle", "updateValue",
  ]
}
