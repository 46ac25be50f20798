/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may arrive in any portions. A lone escape byte can be the key, the beginning of a sequence,
/// or alt with the key that follows at once: `isWaiting` says so, `pause()` rules alt out when nothing
/// has followed for a moment, and `finish()` decides for the key when nothing comes at all.
struct KeyDecoder {
  private enum State {
    case text
    /// Paused when nothing has followed for longer than a terminal takes for one key.
    case escape(isPaused: Bool)
    case alt
    case singleShift
    case sequence([UInt8])
    /// What a terminal answers, such as its colours, up to a bell or an escape with a backslash: not a
    /// key, but for alt with the first character where nothing follows that.
    case answer(to: UInt8, isEmpty: Bool)
    case answerEnd
    case paste
  }

  private var state = State.text
  private var characters = CharacterDecoder()
  private var pasted: [UInt8] = []
  private var keys: [Key] = []

  /// Longer input is not a key of any terminal.
  private static let maximumSequenceLength = 32
  private static let maximumPasteLength = 1 << 20
  private static let endOfPaste = [UInt8]("\u{1B}[201~".utf8)

  /// Whether the bytes so far may be a key, or the beginning of a longer one.
  var isWaiting: Bool {
    switch state {
    case .text, .paste: false
    case .escape, .alt, .singleShift, .sequence, .answer, .answerEnd: true
    }
  }

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { read(byte) }
    defer { keys = [] }
    return keys
  }

  /// Told when nothing has followed for a moment.
  mutating func pause() {
    if case .escape = state { state = .escape(isPaused: true) }
  }

  /// The keys that the bytes so far mean when nothing follows them.
  mutating func finish() -> [Key] {
    switch state {
    case .escape: keys.append(.escape)
    case .singleShift: keys.append(.alt("O"))
    case .sequence(let bytes) where bytes.isEmpty: keys.append(.alt("["))
    case .answer(let first, isEmpty: true): keys.append(.alt(Character(Unicode.Scalar(first))))
    case .text, .alt, .sequence, .answer, .answerEnd, .paste: break
    }
    if isWaiting { state = .text }
    defer { keys = [] }
    return keys
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text: readText(byte)
    case .escape(let isPaused): readEscape(byte, isPaused: isPaused)
    case .alt: readAlt(byte)
    case .singleShift:
      state = .text
      ControlSequence(final: byte, parameters: []).key.map { keys.append($0) }
    case .sequence(let bytes): readSequence(bytes, byte)
    case .answer(let first, _): readAnswer(to: first, byte)
    case .answerEnd:
      state = byte == UInt8(ascii: "\\") ? .text : .escape(isPaused: false)
      if byte != UInt8(ascii: "\\") { read(byte) }
    case .paste: readPaste(byte)
    }
  }

  private mutating func readText(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape(isPaused: false)
    } else if byte < 0x20 || byte == 0x7F {
      characters.reset()
      Key(controlByte: byte).map { keys.append($0) }
    } else if let character = characters.decode(byte) {
      keys.append(.character(character))
    }
  }

  private mutating func readEscape(_ byte: UInt8, isPaused: Bool) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case 0x1B:
      keys.append(.escape)
      state = .escape(isPaused: false)
    case _ where isPaused:
      keys.append(.escape)
      state = .text
      readText(byte)
    case _ where "]PX^_".utf8.contains(byte):
      state = .answer(to: byte, isEmpty: true)
    default:
      state = .alt
      readAlt(byte)
    }
  }

  /// Alt with a key that has no use is not a key at all.
  private mutating func readAlt(_ byte: UInt8) {
    if byte < 0x20 || byte == 0x7F {
      state = .text
      switch Key(controlByte: byte) {
      case .return: keys.append(.newline)
      case .delete: keys.append(.wordDelete)
      default: break
      }
    } else if let character = characters.decode(byte) {
      state = .text
      keys.append(.alt(character))
    }
  }

  private mutating func readSequence(_ bytes: [UInt8], _ byte: UInt8) {
    if byte == 0x1B {
      state = .escape(isPaused: false)
    } else if (0x40...0x7E).contains(byte), byte != UInt8(ascii: "[") || !bytes.isEmpty {
      state = .text
      finish(ControlSequence(final: byte, parameters: bytes))
    } else if bytes.count < Self.maximumSequenceLength {
      state = .sequence(bytes + [byte])
    } else {
      state = .text
    }
  }

  /// Any other control character ends what is then no answer.
  private mutating func readAnswer(to first: UInt8, _ byte: UInt8) {
    switch byte {
    case 0x1B: state = .answerEnd
    case 0x07: state = .text
    case ..<0x20:
      state = .text
      readText(byte)
    default: state = .answer(to: first, isEmpty: false)
    }
  }

  private mutating func finish(_ sequence: ControlSequence) {
    if sequence.isStartOfPaste {
      state = .paste
      pasted = []
    } else if let key = sequence.key {
      keys.append(key)
    }
  }

  private mutating func readPaste(_ byte: UInt8) {
    pasted.append(byte)
    guard byte == Self.endOfPaste.last, pasted.suffix(Self.endOfPaste.count) == Self.endOfPaste[...]
    else {
      // What is too much is dropped, but not the bytes that may be the end.
      if pasted.count > Self.maximumPasteLength {
        pasted.remove(at: Self.maximumPasteLength - Self.endOfPaste.count)
      }
      return
    }
    state = .text
    keys.append(.paste(String(decoding: pasted.dropLast(Self.endOfPaste.count), as: UTF8.self)))
    pasted = []
  }
}
