import Mustache
import Words

/// A name in Swift code, in backticks where Swift reserves the word.
public struct Identifier: TemplateWord, Hashable {
  /// The name itself, without backticks.
  public let name: String

  /// - Parameter name: ASCII letters, digits and underscores, no digit first. The check of a spec
  ///   lets nothing else through; code of any other kind must never be generated.
  public init(_ name: String) {
    precondition(Self.isValid(name), "'\(name)' is not an identifier")
    self.name = name
  }

  public var text: String { SwiftKeywords.contains(name) ? "`\(name)`" : name }

  public static func isValid(_ name: String) -> Bool {
    let isLetter = { (byte: UInt8) in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = name.utf8.first, isLetter(first), name != "_" else { return false }
    return name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }
}
