/// Turns the bytes of a Swift file into facts.
///
/// One scanner serves one thread; it keeps its memory from file to file. It accepts any bytes: what
/// is not Swift is skipped, in time linear in the size.
public struct FactScanner: ~Copyable {
  private let traits: UnsafeMutablePointer<ByteTraits>
  private let keywords: KeywordTable
  private var tokens = TokenBuffer()
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Bytes that may be read behind the end of a file.
  private static let padding = 16

  public init() {
    traits = ByteTraits.makeTable()
    keywords = KeywordTable()
    capacity = 1 << 16
    bytes = .allocate(capacity: capacity)
  }

  deinit {
    traits.deallocate()
    keywords.deallocate()
    tokens.deallocate()
    bytes.deallocate()
  }

  /// The facts of a file.
  ///
  /// - Parameter source: The file's bytes. Of a file of 2 GB or more the first part is read.
  public mutating func facts(of source: UnsafeBufferPointer<UInt8>) -> Facts {
    let count = min(source.count, Int(Int32.max) - Self.padding)
    copy(source, count: count)
    tokens.removeAll()
    var lexer = Lexer(
      bytes: bytes, count: count, traits: traits, keywords: keywords, tokens: tokens)
    lexer.run()
    tokens = lexer.tokens
    var facts = Facts()
    swap(&facts.comments, &lexer.comments)
    swap(&facts.literals, &lexer.literals)
    var parser = Parser(tokens: tokens.elements, bytes: bytes, facts: facts)
    parser.run()
    return parser.facts
  }

  /// The facts of a file.
  public mutating func facts(of source: [UInt8]) -> Facts {
    source.withUnsafeBufferPointer { facts(of: $0) }
  }

  /// Copies a file, with zero bytes behind it.
  private mutating func copy(_ source: UnsafeBufferPointer<UInt8>, count: Int) {
    if capacity < count + Self.padding {
      bytes.deallocate()
      capacity = (count + Self.padding) * 2
      bytes = .allocate(capacity: capacity)
    }
    if let start = source.baseAddress { bytes.update(from: start, count: count) }
    (bytes + count).update(repeating: 0, count: Self.padding)
  }
}
