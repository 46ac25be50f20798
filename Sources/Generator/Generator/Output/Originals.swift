import Manifest

extension GeneratedFile {
  /// The folder with what each of the owner's files was when it was last generated.
  public static let originalsFolder = ".armature/originals"

  /// The base with which a later version merges what its owner made of this file. Its lines end in LF, as a merge
  /// wants them.
  var original: GeneratedFile {
    GeneratedFile(
      path: Self.originalsFolder + "/" + path, bytes: Original.record(LineEnds.unified(bytes)),
      ownership: .armature)
  }
}

/// How a text is kept beside the owner's file that began as it: git is not to take the one for the other under a new
/// name, which would carry what its owner writes into armature's records.
public enum Original {
  private static let bar = UInt8(ascii: "|")
  private static let lineFeed = UInt8(ascii: "\n")

  /// The text with a bar before each line.
  public static func record(_ text: [UInt8]) -> [UInt8] {
    var record: [UInt8] = []
    record.reserveCapacity(text.count + text.count / 16)
    var isStart = true
    for byte in text {
      if isStart { record.append(bar) }
      record.append(byte)
      isStart = byte == lineFeed
    }
    return record
  }

  /// The text of a record; that of an earlier version has no bars.
  public static func text(of record: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(record.count)
    var isStart = true
    for byte in record {
      if isStart, byte != bar { return record }
      if !isStart { text.append(byte) }
      isStart = !isStart && byte == lineFeed
    }
    return text
  }
}
