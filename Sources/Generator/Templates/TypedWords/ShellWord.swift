import Mustache

/// One word of a shell command, quoted where it holds anything that a shell reads.
public struct ShellWord: TemplateWord, Hashable {
  public let text: String

  public init(_ word: String) {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(Self.isPlain)
    let quoted = word.filter { $0 != "\0" }.replacing("'", with: "'\\''")
    text = isPlain && !word.hasPrefix("~") ? word : "'" + quoted + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "._-/+:@%,".utf8.contains(byte)
    }
  }
}
