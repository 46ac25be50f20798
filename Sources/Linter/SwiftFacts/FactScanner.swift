/// Turns the bytes of a Swift file into facts.
///
/// One scanner serves one thread; it keeps its memory from file to file. It accepts any bytes: what
/// is not Swift is skipped, in time linear in the size.
public struct FactScanner: ~Copyable {
  private let traits: UnsafeMutablePointer<ByteTraits>
  private let keywords: KeywordTable
  private var tokens = TokenList()
  private var openBrackets = GrowingList<Int32>()
  private var facts = Facts()
  private var padded: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// Bytes that are read behind the end of a file.
  public static let padding = 16

  private static let mostBytes = Int(Int32.max) - padding

  /// The memory for more tokens is given back at once: hardly another file has as many.
  private static let mostKeptTokens = 1 << 20

  public init() {
    traits = ByteTraits.table
    keywords = KeywordTable.shared
    capacity = 1 << 12
    padded = .allocate(capacity: capacity)
  }

  deinit {
    tokens.deallocate()
    openBrackets.deallocate()
    facts.deallocate()
    padded.deallocate()
  }

  /// The facts of a file; they and the scanner's own copy of the bytes hold until it scans another one or
  /// is gone.
  ///
  /// - Parameter source: The file's bytes. Of a file of 2 GB or more the first part is read.
  public mutating func scan(
    _ source: UnsafeBufferPointer<UInt8>
  ) -> (facts: Facts, bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(source.count, Self.mostBytes)
    copy(source, count: count)
    return (scan(padded, count: count), UnsafeBufferPointer(start: padded, count: count))
  }

  /// The same without a copy: the facts hold for as long as the bytes do.
  ///
  /// - Parameter source: The file's bytes, which as many zero bytes follow as `padding` says.
  public mutating func scan(
    padded source: UnsafeBufferPointer<UInt8>
  ) -> (facts: Facts, bytes: UnsafeBufferPointer<UInt8>) {
    guard let bytes = source.baseAddress, source.count <= Self.mostBytes else {
      return scan(source)
    }
    return (scan(bytes, count: source.count), source)
  }

  private mutating func scan(_ bytes: UnsafePointer<UInt8>, count: Int) -> Facts {
    tokens.removeAll()
    openBrackets.removeAll()
    facts.removeAll()
    var lexer = Lexer(
      bytes: bytes, count: count, traits: traits, keywords: keywords,
      part: LexedPart(tokens: tokens, openBrackets: openBrackets),
      comments: facts.comments, literals: facts.literals)
    lexer.run()
    tokens = lexer.tokens
    openBrackets = lexer.openBrackets
    facts.comments = lexer.comments
    facts.literals = lexer.literals
    facts.flaw = lexer.flaw
    withUnsafeMutablePointer(to: &facts) { facts in
      var parser = Parser(tokens: tokens.elements, bytes: bytes, facts: facts)
      parser.run()
    }
    if tokens.count > Self.mostKeptTokens { finish() }
    return facts
  }

  /// Gives back the memory for tokens, which facts do without.
  public mutating func finish() {
    tokens.deallocate()
    tokens = TokenList()
    openBrackets.deallocate()
    openBrackets = GrowingList()
  }

  /// The facts of a file, for as long as the scanner scans no other one.
  public mutating func facts(of source: [UInt8]) -> Facts {
    source.withUnsafeBufferPointer { scan($0).facts }
  }

  /// Copies a file, with zero bytes behind it.
  private mutating func copy(_ source: UnsafeBufferPointer<UInt8>, count: Int) {
    if capacity < count + Self.padding {
      padded.deallocate()
      capacity = (count + Self.padding) * 2
      padded = .allocate(capacity: capacity)
    }
    if let start = source.baseAddress { padded.update(from: start, count: count) }
    (padded + count).update(repeating: 0, count: Self.padding)
  }
}
