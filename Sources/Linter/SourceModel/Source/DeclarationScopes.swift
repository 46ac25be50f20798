import Diagnostics
import SwiftFacts

/// The declarations of a file with their names, which tell what findings are about when the file itself is no
/// longer at hand.
public struct DeclarationScopes: Sendable {
  private struct Scope {
    let range: ByteRange
    let name: ByteRange
    /// Where the name ends in `names`.
    let endOfName: Int32
    let parent: Int32
  }

  private var scopes: [Scope] = []
  private var names: [UInt8] = []
  /// What stands at other places that findings may point at.
  private var words: [Range<Int>: String] = [:]

  /// - Parameter places: other places than declared names that findings may point at, in bytes of the file.
  public init(of source: SwiftSource, places: [Range<Int>] = []) {
    scopes.reserveCapacity(source.facts.declarations.count)
    for declaration in source.facts.declarations {
      names += source.nameBytes(declaration.name)
      scopes.append(
        Scope(
          range: declaration.range, name: declaration.name, endOfName: Int32(clamping: names.count),
          parent: declaration.parent))
    }
    for place in places where word(at: place, inNameOf: innermost(around: place)) == nil {
      words[place] = source.word(at: place)
    }
  }

  /// What a finding in the file is about; nil where that takes the file itself.
  public func subject(of finding: Finding) -> Subject? {
    let bytes = finding.range.bytes
    let index = innermost(around: bytes)
    if let word = word(at: bytes, inNameOf: index) { return subject(word, in: index) }
    return words[bytes].map { subject($0.utf8, in: index) }
  }

  /// The part of a declared name at a place; nil where the place lies elsewhere.
  private func word(at bytes: Range<Int>, inNameOf index: Int) -> ArraySlice<UInt8>? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    let offsets = scopes[index].name.offsets
    guard offsets.lowerBound <= bytes.lowerBound, bytes.upperBound <= offsets.upperBound else {
      return nil
    }
    let start = name(of: index).startIndex + bytes.lowerBound - offsets.lowerBound
    let word = names[start..<start + bytes.count]
    return word.allSatisfy(\.isPartOfName) ? word : []
  }

  private func subject(_ word: some Collection<UInt8>, in index: Int) -> Subject {
    var path: [ArraySlice<UInt8>] = []
    var next = index
    while next >= 0 {
      path.append(name(of: next))
      next = Int(scopes[next].parent)
    }
    let length = path.reduce(word.count + 1) { $0 + $1.count + 1 }
    let text = String(unsafeUninitializedCapacity: length) { text in
      var place = 0
      func add(_ part: some Collection<UInt8>, before separator: Character? = nil) {
        place = text[place...].initialize(fromContentsOf: part)
        guard let separator = separator?.asciiValue else { return }
        text.initializeElement(at: place, to: separator)
        place += 1
      }
      for name in path.dropFirst().reversed() { add(name, before: ".") }
      add(path.first ?? [], before: "\t")
      add(word)
      return place
    }
    return Subject(text: text)
  }

  private func innermost(around bytes: Range<Int>) -> Int {
    let start = Int32(clamping: bytes.lowerBound)
    var index = scopes.partitionPoint { $0.range.start > start } - 1
    while index >= 0, scopes[index].range.offsets.upperBound < bytes.upperBound {
      index = Int(scopes[index].parent)
    }
    return index
  }

  private func name(of index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : Int(scopes[index - 1].endOfName))..<Int(scopes[index].endOfName)]
  }
}
