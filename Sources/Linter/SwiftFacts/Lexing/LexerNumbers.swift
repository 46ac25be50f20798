extension Lexer {
  mutating func lexNumber() {
    let start = position
    let isMember = tokens.count > 0 && tokens[tokens.count - 1].kind == .period
    if bytes[position] == ASCII.zero, bytes[position + 1] == ASCII.x {
      return lexHexadecimal(from: start)
    }
    skipDigits()
    var isFloat = false
    if bytes[position] == ASCII.dot, !isMember, isDigit(bytes[position + 1]) {
      position += 1
      skipDigits()
      isFloat = true
    }
    let exponent = bytes[position]
    if exponent == ASCII.e || exponent == ASCII.upperE { isFloat = skipExponent() || isFloat }
    // Letters right behind a number belong to it, however wrong; so does an octal number's prefix.
    skipNameBytes()
    append(isFloat ? .float : .integer, from: start)
  }

  private mutating func lexHexadecimal(from start: Int) {
    position += 2
    skipHexadecimalDigits()
    var isFloat = false
    if bytes[position] == ASCII.dot, isHexadecimalDigit(bytes[position + 1]) {
      let dot = position
      position += 1
      skipHexadecimalDigits()
      // `0xff.description` is a member of a number.
      if !isExponent(bytes[position]), !isDigit(bytes[position + 1]) { position = dot }
      isFloat = position != dot
    }
    if isExponent(bytes[position]) { isFloat = skipExponent() || isFloat }
    skipNameBytes()
    append(isFloat ? .float : .integer, from: start)
  }

  /// Skips an exponent with its sign.
  private mutating func skipExponent() -> Bool {
    position += 1
    if bytes[position] == ASCII.plus || bytes[position] == ASCII.minus { position += 1 }
    skipDigits()
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    traits[Int(byte)].contains(.isDigit)
  }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    traits[Int(byte)].contains(.isHexadecimalDigit)
  }

  private func isExponent(_ byte: UInt8) -> Bool {
    byte == ASCII.p || byte == ASCII.upperP
  }

  private mutating func skipDigits() {
    while isDigit(bytes[position]) || bytes[position] == ASCII.underscore { position += 1 }
  }

  private mutating func skipHexadecimalDigits() {
    while isHexadecimalDigit(bytes[position]) || bytes[position] == ASCII.underscore {
      position += 1
    }
  }
}
