import Words

/// What was looked for in all of a file, each thing once.
struct Searches {
  /// What somebody wants to know of a file.
  enum Question: Hashable {
    /// Whether it writes letters as an acronym beside other words.
    case acronym(String)
    /// Whether a comment, a string or a joined name has a word.
    case mention(String)
    /// Whether a comment says in parentheses what letters stand for.
    case expansion(String)
    /// Whether a name or a number stands there as a whole.
    case name(String)
    /// Whether letters stand there as a word or as one of a name.
    case word(String)
    /// Whether two words stand there apart.
    case apart(WordSplit)
    /// Whether a type of Apple's that it names has them apart.
    case apartInType(WordSplit)
    /// Whether a string has letters.
    case string(String)
    /// Whether letters stand there in capitals.
    case capitals(String)
    /// Whether the name of a module or type from elsewhere has a word.
    case foreign(String)
  }

  private var answers: [Question: Bool] = [:]

  /// So many looks at a file at most, so that the time for it stays linear in its size: whoever asks for
  /// more is told that there is nothing.
  private static let mostLooks = 256

  mutating func removeAll() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }

  /// The answer, if it is known or nobody looks for it any more.
  func answer(to question: Question) -> Bool? {
    answers[question] ?? (answers.count < Self.mostLooks ? nil : false)
  }

  mutating func keep(_ answer: Bool, to question: Question) {
    answers[question] = answer
  }
}

extension SwiftSource {
  /// Whether a name or a number stands anywhere in the file as a whole.
  public func hasName(_ name: String) -> Bool {
    answer(to: .name(name)) {
      bytes[...].contains(name) { place in
        !isPartOfName(at: place.lowerBound - 1) && !isPartOfName(at: place.upperBound)
      }
    }
  }

  /// Whether it declares something by that name, wherever.
  public func mayDeclare(_ name: String) -> Bool {
    let hash = NameHash.of(name)
    if let isDeclared = memory.pointee.declared?.contains(hash) { return isDeclared }
    let declared = declaredHashes
    memory.pointee.declared = declared
    return declared.contains(hash)
  }

  private var declaredHashes: HashTable {
    var hashes = HashTable()
    for declaration in facts.declarations {
      _ = hashes.place(of: name(declaration.name).hash)
    }
    return hashes
  }

  func answer(to question: Searches.Question, by looking: () -> Bool) -> Bool {
    if let known = memory.pointee.searches.answer(to: question) { return known }
    let answer = looking()
    memory.pointee.searches.keep(answer, to: question)
    return answer
  }

  /// Whether a name has a byte at a place; no place outside of the file is part of one.
  func isPartOfName(at place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place].isPartOfName
  }
}
