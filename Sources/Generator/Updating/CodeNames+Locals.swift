/// What names mean within a function.
extension CodeNames {
  /// Whether a name without a receiver means something that is known around it alone, such as a variable of a
  /// function or what a closure takes.
  func isLocal(_ place: Place) -> Bool {
    let bindings = places.filter {
      $0.name == place.name && $0.declaration != nil && !$0.isMember
    }
    var next: Int? = place.scope
    while let index = next, let parent = scopes[index].parent, scopes[index].type == nil {
      let isBound = bindings.contains {
        $0.scope == index && start(of: $0) <= place.range.lowerBound
      }
      if isBound { return true }
      next = parent
    }
    return false
  }

  /// The types around a name, the innermost first.
  func types(around place: Place) -> [String] {
    sequence(first: place.scope) { scopes[$0].parent }.compactMap { scopes[$0].type }
  }

  /// Where a binding begins to be known: not in its own value.
  private func start(of binding: Place) -> Int {
    if let start = binding.start { return start }
    var depth = 0
    var last: UInt8 = 0
    for position in binding.range.upperBound..<bytes.count {
      let sign = bytes[position]
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"):
        if depth == 0 { return position }
      case UInt8(ascii: "\n") where depth == 0 && last != UInt8(ascii: "="): return position
      default: break
      }
      if depth < 0 { return position }
      if sign > 0x20 { last = sign }
    }
    return bytes.count
  }
}
