import Diagnostics
import SourceModel

/// What documentation comments say of members in code spans: `` `name` `` and ``` ``name`` ```.
final class Mentions {
  private struct Mention {
    let range: Range<Int>
    /// The type around what is documented, or itself if it is one; nil at the top of the file.
    let types: Set<String?>
  }

  private let index: FileIndex
  private lazy var mentions = found()

  init(in index: FileIndex) {
    self.index = index
  }

  /// - Parameter edits: what is edited already.
  func edits(of member: Declaration, to newName: String, besides edits: [Edit]) -> [Edit] {
    let type = member.enclosingType.map { FileTypes.name(of: $0) }
    let known = Set(edits.map(\.range.bytes.lowerBound))
    return (mentions[member.name.text] ?? [])
      .filter { $0.types.contains(type) && !known.contains($0.range.lowerBound) }
      .map { Edit(index.source.range($0.range), with: newName) }
  }

  private func found() -> [String: [Mention]] {
    var found: [String: [Mention]] = [:]
    var seen: Set<Int> = []
    for declaration in index.source.declarations {
      let comments = declaration.documentationComments
      guard !comments.isEmpty else { continue }
      let around = declaration.enclosingType.map { FileTypes.name(of: $0) }
      let own = declaration.kind.hasMembers ? FileTypes.name(of: declaration) : nil
      let parameters = Set(declaration.parameters.map(\.name.text))
      for span in comments.flatMap({ CodeSpans(in: $0.text).names }) {
        let name = index.source.text(in: span)
        guard !parameters.contains(name), seen.insert(span.lowerBound).inserted else { continue }
        let types: Set<String?> = own == nil ? [around] : [around, own]
        found[name, default: []].append(Mention(range: span, types: types))
      }
    }
    return found
  }
}

/// The names that stand in back quotes in a comment, one or two on each side; of a call only its name.
struct CodeSpans {
  private(set) var names: [Range<Int>] = []

  init(in comment: Name) {
    let bytes = comment.source.bytes
    let quote = UInt8(ascii: "`")
    var place = comment.offsets.lowerBound
    let end = comment.offsets.upperBound
    while place < end {
      guard bytes[place] == quote else {
        place += 1
        continue
      }
      let quotes = bytes[place..<end].prefix { $0 == quote }.count
      let start = place + quotes
      let close = bytes[start..<end].firstIndex { $0 == quote || $0 == 0x0A } ?? end
      place = close + 1
      guard quotes <= 2, close < end, bytes[close] == quote else { continue }
      let name = bytes[start..<close].prefix(while: \.isPartOfName)
      if !name.isEmpty, name.endIndex == close || bytes[name.endIndex] == UInt8(ascii: "(") {
        names.append(name.indices)
      }
      place = close + quotes
    }
  }
}
