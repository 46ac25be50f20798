extension TypeName {
  /// The members of a tuple type, optional or not, as they are written; nil for other types.
  public var tupleMembers: [String]? {
    guard let parts = TypeParts(text), !parts.isFunction else { return nil }
    return parts.members.map(String.init)
  }

  /// What a function type, optional or not, is given, as it is written; nil for other types.
  public var functionParameters: [String]? {
    guard let parts = TypeParts(text), parts.isFunction else { return nil }
    return parts.members.map(String.init)
  }
}

/// A type in parentheses, taken apart at its commas.
private struct TypeParts {
  let members: [Substring]
  let isFunction: Bool

  /// Parentheses around nothing but another type in parentheses that are taken off, at most.
  private static let mostNesting = 4

  init?(_ text: String) {
    var text = Substring(text)
    for _ in 0..<Self.mostNesting {
      text = Self.withoutAttributes(text)
      guard text.utf8.first == UInt8(ascii: "("), let list = Self.list(beginning: text) else {
        return nil
      }
      let rest = list.rest.drop { $0.isWhitespace || $0 == "?" || $0 == "!" }
      guard rest.isEmpty, list.members.count == 1, let only = list.members.first else {
        members = list.members
        isFunction = ["->", "async", "throws"].contains(where: rest.hasPrefix)
        if !isFunction, !rest.isEmpty { return nil }
        return
      }
      text = only
    }
    return nil
  }

  private static func withoutAttributes(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.utf8.first == UInt8(ascii: "@") {
      text = text.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
    return text
  }

  /// The parts between the first parenthesis and its counterpart, and what follows that.
  private static func list(
    beginning text: Substring
  ) -> (members: [Substring], rest: Substring)? {
    var members: [Substring] = []
    var depth = 0
    var start = text.utf8.index(after: text.startIndex)
    var previous: UInt8 = 0
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 1:
        members.append(text[start..<place])
        start = text.utf8.index(after: place)
      default: break
      }
      if depth == 0 {
        let last = text[start..<place]
        if !members.isEmpty || !last.allSatisfy(\.isWhitespace) { members.append(last) }
        return (members, text[text.utf8.index(after: place)...])
      }
      previous = byte
    }
    return nil
  }
}
