import FoundationEssentials
import Specification

/// A value in JSON, as the kit's archives spell it.
struct JSONText {
  let text: String

  init(_ string: String) {
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    let escaped = isPlain ? string : string.unicodeScalars.map(Self.escaped).joined()
    text = "\"" + escaped + "\""
  }

  init(_ value: AttributeValue) {
    switch value {
    case .bool(let isTrue): text = isTrue ? "true" : "false"
    case .int(let number): text = String(number)
    case .double(let number): text = number.description
    case .decimal(let string), .string(let string), .url(let string), .uuid(let string),
      .enumerationCase(let string):
      text = JSONText(string).text
    case .date(let seconds):
      text = JSONText(Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format()).text
    case .day(let day), .endOfDay(let day):
      text = JSONText(dayText(ofDaysSinceReferenceDate: day)).text
    case .data(let bytes): text = JSONText(Data(bytes).base64EncodedString()).text
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
