import Diagnostics

/// The byte-order mark of UTF-8, which is allowed and skipped.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Why the bytes of a file are not handed to the YAML parser, which says little about encodings and
/// accepts UTF-16 silently.
func problem(ofEncoding source: SourceText, limits: YAMLLimits) -> Diagnostic? {
  let bytes = source.bytes
  func problem(_ rule: YAMLRule, _ message: String, at bytes: Range<Int>) -> Diagnostic {
    YAMLError(rule, message, at: FileRange(file: source.file, bytes: bytes)).diagnostic
  }
  if bytes.count > limits.maximumBytes {
    let sizes = "\(bytes.count) bytes, at most \(limits.maximumBytes) are read"
    return problem(.fileTooLarge, "the file is too large: \(sizes)", at: 0..<0)
  }
  if looksLikeUTF16(bytes) {
    return problem(.notUTF8, "the file is UTF-16; save it as UTF-8", at: 0..<2)
  }
  do {
    var text = try UTF8Span(validating: bytes.span)
    if text.checkForASCII() { return nil }
  } catch {
    return problem(.notUTF8, "these bytes are not UTF-8; save as UTF-8", at: error.byteOffsets)
  }
  if let separator = separator(in: bytes) {
    let advice = "YAML 1.1 ends a line here; write \(separator.escape) in quotation marks instead"
    return problem(.lineSeparator, advice, at: separator.range)
  }
  return nil
}

/// The first character at which the parser ends a line although YAML 1.2 does not: the text around it
/// would not arrive as it stands.
private func separator(in bytes: [UInt8]) -> (escape: String, range: Range<Int>)? {
  bytes.withUnsafeBufferPointer { bytes in
    for index in bytes.indices.dropLast() where bytes[index] == 0xC2 || bytes[index] == 0xE2 {
      if bytes[index] == 0xC2, bytes[index + 1] == 0x85 { return ("\\x85", index..<index + 2) }
      guard bytes[index] == 0xE2, bytes[index + 1] == 0x80, index + 2 < bytes.count else {
        continue
      }
      if bytes[index + 2] == 0xA8 { return ("\\u2028", index..<index + 3) }
      if bytes[index + 2] == 0xA9 { return ("\\u2029", index..<index + 3) }
    }
    return nil
  }
}

/// A byte-order mark of UTF-16 or UTF-32, or a zero byte beside an ASCII character at the begin.
private func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 2 else { return false }
  let first = bytes[0]
  let second = bytes[1]
  return (first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE)
    || (first == 0) != (second == 0)
}
