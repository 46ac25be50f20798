/// The values in one of git's configuration files. Other files that it includes are not read.
struct GitConfiguration {
  /// The last value of each key, by `section.key` in lower case.
  private(set) var values: [String: String] = [:]

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var section = ""
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "["):
        section = Self.section(in: &rest)
      case UInt8(ascii: "#"), UInt8(ascii: ";"):
        rest = rest.drop { $0 != 0x0A }
      case _ where Self.isNameByte(byte):
        let key = rest.prefix(while: Self.isNameByte)
        rest = rest.dropFirst(key.count).drop { $0 == 0x20 || $0 == 0x09 }
        guard rest.first == UInt8(ascii: "=") else { continue }
        rest.removeFirst()
        values[section + "." + Self.lowercased(key)] = Self.value(in: &rest)
      default:
        rest.removeFirst()
      }
    }
  }

  /// `[core]`, taken away; a section with a name in quotes is told from one without.
  private static func section(in rest: inout ArraySlice<UInt8>) -> String {
    let heading = rest.dropFirst().prefix { $0 != UInt8(ascii: "]") && $0 != 0x0A }
    rest = rest.dropFirst(heading.count + 2)
    return lowercased(heading)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }
}

extension GitConfiguration {
  /// What stands behind `=`, taken away up to the line's end: quotes keep spaces and comment signs, a backslash at
  /// the end goes on in the next line.
  private static func value(in rest: inout ArraySlice<UInt8>) -> String {
    var value: [UInt8] = []
    var blanks: [UInt8] = []
    var isQuoted = false
    while let byte = rest.popFirst(), byte != 0x0A {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        value += blanks
        blanks = []
      case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
        rest = rest.drop { $0 != 0x0A }
      case 0x20 where !isQuoted, 0x09 where !isQuoted, 0x0D where rest.first == 0x0A:
        if !value.isEmpty, byte != 0x0D { blanks.append(byte) }
      default:
        value += blanks
        blanks = []
        value += byte == UInt8(ascii: "\\") ? escaped(in: &rest) : [byte]
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// What a backslash and the bytes behind it stand for.
  private static func escaped(in rest: inout ArraySlice<UInt8>) -> [UInt8] {
    if rest.starts(with: [0x0D, 0x0A]) { rest.removeFirst() }
    switch rest.popFirst() {
    case 0x0A, nil: return []
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case let byte?: return [byte]
    }
  }
}
