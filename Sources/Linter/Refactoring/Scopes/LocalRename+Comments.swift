import Diagnostics
import SourceModel
import Words

// MARK: Comments

extension LocalRename {
  /// Where ordinary comments beside the name say exactly it. A single English word may be meant as a word there.
  func commentEdits() -> [Edit] {
    guard words(of: old).count > 1 || !index.source.wordJudge.verdict(on: old.lowercased()).isKnown
    else { return [] }
    var seen: Set<Int> = []
    return renamed.map { bindings.all[$0] }.flatMap { binding in
      index.source.ordinaryComments(in: binding.home).flatMap { places(in: $0.text.offsets) }
        .filter { isMeant(at: $0.lowerBound) && seen.insert($0.lowerBound).inserted }
    }.map { Edit(index.source.range($0), with: new) }
  }

  /// Nothing else has the name there; in front of its declaration nothing has it.
  private func isMeant(at offset: Int) -> Bool {
    bindings.number(at: offset).map(renamed.contains) ?? true
  }

  private func places(in comment: Range<Int>) -> [Range<Int>] {
    let bytes = index.source.bytes
    var found: [Range<Int>] = []
    var place = comment.lowerBound
    while place < comment.upperBound {
      let name = bytes[place..<comment.upperBound].prefix(while: \.isPartOfName)
      if name.elementsEqual(old.utf8), !isPartOfPath(name.indices) { found.append(name.indices) }
      place = max(name.endIndex, place) + 1
    }
    return found
  }

  /// `view.name`, `/name`, `(name:`: a member, a folder or a label.
  private func isPartOfPath(_ name: Range<Int>) -> Bool {
    let bytes = index.source.bytes
    let before = bytes[name.lowerBound - 1]
    let isLabel = bytes[name.upperBound...].first == UInt8(ascii: ":")
    return before == UInt8(ascii: ".") || isLabel && before == UInt8(ascii: "(")
      || before == UInt8(ascii: "/") && bytes[name.lowerBound - 2] != UInt8(ascii: "/")
  }
}
