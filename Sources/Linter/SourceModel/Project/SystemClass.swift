import Words

/// A class of UIKit, AppKit or another framework of Apple's, by its prefix and its words.
public struct SystemClass: Sendable {
  /// With its prefix: `UIImageView`.
  public let name: String
  private let prefix: String
  /// Without it: `Image`, `View`.
  public let words: [String]

  init?(named type: ByteText) {
    guard let prefix = Self.prefixes.first(where: { type.starts(with: $0.utf8) }) else {
      return nil
    }
    let rest = type.dropFirst(prefix.utf8.count)
    guard let first = rest.first, first &- 0x41 < 26 else { return nil }
    name = String(decoding: type, as: UTF8.self)
    self.prefix = prefix
    words = Words.words(of: String(decoding: rest, as: UTF8.self)).map(\.text)
    guard OutsideMembers.known.lists(name) else { return nil }
  }

  private static let prefixes = ["UI", "NS"]

  /// What an object is called whose name claims another class by its last word: another view, `UILabel` for a button, what
  /// the view shows, `UIImage`, or a class with the same words but for the last, `NSLayoutAnchor` for an
  /// `NSLayoutConstraint`.
  ///
  /// - Parameter name: the words of the name.
  /// - Returns: the words of a better one; nil where it claims nothing else.
  public func words(insteadOf name: [String]) -> [String]? {
    guard let last = name.last.map({ capitalized($0.lowercased()) }), last != words.last,
      let own = words(claimedBy: last, isAlone: name.count == 1)
    else { return nil }
    let rest = name.dropLast()
    return rest + (rest.suffix(own.count).elementsEqual(own) ? [] : own)
  }

  private func words(claimedBy last: String, isAlone: Bool) -> [String]? {
    let claimed = prefix + last
    guard let own = words.last, Self.isClass(name),
      !Self.superclasses(of: name).contains(claimed),
      !Self.superclasses(of: claimed).contains(name)
    else { return nil }
    let sibling = words.dropLast() + [last]
    // What is mutable or attributed is so of many kinds.
    if !isAlone, sibling.count > 1, !LexicalWord(words[0].lowercased()).canBeAdjective,
      Self.isClass(prefix + sibling.joined())
    {
      return [own]
    }
    guard Self.isClass(claimed) else { return nil }
    if words == [last, "View"] { return words }
    return isView(claimed) && isView(name) ? words : nil
  }

  private static func superclasses(of name: String) -> [String] {
    OutsideMembers.known.superclasses(of: name)
  }

  private static func isClass(_ name: String) -> Bool {
    superclasses(of: name).contains("NSObject")
  }

  private func isView(_ name: String) -> Bool {
    Self.superclasses(of: name).contains(prefix + "View")
  }
}

extension Declaration {
  /// The class of the system of which a value is an object, by its type or by the call that makes it.
  public var systemClass: SystemClass? {
    if !type.isEmpty { return type.systemClass }
    let made = value.utf8.prefix(while: \.isPartOfName)
    guard value.utf8.dropFirst(made.count).first == UInt8(ascii: "(") else { return nil }
    return SystemClass(named: made)
  }
}

extension TypeName {
  public var systemClass: SystemClass? { baseBytes.flatMap(SystemClass.init(named:)) }
}
